import type { Insertable } from 'kysely'
import type { ResultEntry, ResultsBody } from '../../shared/laboratory/laboratory.forms.ts'
import type { LabCode } from '../../shared/labs/catalogue/labs.catalogue.ts'
import { statusOf } from '../../shared/labs/results/labs.results.ts'
import { flagOf } from '../../shared/labs/rules/labs.flags.ts'
import { everyPossible, type LabPerson } from '../../shared/labs/rules/labs.person.ts'
import { rangeOf } from '../../shared/labs/rules/labs.ranges.ts'
import { readValue } from '../../shared/labs/rules/labs.typed.ts'
import type { Tables } from '../platform/db/tables.ts'
import { endpointError, validationError } from '../platform/http/errors/app-error.ts'
import { enterResults } from './laboratory.operations.ts'
import type { ResultRow, TestRow } from './laboratory.repo.ts'

export type NewResult = Pick<
  Insertable<Tables['lab_results']>,
  'version' | 'status' | 'value' | 'word' | 'flag' | 'range_low' | 'range_high' | 'reason'
> & { item_id: string; code: LabCode; before: ResultRow | null }

interface Known {
  tests: readonly TestRow[]
  latest: readonly ResultRow[]
  person: LabPerson | null
}

/** What is to be stored of these entries, or the refusal. */
export function judge(entries: ResultsBody['entries'], known: Known): NewResult[] {
  return entries.map((entry, nth) => judgeOne(entry, nth, known))
}

function judgeOne(entry: ResultEntry, nth: number, { tests, latest, person }: Known): NewResult {
  const wrong = (field: string, code: string) =>
    validationError('laboratory', { [`entries.${nth}.${field}`]: code })
  const test = tests.find(({ id }) => id === entry.itemId)
  if (!test) throw wrong('itemId', 'invalid')
  const before = latest.find(({ item_id }) => item_id === entry.itemId) ?? null
  const { status, problem } = statusOf(before, entry)
  if (problem !== null) throw endpointError(enterResults, problem)
  const of = { item_id: test.id, code: test.code, before, version: entry.seen + 1, status }
  const nothing = { value: null, word: null, flag: null, range_low: null, range_high: null }
  if (entry.outcome === 'unusable') {
    if (entry.problem === '') throw wrong('problem', 'required')
    return { ...of, ...nothing, reason: entry.problem }
  }
  if (status !== 'final' && entry.reason === '') throw wrong('reason', 'required')
  if (entry.outcome === 'error') return { ...of, ...nothing, reason: entry.reason }
  const read = readValue(test.code, entry.value)
  if (read.problem !== null) throw wrong('value', entry.value === '' ? 'required' : read.problem)
  const range = sureRange(test.code, person)
  return {
    ...of,
    value: read.value.number,
    word: read.value.word,
    flag: flagOf(test.code, read.value, person),
    range_low: range?.low ?? null,
    range_high: range?.high ?? null,
    reason: status === 'final' ? '' : entry.reason,
  }
}

/** The range that is shown beside the value: only where one holds, whatever is not known. */
function sureRange(
  code: LabCode,
  person: LabPerson | null,
): { low: number | null; high: number | null } | null {
  const all = everyPossible(person).map((one) => rangeOf(code, one))
  const [first] = all
  const isSure = all.every((one) => one?.low === first?.low && one?.high === first?.high)
  return (isSure ? first : null) ?? null
}
