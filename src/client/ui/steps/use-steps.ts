import { useFragment } from '../../platform/browser/navigation.tsx'
import { useMediaQuery } from '../../platform/browser/use-media-query.ts'

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
  const isNarrow = useMediaQuery('not all and (min-width: 48rem)')
  return isNarrow && document.documentElement.classList.contains('scripted')
}
