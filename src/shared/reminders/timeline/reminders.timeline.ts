/** What an entry of the timeline says of a medicine with reminders: one that the patient takes, or took. */
export type MedicineFacts = {
  name: string
  /** The town's day after which it is not taken any more; empty: none is known. */
  endsOn: string
}
