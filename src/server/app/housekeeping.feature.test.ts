import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { listVitals } from '../../shared/vitals/vitals.contract.ts'
import { addVital } from '../../shared/vitals/vitals.entry.contract.ts'
import { buildToken } from '../accounts/accounts.builders.ts'
import { patientIn, type SignedIn } from '../../../tests/setup/people.ts'
import { first, openTown, type TestTown } from '../../../tests/setup/town.ts'
import { forgetOldRows } from './housekeeping.ts'

const written = new Date('2026-11-21T10:00:00+05:30')
const dayMs = 24 * 3_600_000
const key = 'a-phone-in-a-drawer-0001'
const body = { type: 'heartRate', value: '72', date: '', context: 'random' } as const
let town: TestTown
let patient: SignedIn
const house = () => first(town.servers).house

beforeAll(async () => {
  town = await openTown()
})
afterAll(() => town.close())
beforeEach(async () => {
  town.clock.now = written
  patient = await patientIn(house())
  await town.api.must(addVital, { token: patient.token, body, key })
})

/** So many days later the night's work has been done, and the person is signed in anew. */
async function wait(days: number): Promise<string> {
  town.clock.now = new Date(written.getTime() + days * dayMs)
  await forgetOldRows.run(house())
  return buildToken(house(), patient)
}

it('a phone that lay in a drawer for 29 days and sends again what had arrived doubles nothing', async () => {
  const token = await wait(29)
  await town.api.must(addVital, { token, body, key, waitedMs: 29 * dayMs })
  expect((await town.api.must(listVitals, { token })).readings).toHaveLength(1)
})

it('after a month the key is forgotten, and what it was for stays', async () => {
  const token = await wait(31)
  const { rows } = await house().store.pool.query('select 1 from given_answers')
  expect(rows).toHaveLength(0)
  expect((await town.api.must(listVitals, { token })).readings).toHaveLength(1)
})
