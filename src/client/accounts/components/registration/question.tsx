import { createContext, useContext, useEffect, useRef, type ReactNode } from 'react'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { Link } from '../../../platform/browser/navigation.tsx'
import { Button } from '../../../ui/button.tsx'
import { questionBefore, questions, type Question } from './questions.ts'

/** Read once for all: at a press of Back, React would draw each reader of the address by itself. */
export const OpenQuestion = createContext<Question>('role')

/** A part of the form. On phones only the open one is shown, by the style sheet, so also before the script has loaded. */
export function QuestionPart({ of, children }: { of: Question; children: ReactNode }) {
  const isOpen = useContext(OpenQuestion) === of
  return (
    <div data-question={of} data-current={isOpen || undefined} className="flex flex-col gap-5">
      {children}
    </div>
  )
}

/** "2 of 5", and for screen readers what is asked now. */
export function Progress() {
  const { t } = useText()
  const question = useContext(OpenQuestion)
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOfQuestion(question, heading)
  const at = questions.indexOf(question) + 1
  const isLast = question === 'check'
  return (
    <div className="only-in-steps flex flex-col gap-2">
      <div aria-hidden="true" className="flex gap-1.5">
        {questions.map((one, index) => (
          <span key={one} className={`h-1.5 flex-1 rounded-full ${index < at ? 'bg-leaf' : 'bg-line'}`} />
        ))}
      </div>
      <h2 ref={heading} tabIndex={-1} aria-live="polite" aria-atomic="true" className="outline-none">
        <span className="text-soft">
          {t('accounts.register.progress', { at: String(at), of: String(questions.length) })}
        </span>
        <span className={isLast ? 'block text-xl font-semibold' : 'sr-only'}>
          {' '}
          {t(`accounts.register.${question}`)}
        </span>
      </h2>
    </div>
  )
}

/** The way on and back; the last question has the form's own button. */
export function Onward({ busy }: { busy: boolean }) {
  const { t } = useText()
  const question = useContext(OpenQuestion)
  const before = questionBefore(question)
  return (
    <div className="only-in-steps flex flex-col gap-1">
      {question !== 'check' && (
        <Button type="submit" wide busy={busy}>
          {t('accounts.register.next')}
        </Button>
      )}
      {before && (
        <Link to={`#${before}`} className="p-3 text-center font-semibold text-leaf underline">
          {t('accounts.register.back')}
        </Link>
      )}
    </div>
  )
}

/** A question that opens takes the cursor, so that nobody has to tap into the field. */
function useFocusOfQuestion(question: Question, heading: { current: HTMLElement | null }): void {
  const before = useRef(question)
  useEffect(() => {
    if (before.current === question) return
    before.current = question
    const part = document.querySelector(`[data-question=${question}]`)
    const field =
      part?.querySelector<HTMLElement>('input:checked') ?? part?.querySelector<HTMLElement>('input')
    const target = question === 'check' ? heading.current : field
    target?.focus()
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [question, heading])
}
