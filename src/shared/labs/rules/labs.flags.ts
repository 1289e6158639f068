import { labTest, type LabCode } from '../catalogue/labs.catalogue.ts'
import { criticalSide } from './labs.critical.ts'
import { everyPossible, type LabPerson } from './labs.person.ts'
import { rangeOf } from './labs.ranges.ts'

/** HL7 v3 ObservationInterpretation: critically low, low, normal, high, critically high, abnormal. */
export const labFlags = ['LL', 'L', 'N', 'H', 'HH', 'A'] as const
export type LabFlag = (typeof labFlags)[number]

/** A value as it is stored: a number, or the word of a test without one. */
export type LabValue = { number: number; word: null } | { number: null; word: string }

/** Found, these want a doctor. Not found is no all-clear: it has no flag. A pregnancy is no illness. */
const abnormalIfFound: ReadonlySet<LabCode> = new Set([
  'malaria',
  'dengueNs1',
  'sputumTb',
  'hbsAg',
  'antiHcv',
])

/** Null: nothing is said of it. */
export function flagOf(code: LabCode, value: LabValue, person: LabPerson | null): LabFlag | null {
  if (value.number === null) return flagOfWord(code, value.word)
  const flags = new Set(everyPossible(person).map((one) => flagOfNumber(code, value.number, one)))
  const [flag] = flags
  return flags.size === 1 && flag !== undefined ? flag : null
}

function flagOfNumber(code: LabCode, value: number, person: LabPerson): LabFlag | null {
  const side = criticalSide(code, value, person)
  if (side !== null) return side === 'low' ? 'LL' : 'HH'
  const range = rangeOf(code, person)
  if (range === null) return null
  if (range.low !== null && value < range.low) return 'L'
  return range.high !== null && value > range.high ? 'H' : 'N'
}

function flagOfWord(code: LabCode, word: string): LabFlag | null {
  const { value } = labTest(code)
  if (value.kind === 'presence') return word === 'positive' && abnormalIfFound.has(code) ? 'A' : null
  if (code === 'bloodGroup') return null
  // Of a test strip: a trace says nothing.
  return word.endsWith('+') ? 'A' : null
}
