import { missedKindOf } from '../../../../shared/reminders/missed/reminders.missed.ts'
import type { Dose, Plan } from '../../../../shared/reminders/reminders.schedule.ts'
import { plansOfSteps, type StepChange } from '../../../../shared/reminders/steps/reminders.steps.ts'
import { today } from '../../../platform/clock/today.ts'
import { useText, type Text } from '../../../platform/i18n/i18n.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { amountsInWords } from '../texts/doses-text.ts'
import { dosageText } from '../texts/dosage-text.ts'

/** `8 tablets until 3 Dec`, `then 6 tablets until 8 Dec`, `then 4 tablets`: this step and those to come. */
export function StepsLine({ plan, name }: { plan: Plan; name: string }) {
  const text = useText()
  const ahead = plansOfSteps(plan).filter(({ endsOn }) => endsOn === null || endsOn >= today())
  if (ahead.length === 0) return null
  return (
    <>
      {ahead.length > 1 &&
        ahead.map((step, n) => (
          <span key={step.startsOn} className="w-full">
            {stepInWords(text, step, {
              isAlone: plan.times.length === 1,
              isFirst: n === 0,
              isLast: n === ahead.length - 1,
            })}
          </span>
        ))}
      {missedKindOf(name, plan.unit ?? null) === 'steroid' && (
        <span className="w-full font-semibold">{text.t('medicineSteps.steroid')}</span>
      )}
    </>
  )
}

interface Place {
  /** The medicine has but one time. */
  isAlone: boolean
  isFirst: boolean
  isLast: boolean
}

/** The last day of the last step stands with the medicine. */
function stepInWords(text: Text, step: Plan, { isAlone, isFirst, isLast }: Place): string {
  const { t, day } = text
  const { endsOn } = step
  const much = muchOf(text, step, isAlone)
  const amount =
    isLast || endsOn === null ? much : t('medicineSteps.until', { amount: much, day: day(endsOn, 'short') })
  return isFirst ? amount : t('medicineSteps.next', { amount })
}

/** Without the time if there is but one. */
function muchOf(text: Text, step: Plan, isAlone: boolean): string {
  const [amount] = Object.values(step.amounts ?? {})
  if (!isAlone || amount === undefined) return amountsInWords(text, step).join(', ')
  return dosageText(text, { amount, unit: step.unit ?? null })
}

interface Props {
  dose: Dose
  change: StepChange
}

/** On the first day of a step: the amount is another one than yesterday, and at some times there is none any more. */
export function NewAmount({ dose, change: { before, now } }: Props) {
  const text = useText()
  const { t, time } = text
  const { unit } = dose
  const [old, next] = [before[dose.time] ?? 0, now[dose.time] ?? 0]
  const dropped = Object.keys(before).filter((at) => now[at] === 0 && before[at] !== 0)
  const words = (amount: number) => dosageText(text, { amount, unit })
  const isNew = next > 0 && next !== old
  // The doses of earlier days are listed too.
  if (dose.day !== today() || !unit || (!isNew && dropped.length === 0)) return null
  return (
    <Notice>
      {isNew && (
        <p className="font-semibold">
          {old > 0
            ? t('medicineSteps.changed', { amount: words(next), before: words(old) })
            : t('medicineSteps.begins', { amount: words(next) })}
        </p>
      )}
      {dropped.length > 0 && (
        <p className="font-semibold">{t('medicineSteps.dropped', { times: dropped.map(time).join(', ') })}</p>
      )}
    </Notice>
  )
}
