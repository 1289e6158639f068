import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fillCrowd } from '../../../../bench/lists/crowd.ts'
import { listReads, type Read } from '../../../../bench/lists/reads.ts'
import { smallTables } from '../../../../bench/lists/small-tables.ts'
import { findSubjects } from '../../../../bench/lists/subjects.ts'
import { findUnindexed } from '../../../../bench/plans.ts'
import { isData, recordStatements, type Statement } from '../../../../bench/recording.ts'
import { login } from '../../../shared/accounts/accounts.endpoints.ts'
import { findForEmergency } from '../../../shared/breakglass/breakglass.endpoints.ts'
import { doctorIn } from '../../../../tests/setup/people.ts'
import { first, openTown, type TestTown } from '../../../../tests/setup/town.ts'

/**
 * Every read of the API finds its rows by an index in each table that grows with the people. With 200,000 people and
 * times: `npm run bench -- --lists`. The fill is checked here too, because the bench fills without foreign keys.
 */
let town: TestTown
let client: pg.Client
let reads: Read[]
const recorded = new Map<Read, Statement[]>()

beforeAll(async () => {
  town = await openTown()
  client = new pg.Client(town.connection)
  await client.connect()
  await fillCrowd(client, { people: 500, now: town.clock.now })
  const server = first(town.servers)
  reads = await listReads(server, await findSubjects(server))
  for (const read of reads) recorded.set(read, (await recordStatements(() => read.send())).filter(isData))
})
afterAll(async () => {
  await client.end()
  await town.close()
})

/** One line for each table that a read reads from end to end. */
async function findFaults(asked: readonly Read[]): Promise<string[]> {
  const faults: string[] = []
  for (const read of asked) {
    for (const statement of recorded.get(read) ?? []) {
      const tables = await findUnindexed(client, statement)
      faults.push(
        ...tables.filter((table) => !smallTables.has(table)).map((table) => `${read.name}: ${table}`),
      )
    }
  }
  return [...new Set(faults)]
}

it('every read uses an index in every table that grows', async () => {
  expect(reads.filter(({ isList }) => isList).length).toBeGreaterThan(30)
  expect(await findFaults(reads)).toEqual([])
})

it('so does every read of a doctor who stands in for another one', async () => {
  const { appContext } = first(town.servers)
  const { id: away } = await doctorIn(appContext)
  const { rows } = await client.query<{ user_id: string }>(
    "select d.user_id from doctors d join users u on u.id = d.user_id where u.username = 'crowd-doctor-0'",
  )
  const { now } = town.clock
  await client.query(
    `insert into doctor_leave (id, doctor_id, from_day, until_day, reason, stand_in_id, created_at)
     values (gen_random_uuid(), $1, $3::date, $3::date + 30, '', $2, $3)`,
    [away, rows[0]?.user_id, now],
  )
  const names = /^(labs.reviews|encounters.due|communications.waiting|appointments.doctorSummary) doctor/
  const asked = reads.filter(({ name }) => names.test(name))
  expect(asked.length).toBeGreaterThan(2)
  for (const read of asked) recorded.set(read, (await recordStatements(() => read.send())).filter(isData))
  expect(await findFaults(asked)).toEqual([])
  const texts = asked.flatMap((read) => recorded.get(read) ?? []).map(({ text }) => text)
  expect(texts.some((text) => text.includes('stood_in_labs'))).toBe(true)
  expect(texts.some((text) => text.includes('stood_in_follow_ups'))).toBe(true)
})

it('a sign-in with a phone number finds the accounts by indexes', async () => {
  const body = { identifier: '98765 43210', password: 'nonsense' }
  const statements = await recordStatements(async () => {
    expect((await town.api.ask(login, { body })).status).toBe(401)
  })
  const ofPeople = statements.filter(({ text }) => text.includes('from "users"'))
  expect(ofPeople.some(({ text }) => text.includes('"phone" ='))).toBe(true)
  for (const statement of ofPeople) expect(await findUnindexed(client, statement)).toEqual([])
})

it('a look-up of a patient by phone number goes by an index', async () => {
  const { token } = await doctorIn(first(town.servers).appContext)
  const statements = await recordStatements(async () => {
    await town.api.must(findForEmergency, { token, body: { phone: '98765 43210' } })
  })
  const ofPatients = statements.filter(({ text }) => text.includes('from "patients"'))
  expect(ofPatients).toHaveLength(1)
  for (const statement of ofPatients) expect(await findUnindexed(client, statement)).toEqual([])
})

it('the lists together read the tables that grow fastest', () => {
  const texts = [...recorded.values()].flat().map(({ text }) => text)
  const grown = [
    'appointments',
    'appointment_status_history',
    'observations',
    'documents',
    'notices',
    'audit_log',
  ]
  for (const table of [...grown, 'reminders', 'doses', 'patient_guardians', 'patient_helpers', 'sessions'])
    expect([table, texts.some((text) => text.includes(table))]).toEqual([table, true])
})

it('a list without its index is found', async () => {
  await client.query('drop index documents_of_patient, documents_by_time')
  const found = await findFaults(reads.filter(({ operation }) => /^(documents|records)\./.test(operation)))
  expect(found).toEqual([
    'documents.list patient: documents',
    'documents.ofPatient doctor: documents',
    'records.list patient: documents',
    'records.list patient continued: documents',
    'records.ofPatient doctor: documents',
    'records.ofPatient doctor continued: documents',
  ])
})
