import type { Season } from '../../../shared/kit/time/clinic-hours.ts'
import type { Text } from '../../platform/i18n/i18n.tsx'

/** "16 April to 15 October", of every year. */
export function seasonText({ t }: Text, { from, until }: Season): string {
  const months = t('dates.months').split(' ')
  const say = (monthDay: string) =>
    `${Number(monthDay.slice(3))} ${months[Number(monthDay.slice(0, 2)) - 1] ?? ''}`
  return t('availability.seasonLine', { from: say(from), to: say(until) })
}
