import type { AsNeeded } from '../../../../shared/reminders/reminders.as-needed.ts'
import { everyDays, type Cycle } from '../../../../shared/reminders/reminders.cycle.ts'
import { everyDay } from '../../../../shared/reminders/reminders.schedule.ts'
import type { Text } from '../../../platform/i18n/i18n.tsx'

interface When {
  days: readonly number[]
  cycle?: Cycle | null | undefined
  asNeeded?: AsNeeded | null | undefined
  /** As needed, but how often is not said yet. */
  isNeeded?: boolean
  startsOn?: string | undefined
  endsOn: string | null
  lastTime?: string | null | undefined
}

/** `Every other day`, `From Thu, 26 Nov`, `Until Mon, 30 Nov` or `Until Mon, 30 Nov, 8:00 am`: the last two only while they are ahead. */
export function planInWords(text: Text, when: When, today: string): string[] {
  const { t, day, time } = text
  const { startsOn = '', endsOn, lastTime } = when
  const parts = [rhythmInWords(text, when)]
  if (startsOn > today) parts.push(t('medicines.list.from', { day: day(startsOn, 'short') }))
  if (endsOn !== null) {
    const isOver = endsOn < today
    const last = [day(endsOn, 'short'), ...(lastTime ? [time(lastTime)] : [])].join(', ')
    parts.push(t(isOver ? 'medicines.list.ended' : 'medicines.list.until', { day: last }))
  }
  return parts
}

function rhythmInWords(text: Text, { days, cycle, asNeeded, isNeeded }: When): string {
  if (asNeeded) return neededInWords(text, asNeeded)
  if (isNeeded) return text.t('medicines.list.whenNeeded')
  return cycle ? cycleInWords(text, cycle) : daysInWords(text, days)
}

/** `When needed, at least 6 hours apart, at most 4 times in 24 hours` */
export function neededInWords({ t }: Text, { gapHours, mostPerDay }: AsNeeded): string {
  return [
    t('medicines.list.whenNeeded'),
    t('medicines.list.apart', { count: gapHours }),
    t('medicines.list.atMost', { count: mostPerDay }),
  ].join(', ')
}

export function cycleInWords({ t }: Text, cycle: Cycle): string {
  const every = everyDays(cycle)
  if (every === null) return t('medicines.list.cycle', { ...cycle })
  return every === 2 ? t('medicines.list.everyOther') : t('medicines.list.everyDays', { count: every })
}

export function daysInWords({ t }: Text, days: readonly number[]): string {
  if (days.length === everyDay.length) return t('medicines.list.everyDay')
  const names = t(days.length === 1 ? 'dates.weekdays' : 'dates.weekdaysShort').split(' ')
  // Sunday last, as in the form.
  return [...days.filter((day) => day > 0), ...days.filter((day) => day === 0)]
    .map((day) => names[day])
    .join(', ')
}
