import { describe, expect, it } from 'vitest'
import { anyReading, auditedActions, refusedRecord } from '../../../shared/audit/audit.acts.ts'
import { listLeaves } from '../../../../tests/architecture/message-leaves.ts'
import { operations, readingActs } from '../server.ts'

/** Reads the list of the log's filter against what coordinators can do: nothing they do is without a message. */
const byCoordinators = operations.filter(
  ({ access, audited }) => audited && access !== 'anyone' && access.some((role) => role === 'coordinator'),
)
const commands = ['accounts.makeCoordinator', 'facilities.import', 'facilities.importVillages']

it('every audited act that a coordinator may do can be asked for in the log', () => {
  expect([...auditedActions].toSorted()).toEqual(
    [...byCoordinators.map(({ name }) => name), ...commands].toSorted(),
  )
})

it('what doctors read of patients is asked for as one', () => {
  expect(readingActs.length).toBeGreaterThan(5)
  expect([...auditedActions, ...readingActs]).not.toContain(anyReading)
})

it('whatever only coordinators may change is audited', () => {
  const unwatched = operations.filter(
    ({ access, audited, method }) =>
      method === 'POST' && access !== 'anyone' && access.join() === 'coordinator' && !audited,
  )
  expect(unwatched.map(({ name }) => name)).toEqual([])
})

describe.each(['en', 'hi', 'pa'] as const)('in %s', (language) => {
  const known = new Set(listLeaves(language).map(({ key }) => key))

  it.each([...auditedActions, ...readingActs, refusedRecord])(
    '%s has a message, the desk’s or its feature’s',
    (act) => expect(known.has(`audit.acts.${act}`) || known.has(act.replace('.', '.acts.'))).toBe(true),
  )
})
