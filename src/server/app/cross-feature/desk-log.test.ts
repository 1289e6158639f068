import { describe, expect, it } from 'vitest'
import { anyReading, auditedActions, readingActs } from '../../../shared/audit/audit.acts.ts'
import { en, hi, pa } from '../../../shared/i18n/locales.ts'
import { operations } from '../server.ts'

/** Reads the list of the log's filter against what coordinators can do: nothing they do is without words. */
const byCoordinators = operations.filter(
  ({ access, audited }) => audited && access !== 'anyone' && access.some((role) => role === 'coordinator'),
)
const commands = ['accounts.makeCoordinator', 'facilities.import', 'facilities.importVillages']

it('every audited act that a coordinator may do can be asked for in the log', () => {
  expect([...auditedActions].toSorted()).toEqual(
    [...byCoordinators.map(({ name }) => name), ...commands].toSorted(),
  )
})

it('what doctors read of patients can be asked for, and is no act of its own', () => {
  const byDoctors = operations.filter(
    ({ access, audited, method }) =>
      method === 'GET' && audited !== false && access !== 'anyone' && access.includes('doctor'),
  )
  expect(readingActs.toSorted()).toEqual(byDoctors.map(({ name }) => name).toSorted())
  expect([...auditedActions, ...readingActs]).not.toContain(anyReading)
})

it('whatever only coordinators may change is audited', () => {
  const unwatched = operations.filter(
    ({ access, audited, method }) =>
      method === 'POST' && access !== 'anyone' && access.join() === 'coordinator' && !audited,
  )
  expect(unwatched.map(({ name }) => name)).toEqual([])
})

describe.each(Object.entries({ en, hi, pa }))('in %s', (_, bundle) => {
  it.each([...auditedActions, ...readingActs])('%s has words', (act) =>
    expect(bundle.audit.acts[act]).toMatch(/\p{L}/u),
  )
})
