import { useState, type ReactNode } from 'react'
import type { MarkedDose, Plan } from '../../../../shared/reminders/reminders.schedule.ts'
import { today, useNow } from '../../../platform/clock/today.ts'
import { useLoaded } from '../../../platform/browser/use-loaded.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { FocusSwap } from '../../../ui/focus/focus-swap.tsx'
import { StatusMark } from '../../../ui/status-mark.tsx'
import type { Reminder } from '../../reminders.queries.ts'
import { CardButton } from '../card-button.tsx'
import { dayText } from '../texts/day-text.ts'
import { dosageText } from '../texts/dosage-text.ts'
import { knownSupply } from './supply.ts'

/** Fetched for who counts. */
const loadForm = () => import('./count-form.tsx').then(({ CountForm }) => CountForm)

interface Props {
  reminder: Reminder
  doses: readonly MarkedDose[]
  /** What else can be done with this medicine: in one row with counting, and away while somebody counts. */
  children: ReactNode
}

/** How much is left and until when it is enough, and a field to count again; only `children` without the amount of a dose. */
export function StockLine({ reminder, doses, children }: Props) {
  const text = useText()
  const { t } = text
  const [isCounting, setCounting] = useState(false)
  const supply = knownSupply(reminder, doses, useNow())
  const plan: Plan | undefined = reminder.plans.at(-1)
  if (!plan?.unit) return <div className={row}>{children}</div>
  const { left, outOn, isLow } = supply ?? { left: null, outOn: null, isLow: false }
  return (
    <FocusSwap face={isCounting ? 'form' : 'line'}>
      {isCounting ? (
        <Counting reminder={reminder} onClose={() => setCounting(false)} />
      ) : (
        <div className="space-y-3">
          {left !== null && (
            <p>
              {t('stock.left', { amount: dosageText(text, { amount: left, unit: plan.unit }) })}
              {outOn && (
                <span className="block text-soft">
                  {t('stock.outOn', { day: dayText(text, outOn, today()) })}
                </span>
              )}
              {isLow && <StatusMark tone="waiting">{t('stock.low')}</StatusMark>}
            </p>
          )}
          <div className={row}>
            <CardButton
              data-home="line"
              icon="pill"
              aria-label={t('stock.countOf', { name: reminder.name })}
              onClick={() => setCounting(true)}
            >
              {t(left === null ? 'stock.count' : 'stock.again')}
            </CardButton>
            {children}
          </div>
        </div>
      )}
    </FocusSwap>
  )
}

const row = 'flex flex-wrap gap-2'

function Counting(props: { reminder: Reminder; onClose: () => void }) {
  const { value: CountForm } = useLoaded(loadForm)
  return CountForm ? <CountForm {...props} /> : null
}
