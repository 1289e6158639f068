import { signInPaths } from './icon-paths.ts'
import type { insidePaths } from './icon-paths-app.ts'
import type { featurePaths } from './icon-paths-features.ts'

export type IconName = keyof typeof signInPaths | keyof typeof insidePaths | keyof typeof featurePaths

let paths: Partial<Record<string, string>> = signInPaths

/** Icons come with the bundle that draws them: /login does not pay for those of the features. */
export function addIcons(more: Partial<Record<IconName, string>>): void {
  paths = { ...paths, ...more }
}

export function isIconName(name: string): name is IconName {
  return Object.hasOwn(paths, name)
}

/** A picture beside a word, never instead of one: hidden from screen readers. Grows with the text. */
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
