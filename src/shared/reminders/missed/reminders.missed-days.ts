import { addDays } from '../../kit/time/town-time.ts'
import { dosesOfDay, type MarkedDose, type Reminder } from '../reminders.schedule.ts'

/** So many whole days in a row without a dose, and a helper is told. */
export const missedDaysTold = 2
/** A helper is told at most once in so many days. */
export const daysBetweenTellings = 7

/**
 * How many medicines had doses on each of the last days before this one, none of them marked as taken. A dose that
 * somebody was told to stop is not missed.
 */
export function medicinesMissed(
  reminders: readonly Reminder[],
  marked: readonly MarkedDose[],
  today: string,
  zone: string,
): number {
  const days = Array.from({ length: missedDaysTold }, (_, ago) => addDays(today, -ago - 1))
  return reminders.filter((reminder) =>
    days.every((day) => {
      const doses = dosesOfDay([reminder], marked, day, zone).filter(({ reason }) => reason !== 'stopped')
      return doses.length > 0 && doses.every(({ mark }) => mark !== 'taken')
    }),
  ).length
}
