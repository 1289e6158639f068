import type { Person } from '../auth/sessions.ts'

/** An account that its owner closes, in the transaction that closes it. */
export interface Closing {
  account: Person
  /** The patients for whom nobody acts from now on. */
  patientIds: readonly string[]
  now: Date
  /** The town's date at `now`. */
  today: string
}
