import { addDays } from '../../../shared/kit/time/town-time.ts'
import type { Text } from '../../platform/i18n/i18n.tsx'
import { today } from '../../platform/clock/today.ts'

/** "Today" or "Tomorrow" with the date, else the day. */
export function dayText({ t, day }: Text, date: string, length: 'long' | 'short' = 'long'): string {
  const now = today()
  if (date === now) return `${t('appointments.today')} · ${day(date, 'short')}`
  if (date === addDays(now, 1)) return `${t('appointments.tomorrow')} · ${day(date, 'short')}`
  return day(date, length)
}

/** The time alone if it is today, else with its day: "2:00 pm", "Mon 23 Nov, 10:00 am". */
export function whenText({ day, time }: Text, { date, time: at }: { date: string; time: string }): string {
  return date === today() ? time(at) : `${day(date, 'short')}, ${time(at)}`
}
