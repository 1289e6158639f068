/** What an entry of the timeline says of a signed prescription. */
export type PrescriptionFacts = {
  number: string
  /** Names with strength, in the order of the prescription. */
  medicines: string[]
  /** The town's day; empty: not stopped. */
  stoppedOn: string
}
