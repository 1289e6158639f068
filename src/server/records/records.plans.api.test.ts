import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fillCrowd } from '../../../bench/lists/crowd.ts'
import { findSubjects, type Subjects } from '../../../bench/lists/subjects.ts'
import { explainStatement } from '../../../bench/plans.ts'
import { isData, recordStatements } from '../../../bench/recording.ts'
import { listRecords } from '../../shared/records/records.endpoints.ts'
import { first, openTown, type TestTown } from '../../../tests/setup/town.ts'

/** A page of a patient with 20,000 entries reads a page of each kind, however many there are of others. */
let town: TestTown
let client: pg.Client
let subjects: Subjects
const entries = 20_000

beforeAll(async () => {
  town = await openTown()
  client = new pg.Client(town.connection)
  await client.connect()
  await fillCrowd(client, { people: 500, now: town.clock.now })
  subjects = await findSubjects(first(town.servers))
  const { patientId } = subjects.known
  await client.query(
    `insert into observations (id, patient_id, code, value_text, value, unit, original_unit, interpretation,
       rules_version, needs_doctor, effective_on, submitted_at, recorded_at, source)
     select gen_random_uuid(), $1, '8867-4', '72', 72, '/min', '/min', 'normal', 'x', false, at::date, at, at, 'typed'
     from generate_series(1, $2::int) n, lateral (select $3::timestamptz - n * interval '2 hours' as at) measured`,
    [patientId, entries, town.clock.now],
  )
  await client.query('vacuum analyze')
})
afterAll(async () => {
  await client.end()
  await town.close()
})

/** Rows read from tables by all statements of the request, and the tables read from end to end. */
async function readBy(query: Record<string, string>) {
  const statements = await recordStatements(async () => {
    await town.api.must(listRecords, { token: subjects.tokens.patient, query })
  })
  let read = 0
  const scanned: string[] = []
  for (const statement of statements.filter(isData)) {
    const plan = await explainStatement(client, 'page', statement)
    read += plan.read
    scanned.push(...plan.scanned)
  }
  return { read, scanned: new Set(scanned) }
}

it.each([
  ['the newest page, of a year', {}, 1501],
  ['the next page', { after: `1790000000000.${'f'.repeat(8)}-ffff-ffff-ffff-${'f'.repeat(12)}` }, 51],
  ['a year', { from: '2025-01-01', to: '2025-12-31' }, 51],
  ['one kind', { kinds: 'observation' }, 51],
  ['a search in names', { search: 'metformin' }, 0],
  ['a search that readings may have', { search: 'heart' }, 500],
])('%s', async (what, query, ofReadings) => {
  const { read, scanned } = await readBy(query)
  process.stdout.write(`${what}: ${read} rows\n`)
  expect(scanned).not.toContain('observations')
  expect(read).toBeGreaterThan(0)
  // Besides: what is read of the account, and the few rows of the other kinds.
  expect(read).toBeLessThan(ofReadings + 120)
})
