import { addDays } from '../../kit/time/town-time.ts'
import { daysOf, type Dose } from '../doses/prescriptions.doses.ts'

/** Ours: no source says how long a prescription is valid. See docs/clinical-sources.md. */
const shortDays = 30
const longDays = 180

interface Course {
  /** Null while it is not written whole. */
  dose: Dose | null
  refills: number
}

/** As long as is usual: for a long course half a year, otherwise a month from the day of the signature. */
export function validUntilOf(items: readonly Course[], date: string): string {
  const isLong = items.some(({ dose, refills }) => dose !== null && daysOf(dose) * (refills + 1) > shortDays)
  return addDays(date, isLong ? longDays : shortDays)
}

/** Why a day that the doctor chose does not fit; null if it does. Empty: as long as is usual. */
export function validityProblem(day: string, date: string): 'validPast' | 'validTooFar' | null {
  if (day === '') return null
  if (day < date) return 'validPast'
  return day > addDays(date, longDays) ? 'validTooFar' : null
}

/** Whether its last day has passed. Null: of a prescription from before there was such a day. */
export function isOver(validUntil: string | null, today: string): boolean {
  return validUntil !== null && validUntil < today
}
