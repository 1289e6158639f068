import { addDays } from '../../../../shared/kit/time/town-time.ts'
import type { Text } from '../../../platform/i18n/i18n.tsx'

/** "Yesterday", "Today", "Tomorrow", else the day itself. */
export function dayText({ t, day }: Text, date: string, today: string): string {
  if (date === today) return t('reminders.today')
  if (date === addDays(today, 1)) return t('reminders.tomorrow')
  if (date === addDays(today, -1)) return t('reminders.yesterday')
  return day(date, 'short')
}
