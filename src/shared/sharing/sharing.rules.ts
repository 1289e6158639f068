import { ageOn, adultFromYears, type SaidAge } from '../patients/patients.rules.ts'
import type { Relation } from '../patients/patients.guardians.ts'

/** How an invitation or the access from it came to its end. */
export const endings = ['declined', 'withdrawn', 'left', 'revoked', 'handedOver', 'expired'] as const
export type Ending = (typeof endings)[number]

/** After this many days without an answer an invitation is over. */
export const answerWithinDays = 14

/** Invited and helping together, for one patient. */
export const maxHelpers = 10

/** A hand-over code is valid for this many days: the two may not live in one house. */
export const codeValidDays = 7

/** Whether the record of a grown-up may be handed to an account of their own. */
export function mayHandOver(relation: Relation, said: SaidAge | null, today: string): boolean {
  return relation !== 'self' && said !== null && ageOn(today, said) >= adultFromYears
}

/** Added as a child, grown up since. `since` is the day on which the account began to act. */
export function cameOfAge(said: SaidAge, since: string, today: string): boolean {
  return ageOn(since, said) < adultFromYears && ageOn(today, said) >= adultFromYears
}
