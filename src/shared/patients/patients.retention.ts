import { ageOn, type SaidAge } from './patients.rules.ts'

/** How long a record is kept after its last entry. Sources: docs/clinical-sources.md. */
export const leastRetentionYears = 3
/** And in any case until the patient is this old. */
const keptUntilAge = 21

export interface RetainedRecord {
  /** The town's day of the newest entry of any kind. */
  lastEntryOn: string
  /** Null: no profile was ever saved, so there is no visit and no reading either. */
  said: SaidAge | null
  /** The last days of its legal holds; null: the case is open. */
  heldUntil: readonly (string | null)[]
}

/** Whether the law's period of a record for which nobody acts any more has ended. Days are YYYY-MM-DD. */
export function mayErase(
  { lastEntryOn, said, heldUntil }: RetainedRecord,
  { today, years }: { today: string; years: number },
): boolean {
  if (heldUntil.some((until) => until === null || today <= until)) return false
  if (today <= addYears(lastEntryOn, years)) return false
  // Without the month of birth an age may be a year too high.
  return said === null || ageOn(today, said) >= keptUntilAge + (said.atBirth ? 0 : 1)
}

/** 29 February becomes a day that only some years have; as text it is still between its neighbours. */
export function addYears(day: string, years: number): string {
  return String(Number(day.slice(0, 4)) + years) + day.slice(4)
}
