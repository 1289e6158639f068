import { everyDays, type Cycle } from '../../../../shared/reminders/reminders.cycle.ts'
import { everyDay } from '../../../../shared/reminders/reminders.schedule.ts'
import type { Text } from '../../../platform/i18n/i18n.tsx'

interface When {
  days: readonly number[]
  cycle?: Cycle | null | undefined
  startsOn?: string | undefined
  endsOn: string | null
}

/** `Every other day`, `From Thu, 26 Nov`, `Until Mon, 30 Nov`: the last two only while they are ahead. */
export function planInWords(
  text: Text,
  { days, cycle, startsOn = '', endsOn }: When,
  today: string,
): string[] {
  const { t, day } = text
  const parts = [cycle ? cycleInWords(text, cycle) : daysInWords(text, days)]
  if (startsOn > today) parts.push(t('medicines.list.from', { day: day(startsOn, 'short') }))
  if (endsOn !== null) {
    const isOver = endsOn < today
    parts.push(t(isOver ? 'medicines.list.ended' : 'medicines.list.until', { day: day(endsOn, 'short') }))
  }
  return parts
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
