import type { LabCode } from './catalogue/labs.catalogue.ts'
import type { LabFlag } from './rules/labs.flags.ts'

/** What an entry of the timeline says of the tests of an order. */
export type LabFacts = {
  isCancelled: boolean
  tests: LabCode[]
  /** Of each test: a value with its unit, a word of the test, or empty. */
  values: string[]
  /** Of each test; empty where there is none. */
  flags: (LabFlag | '')[]
}
