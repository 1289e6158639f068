import { addDays } from '../../../shared/kit/time/town-time.ts'
import type { Text } from '../../platform/i18n/i18n.tsx'
import { today } from '../../platform/clock/today.ts'

/** "Today" or "Tomorrow" with the date, else the day. */
export function dayText({ t, day }: Text, date: string): string {
  const now = today()
  if (date === now) return `${t('appointments.today')} · ${day(date, 'short')}`
  if (date === addDays(now, 1)) return `${t('appointments.tomorrow')} · ${day(date, 'short')}`
  return day(date)
}
