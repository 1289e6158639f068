import { createContext, useContext, useEffect, useRef, type ReactNode } from 'react'
import { Link } from '../../platform/browser/navigation.tsx'
import { useText } from '../../platform/i18n/i18n.tsx'
import { Button } from '../button.tsx'
import { stepBefore } from './use-steps.ts'

/** Read once for all: at a press of Back, React would draw each reader of the address by itself. */
export const OpenStep = createContext('')

/** A part of the form. On phones only the open one is shown, by the style sheet, so also before the script has loaded. */
export function StepPart({ of, children }: { of: string; children: ReactNode }) {
  const isOpen = useContext(OpenStep) === of
  return (
    <div data-step={of} data-current={isOpen || undefined} className="flex flex-col gap-5">
      {children}
    </div>
  )
}

interface ProgressProps {
  steps: readonly string[]
  /** What is asked now. */
  title: string
  /** Where no field says it: the heading takes the cursor, too. */
  isTitleShown: boolean
}

/** "2 of 5", and for screen readers what is asked now. */
export function StepProgress({ steps, title, isTitleShown }: ProgressProps) {
  const { t } = useText()
  const step = useContext(OpenStep)
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOfStep(step, heading, isTitleShown)
  const at = steps.indexOf(step) + 1
  return (
    <div className="only-in-steps flex flex-col gap-2">
      <div aria-hidden="true" className="flex gap-1.5">
        {steps.map((one, index) => (
          <span key={one} className={`h-1.5 flex-1 rounded-full ${index < at ? 'bg-leaf' : 'bg-line'}`} />
        ))}
      </div>
      <h2 ref={heading} tabIndex={-1} aria-live="polite" aria-atomic="true" className="outline-none">
        <span className="text-soft">
          {t('shell.steps.progress', { at: String(at), of: String(steps.length) })}
        </span>
        <span className={isTitleShown ? 'block text-xl font-semibold' : 'sr-only'}> {title}</span>
      </h2>
    </div>
  )
}

/** The way on and back; the last step has the form's own button. */
export function StepButtons({ steps, busy }: { steps: readonly string[]; busy: boolean }) {
  const { t } = useText()
  const step = useContext(OpenStep)
  const before = stepBefore(steps, step)
  return (
    <div className="only-in-steps flex flex-col gap-1">
      {step !== steps.at(-1) && (
        <Button type="submit" wide busy={busy}>
          {t('shell.steps.next')}
        </Button>
      )}
      {before && (
        <Link to={`#${before}`} className="p-3 text-center font-semibold text-leaf underline">
          {t('shell.steps.back')}
        </Link>
      )}
    </div>
  )
}

/** A step that opens takes the cursor, so that nobody has to tap into the field. */
function useFocusOfStep(step: string, heading: { current: HTMLElement | null }, isTitleShown: boolean): void {
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    const part = document.querySelector(`[data-step=${step}]`)
    const field =
      part?.querySelector<HTMLElement>('input:checked') ?? part?.querySelector<HTMLElement>('input')
    const target = isTitleShown ? heading.current : field
    target?.focus()
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [step, heading, isTitleShown])
}
