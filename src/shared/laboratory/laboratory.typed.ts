import type { LabCode } from '../labs/catalogue/labs.catalogue.ts'
import { hasValue } from '../labs/results/labs.results.ts'
import { flagOf, type LabFlag } from '../labs/rules/labs.flags.ts'
import type { LabPerson } from '../labs/rules/labs.person.ts'
import { readValue, type ValueProblem } from '../labs/rules/labs.typed.ts'
import type { ResultEntry } from './laboratory.forms.ts'
import type { OrderSheet, SheetItem } from './laboratory.schemas.ts'

/** A test of the form, as it is typed. */
export interface TypedTest {
  value: string
  problem: ResultEntry['problem']
  /** A value that is there already is being corrected, or was wrong. */
  correction: '' | 'value' | 'error'
  reason: string
}
export const untouched: TypedTest = { value: '', problem: '', correction: '', reason: '' }

export type TestField = 'value' | 'reason'
export type TestProblem = ValueProblem | 'required'
export type WrongTest = Partial<Record<TestField, TestProblem>>

/** Whom the ranges are for. Null: no age is known. */
export function personOfSheet({ patient }: Pick<OrderSheet, 'patient'>): LabPerson | null {
  const { age, gender, pregnancy } = patient
  return age === null ? null : { ageInYears: age, gender, pregnancy }
}

/** The flag of what is typed; undefined where there is no value yet. */
export function flagOfTyped(
  code: LabCode,
  typed: string,
  person: LabPerson | null,
): LabFlag | null | undefined {
  const { value } = readValue(code, typed)
  return value === null || typed.trim() === '' ? undefined : flagOf(code, value, person)
}

/** What to send, and what is wrong in which field, by the test. A test without anything typed is left out. */
export function readTests(
  items: readonly SheetItem[],
  typed: Readonly<Record<string, TypedTest>>,
): { entries: ResultEntry[]; wrong: Readonly<Record<string, WrongTest>> } {
  const entries: ResultEntry[] = []
  const wrong: Record<string, WrongTest> = {}
  for (const item of items) {
    const { entry, problems } = readTest(item, typed[item.id] ?? untouched)
    if (Object.keys(problems).length > 0) wrong[item.id] = problems
    else if (entry) entries.push(entry)
  }
  return { entries, wrong }
}

function readTest(
  { id: itemId, code, result }: SheetItem,
  { value, problem, correction, reason }: TypedTest,
): { entry: ResultEntry | null; problems: WrongTest } {
  const known = { itemId, seen: result?.version ?? 0, value: '', problem: '', reason: '' } as const
  const isCorrection = hasValue(result)
  if (isCorrection ? correction === '' : problem === '' && value.trim() === '')
    return { entry: null, problems: {} }
  if (!isCorrection && problem !== '')
    return { entry: { ...known, outcome: 'unusable', problem }, problems: {} }
  const noReason: WrongTest = isCorrection && reason.trim() === '' ? { reason: 'required' } : {}
  if (correction === 'error')
    return { entry: { ...known, outcome: 'error', reason: reason.trim() }, problems: noReason }
  const read = value.trim() === '' ? { problem: 'required' as const } : readValue(code, value)
  const problems = { ...noReason, ...(read.problem !== null && { value: read.problem }) }
  return { entry: { ...known, outcome: 'value', value: value.trim(), reason: reason.trim() }, problems }
}
