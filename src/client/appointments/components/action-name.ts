import type { Appointment } from '../../../shared/appointments/appointments.schemas.ts'
import type { Text } from '../../platform/i18n/i18n.tsx'
import { dayText } from './day-text.ts'

/**
 * The accessible name of a button on a card: "Accept: Simran Kaur, Monday, 23 Nov 2026, 10:00 am". Screen readers list
 * buttons without their cards; the shown label comes first, for voice control.
 */
export function actionName(
  text: Text,
  word: string,
  who: string,
  { date, time }: Pick<Appointment, 'date' | 'time'>,
): string {
  return `${word}: ${who}, ${dayText(text, date)}, ${text.time(time)}`
}
