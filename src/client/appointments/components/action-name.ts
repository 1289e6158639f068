import type { Appointment } from '../../../shared/appointments/appointments.schemas.ts'
import type { Text } from '../../platform/i18n/i18n.tsx'
import { dayText } from './day-text.ts'

/**
 * The accessible name of a button on a card: "Accept: Simran Kaur, Monday, 23 Nov 2026, 10:00 am". A screen reader
 * lists buttons without their cards; the word that is seen comes first, for people who press by voice.
 */
export function actionName(
  text: Text,
  word: string,
  who: string,
  { date, time }: Pick<Appointment, 'date' | 'time'>,
): string {
  return `${word}: ${who}, ${dayText(text, date)}, ${text.time(time)}`
}
