import { useSyncExternalStore } from 'react'
import { useFragment } from '../../platform/browser/navigation.tsx'

/** The open step of a form, by the address: `/register#phone`; else the first. */
export function useStep<Step extends string>(steps: readonly [Step, ...Step[]]): Step {
  const fragment = useFragment()
  return steps.find((one) => one === fragment) ?? steps[0]
}

export function stepBefore<Step extends string>(steps: readonly Step[], step: Step): Step | undefined {
  return steps[steps.indexOf(step) - 1]
}

/** Whether forms are asked in steps here: see sign-in.css. */
export function useInSteps(): boolean {
  return useSyncExternalStore(onResize, isInSteps, () => false)
}

const wide = '(min-width: 48rem)'

function isInSteps(): boolean {
  return document.documentElement.classList.contains('scripted') && !matchMedia(wide).matches
}

function onResize(changed: () => void): () => void {
  const media = matchMedia(wide)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}
