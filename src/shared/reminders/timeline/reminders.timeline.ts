import type { StopReason } from '../removal/reminders.stop-reasons.ts'

/** What an entry of the timeline says of a medicine with reminders: one that the patient takes, or took. */
export type MedicineFacts = {
  name: string
  /** The town's day after which it is not taken any more; empty: none is known. */
  endsOn: string
  /** Why it was removed; empty: not removed, or not said. Missing in what an earlier version kept. */
  because?: StopReason | ''
}
