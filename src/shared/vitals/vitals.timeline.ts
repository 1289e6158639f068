import type { Grade } from './grading/vitals.grades.ts'
import type { ReadingType } from './vitals.units.ts'

/** What an entry of the timeline says of a reading. */
export type ObservationFacts = {
  type: ReadingType
  /** As it is shown, with its unit. */
  value: string
  grade: Grade | null
  /** Yellow only because nobody answered about signs. */
  isOnlyUnanswered: boolean
}
