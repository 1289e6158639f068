/** What an entry of the timeline says of what a pharmacy gave. */
export type DispenseFacts = {
  /** Names with strength. */
  medicines: string[]
  /** What the pharmacy did not have. */
  missing: string[]
  facility: string
  facilityHi: string
  facilityPa: string
}
