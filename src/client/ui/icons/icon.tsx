import { signInPaths } from './icon-paths.ts'
import type { insidePaths } from './icon-paths-app.ts'
import type { featurePaths } from './icon-paths-features.ts'
import type { readingPaths } from './icon-paths-reading.ts'

export type IconName =
  keyof typeof signInPaths | keyof typeof insidePaths | keyof typeof featurePaths | keyof typeof readingPaths

let paths: Partial<Record<string, string>> = signInPaths

/** Each bundle adds its own icons, so that /login does not load those of the features. */
export function addIcons(more: Partial<Record<IconName, string>>): void {
  paths = { ...paths, ...more }
}

export function isIconName(name: string): name is IconName {
  return Object.hasOwn(paths, name)
}

/** A decorative icon beside a text: hidden from screen readers. Scales with the text. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.4em"
      height="1.4em"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={`shrink-0 ${className}`}
    >
      <path d={paths[name]} />
    </svg>
  )
}
