import type { MarkedDose } from '../../../../shared/reminders/reminders.schedule.ts'
import { today } from '../../../platform/clock/today.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { Reminder } from '../../reminders.queries.ts'
import { dayText } from '../texts/day-text.ts'
import { knownSupply } from './supply.ts'

interface Props {
  reminders: readonly Reminder[]
  doses: readonly MarkedDose[]
  now: Date
}

/** The medicines that run out within a week. */
export function LowNotice({ reminders, doses, now }: Props) {
  const text = useText()
  const low = reminders.flatMap((one) => {
    const supply = one.isRemoved ? null : knownSupply(one, doses, now)
    return supply?.isLow && supply.outOn ? [{ id: one.id, name: one.name, outOn: supply.outOn }] : []
  })
  if (low.length === 0) return null
  return (
    <Notice title={text.t('stock.low')}>
      <ul className="break-words">
        {low.map(({ id, name, outOn }) => (
          <li key={id}>
            <strong>{name}</strong>: {text.t('stock.outOn', { day: dayText(text, outOn, today()) })}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
