import { useState } from 'react'
import type { MarkedDose, Plan } from '../../../../shared/reminders/reminders.schedule.ts'
import { today, useNow } from '../../../platform/clock/today.ts'
import { useLoaded } from '../../../platform/browser/use-loaded.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { FocusSwap } from '../../../ui/focus-swap.tsx'
import { Button } from '../../../ui/button.tsx'
import { StatusMark } from '../../../ui/status-mark.tsx'
import type { Reminder } from '../../reminders.queries.ts'
import { dayText } from '../texts/day-text.ts'
import { dosageText } from '../texts/dosage-text.ts'
import { supplyOf } from './supply.ts'

/** Fetched for who counts. */
const loadForm = () => import('./count-form.tsx').then(({ CountForm }) => CountForm)

interface Props {
  reminder: Reminder
  doses: readonly MarkedDose[]
}

/** How much is left and until when it is enough, and a field to count again; nothing without the amount of a dose. */
export function StockLine({ reminder, doses }: Props) {
  const text = useText()
  const { t } = text
  const [isCounting, setCounting] = useState(false)
  const supply = supplyOf(reminder, doses, useNow())
  const plan: Plan | undefined = reminder.plans.at(-1)
  if (!plan?.unit || reminder.waiting) return null
  const { left, outOn, isLow } = supply ?? { left: null, outOn: null, isLow: false }
  return (
    <FocusSwap face={isCounting ? 'form' : 'line'}>
      {isCounting ? (
        <Counting reminder={reminder} onClose={() => setCounting(false)} />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          {left !== null && (
            <p className="min-w-0">
              {t('stock.left', { amount: dosageText(text, { amount: left, unit: plan.unit }) })}
              {outOn && (
                <span className="block text-soft">
                  {t('stock.outOn', { day: dayText(text, outOn, today()) })}
                </span>
              )}
              {isLow && <StatusMark tone="waiting">{t('stock.low')}</StatusMark>}
            </p>
          )}
          <Button
            data-home="line"
            kind="quiet"
            aria-label={t('stock.countOf', { name: reminder.name })}
            onClick={() => setCounting(true)}
          >
            {t(left === null ? 'stock.count' : 'stock.again')}
          </Button>
        </div>
      )}
    </FocusSwap>
  )
}

function Counting(props: { reminder: Reminder; onClose: () => void }) {
  const { value: CountForm } = useLoaded(loadForm)
  return CountForm ? <CountForm {...props} /> : null
}
