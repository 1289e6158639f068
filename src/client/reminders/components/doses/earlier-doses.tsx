import type { Ref } from 'react'
import { addDays, dayIn } from '../../../../shared/kit/time/town-time.ts'
import { listedDays, dosesOfDay } from '../../../../shared/reminders/reminders.schedule.ts'
import { useText } from '../../../platform/i18n/i18n.tsx'
import { town } from '../../../platform/clock/town.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { type Marking, type ReminderList } from '../../reminders.queries.ts'
import { dayText } from '../texts/day-text.ts'
import { DoseList } from './dose-list.tsx'

/** The doses of the last week, folded; they can still be marked. */
export function EarlierDoses({
  ref,
  list,
  now,
  marking,
}: {
  ref?: Ref<HTMLDetailsElement>
  list: ReminderList
  now: Date
  marking: Marking
}) {
  const text = useText()
  const zone = town().timeZone
  const today = dayIn(zone, now)
  const marked = marking.shown(list.doses)
  const days = Array.from({ length: listedDays }, (_, ago) => addDays(today, -ago - 1))
    .map((day) => [day, dosesOfDay(list.reminders, marked, day, zone)] as const)
    .filter(([, doses]) => doses.length > 0)
  if (days.length === 0) return null
  return (
    <Disclosure ref={ref} level={3} title={text.t('medicines.doses.earlier')}>
      <div className="space-y-4">
        {days.map(([day, doses]) => (
          <div key={day} className="space-y-2">
            <h4 className="font-semibold text-soft">{dayText(text, day, today)}</h4>
            <DoseList doses={doses} now={now} marking={marking} earlierDay={day} />
          </div>
        ))}
      </div>
    </Disclosure>
  )
}
