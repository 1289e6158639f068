import { describe, expect, it } from 'vitest'
import { anyReading, auditedActions, refusedRecord } from '../../../shared/audit/audit.acts.ts'
import { listLeaves } from '../../../../tests/architecture/message-leaves.ts'
import { operations, readingActs } from '../server.ts'

/** Compares the options of the desk log's filter with what coordinators can do, so that every act has a label. */
const byCoordinators = operations.filter(
  ({ access, audited }) => audited && access !== 'anyone' && access.some((role) => role === 'coordinator'),
)
/** Of commands, of jobs, and what a review has found. */
const commands = [
  'accounts.makeCoordinator',
  'accounts.erase',
  'breakglass.notJustified',
  'facilities.import',
  'facilities.importVillages',
  'patients.erase',
]

it('the filter includes every audited act of coordinators', () => {
  expect([...auditedActions].toSorted()).toEqual(
    [...byCoordinators.map(({ name }) => name), ...commands].toSorted(),
  )
})

it('the filter combines doctors’ reads of patients in one option', () => {
  expect(readingActs).toEqual(expect.arrayContaining(['appointments.list', 'vitals.ofPatient']))
  // A doctor's own data.
  expect(readingActs).not.toContain('exports.download')
  expect([...auditedActions, ...readingActs]).not.toContain(anyReading)
})

it('every change reserved to coordinators is audited', () => {
  const unwatched = operations.filter(
    ({ access, audited, method }) =>
      method === 'POST' && access !== 'anyone' && access.join() === 'coordinator' && !audited,
  )
  expect(unwatched.map(({ name }) => name)).toEqual([])
})

describe.each(['en', 'hi', 'pa'] as const)('in %s', (language) => {
  const known = new Set(listLeaves(language).map(({ key }) => key))

  it.each([...auditedActions, ...readingActs, refusedRecord])(
    '%s has a label, from the desk or from its feature',
    (act) => expect(known.has(`audit.acts.${act}`) || known.has(act.replace('.', '.acts.'))).toBe(true),
  )
})
