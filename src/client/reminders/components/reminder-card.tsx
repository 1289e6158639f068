import { useState } from 'react'
import { nextDose, type MarkedDose, type Plan } from '../../../shared/reminders/reminders.schedule.ts'
import { planOn } from '../../../shared/reminders/steps/reminders.steps.ts'
import { ApiError } from '../../platform/api/api-error.ts'
import { errorText } from '../../platform/api/error-text.ts'
import { useText } from '../../platform/i18n/i18n.tsx'
import { overlapIn } from '../../platform/conflicts/edit-conflict.ts'
import { today, useNow } from '../../platform/clock/today.ts'
import { town } from '../../platform/clock/town.ts'
import { Card } from '../../ui/card.tsx'
import { FocusSwap } from '../../ui/focus/focus-swap.tsx'
import { Notice } from '../../ui/notice.tsx'
import { OverlapQuestion } from '../../platform/forms/conflict-question.tsx'
import { WaitingMark } from '../../platform/outbox/queued-mark.tsx'
import type { Reminder } from '../reminders.queries.ts'
import { CardButton } from './card-button.tsx'
import { dayText } from './texts/day-text.ts'
import { dosageText } from './texts/dosage-text.ts'
import { timesByAmount } from './texts/doses-text.ts'
import { DosePicture } from '../../ui/drawings/dose-picture.tsx'
import { planInWords } from './texts/plan-text.ts'
import { StepsLine } from './steps/lazy-steps.tsx'
import { StockLine } from './stock/stock-line.tsx'
import { StopQuestion } from './removal/lazy-removal.tsx'
import { useRemoval } from './removal/use-removal.ts'
import { reminderRows } from './reminder-rows.ts'

interface Props {
  reminder: Reminder
  doses: readonly MarkedDose[]
  onChange: () => void
  onRemoved: () => void
}

/** A medicine: dosage, times, days and end. */
export function ReminderCard({ reminder, doses, onChange, onRemoved }: Props) {
  const text = useText()
  const { t } = text
  const removal = useRemoval(reminder, onRemoved)
  const { error } = removal
  const { name, plans, waiting } = reminder
  const plan: Plan | undefined = plans.at(-1)
  const amounts = plan ? timesByAmount(planOn(plan, today())) : []
  const [left, setLeft] = useState<Error | null>(null)
  const overlap = error instanceof ApiError && error !== left ? overlapIn(error) : null
  return (
    <Card className="space-y-2">
      <div className="flex flex-wrap items-center gap-x-3 break-words">
        <h3 className="text-lg font-semibold">{name}</h3>
        {plan && plan.dosage !== '' && <p className="text-soft">{plan.dosage}</p>}
        {plan?.food && (
          <p className="flex items-center gap-2">
            <DosePicture of={plan.food} />
            {t(`reminders.foods.${plan.food}`)}
          </p>
        )}
      </div>
      {plan && (
        <p className="flex flex-wrap gap-x-2">
          {amounts.map(([amount, times]) => (
            // Two amounts never share a line: 5 ml in the morning is not 7.5 ml at night.
            <span key={amount} className={`font-semibold ${amounts.length > 1 ? 'w-full' : ''}`}>
              {amount !== null && `${dosageText(text, { amount, unit: plan.unit ?? null })}: `}
              {times.map(text.time).join(' · ')}
            </span>
          ))}
          {plan.asNeeded && plan.asNeeded.amount !== null && (
            <span className="font-semibold">
              {dosageText(text, { amount: plan.asNeeded.amount, unit: plan.unit ?? null })}
            </span>
          )}
          {plan.steps && <StepsLine plan={plan} name={name} />}
          <span className="text-soft">{planInWords(text, plan, today()).join(' · ')}</span>
          {plan.cycle && <NextDay reminder={reminder} />}
        </p>
      )}
      <WaitingMark state={waiting} />
      {overlap ? (
        <OverlapQuestion
          overlap={overlap}
          rowsOf={(record) => reminderRows(text, record)}
          said={null}
          busy={removal.isBusy}
          onDecide={() => removal.stopAnyway(overlap)}
          onLeave={() => setLeft(error)}
        />
      ) : (
        error && error !== left && <Notice kind="error">{errorText(t, error)}</Notice>
      )}
      <FocusSwap face={removal.isAsked ? 'why' : 'buttons'}>
        {removal.isAsked ? (
          <StopQuestion name={name} onStop={removal.stop} onKeep={removal.keep} />
        ) : (
          <StockLine reminder={reminder} doses={doses}>
            <CardButton
              icon="pencil"
              data-home="card"
              aria-label={t('medicines.list.changeOf', { name })}
              onClick={onChange}
            >
              {t('medicines.list.change')}
            </CardButton>
            <CardButton
              icon="x"
              data-home="buttons"
              busy={removal.isBusy}
              aria-label={t('medicines.list.removeOf', { name })}
              onClick={removal.press}
            >
              {t('medicines.list.remove')}
            </CardButton>
          </StockLine>
        )}
      </FocusSwap>
    </Card>
  )
}

/** Of a medicine that is not for every day nobody remembers whose turn today is. */
function NextDay({ reminder }: { reminder: Reminder }) {
  const text = useText()
  const next = nextDose([reminder], [], useNow(), town().timeZone)
  if (!next) return null
  return (
    <span className="text-soft">
      {text.t('medicines.list.next', { day: dayText(text, next.day, today()) })}
    </span>
  )
}
