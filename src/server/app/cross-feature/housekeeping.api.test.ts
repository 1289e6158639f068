import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { listVitals, addVital } from '../../../shared/vitals/vitals.endpoints.ts'
import { buildToken } from '../../accounts/accounts.fixtures.ts'
import { patientIn, type SignedIn } from '../../../../tests/setup/people.ts'
import { first, openTown, type TestTown } from '../../../../tests/setup/town.ts'
import { deleteBefore } from '../../platform/db/delete-in-batches.ts'
import { forgetOldRows } from '../housekeeping.ts'

const written = new Date('2026-11-21T10:00:00+05:30')
const dayMs = 24 * 3_600_000
const key = 'a-phone-in-a-drawer-0001'
const body = { type: 'heartRate', value: '72', date: '', context: 'random' } as const
let town: TestTown
let patient: SignedIn
const appContext = () => first(town.servers).appContext

beforeAll(async () => {
  town = await openTown()
})
afterAll(() => town.close())
beforeEach(async () => {
  town.clock.now = written
  patient = await patientIn(appContext())
  await town.api.must(addVital, { token: patient.token, body, key })
})

/** Moves the clock by this many days, runs the nightly job, and signs the person in again. */
async function wait(days: number): Promise<string> {
  town.clock.now = new Date(written.getTime() + days * dayMs)
  await forgetOldRows.run(appContext(), {})
  return buildToken(appContext(), patient)
}

it('a phone that repeats its requests after 29 days offline creates no duplicates', async () => {
  const token = await wait(29)
  await town.api.must(addVital, { token, body, key, waitedMs: 29 * dayMs })
  expect((await town.api.must(listVitals, { token })).readings).toHaveLength(1)
})

it('after a month the key is deleted, and its effect stays', async () => {
  const token = await wait(31)
  const { rows } = await appContext().store.pool.query('select 1 from idempotency_keys')
  expect(rows).toHaveLength(0)
  expect((await town.api.must(listVitals, { token })).readings).toHaveLength(1)
})

it('deletes a backlog of more than one batch, and nothing newer', async () => {
  await appContext().store.pool.query(
    `insert into events (id, kind, subject, topics, at)
     select gen_random_uuid(), 'test.old', gen_random_uuid(), '{}', $1::timestamptz - n * interval '1 minute'
     from generate_series(0, 24) as n`,
    [town.clock.now],
  )
  const before = new Date(town.clock.now.getTime() - 4.5 * 60_000)
  await deleteBefore(appContext().store.db, 'events', 'at', before, 10)
  const { rows } = await appContext().store.pool.query("select from events where kind = 'test.old'")
  expect(rows).toHaveLength(5)
})
