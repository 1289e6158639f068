import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { refusedRecord } from '../../../shared/audit/audit.acts.ts'
import { listAudit } from '../../../shared/audit/audit.endpoints.ts'
import { readPatientInCare } from '../../../shared/patients/patients.endpoints.ts'
import { listPatientVitals, removeVital } from '../../../shared/vitals/vitals.endpoints.ts'
import { doctorIn, patientIn, personIn, type SignedIn } from '../../../../tests/setup/people.ts'
import { emptyTown, first, openTown, type TestTown } from '../../../../tests/setup/town.ts'
import { newId } from '../runtime/ids.ts'

/** Guessed ids: requests for other people's rows are audited, at most once in a while. */
let town: TestTown
let coordinator: SignedIn
let patient: SignedIn
let doctor: SignedIn
const appContext = () => first(town.servers).appContext
beforeAll(async () => {
  town = await openTown({ servers: 2 })
})
afterAll(() => town.close())
beforeEach(async () => {
  await emptyTown(town)
  coordinator = await personIn(appContext(), 'coordinator')
  patient = await patientIn(appContext(), 'Zorawar')
  doctor = await doctorIn(appContext(), { name: 'Asha' })
})

async function entries(person = '') {
  const query = { act: refusedRecord, ...(person && { person }) }
  return (await town.api.must(listAudit, { token: coordinator.token, query })).entries
}

async function countRows(): Promise<number> {
  const { rowCount } = await appContext().store.pool.query('select from audit_log where action = $1', [
    refusedRecord,
  ])
  return rowCount ?? 0
}

it('a request by a doctor for a patient not in their care shows at the desk, searchable by either name', async () => {
  const asked = { token: doctor.token, params: { id: patient.id } }
  expect((await town.api.ask(readPatientInCare, asked)).status).toBe(404)
  await expect.poll(() => entries()).toHaveLength(1)
  const expected = { act: refusedRecord, actor: { name: 'Asha' }, subject: { name: 'Zorawar' } }
  expect(await entries('asha')).toMatchObject([expected])
  expect(await entries('zorawar')).toMatchObject([expected])
  expect(await entries('nobody')).toEqual([])
  const usual = await town.api.must(listAudit, { token: coordinator.token })
  expect(usual.entries).toEqual([])
})

it('so does one by a person with the wrong role, and one with an invented id', async () => {
  await town.api.ask(listPatientVitals, { token: patient.token, params: { id: doctor.id } })
  await town.api.ask(readPatientInCare, { token: doctor.token, params: { id: newId() } })
  await expect.poll(() => entries()).toHaveLength(2)
  const names = (await entries()).map(({ actor }) => actor?.name ?? '')
  expect(names.toSorted()).toEqual(['Asha', 'Zorawar'])
})

it('does not copy a malformed id to the log', async () => {
  const params = { id: 'Zorawar 9876543210' }
  expect((await town.api.ask(readPatientInCare, { token: doctor.token, params })).status).toBe(404)
  await expect.poll(() => entries()).toHaveLength(1)
  const { rows } = await appContext().store.pool.query('select subject from audit_log where action = $1', [
    refusedRecord,
  ])
  expect(rows).toEqual([{ subject: null }])
})

it('records a flood of guesses once per quarter of an hour across all servers', async () => {
  const guess = (n: number) =>
    town.apis[n % 2]!.ask(removeVital, { token: patient.token, params: { id: newId() } })
  expect((await guess(0)).status).toBe(404)
  await expect.poll(countRows).toBe(1)
  for (let n = 0; n < 40; n += 1) expect([404, 429]).toContain((await guess(n)).status)
  town.clock.now = new Date(town.clock.now.getTime() + 16 * 60_000)
  await town.api.ask(readPatientInCare, { token: doctor.token, params: { id: newId() } })
  await expect.poll(() => entries('asha')).toHaveLength(1)
  expect(await countRows()).toBe(2)
  expect((await guess(0)).status).toBe(404)
  await expect.poll(countRows).toBe(3)
})

it('records nothing for anonymous or successful requests; only the desk can read the entries', async () => {
  expect((await town.api.ask(readPatientInCare, { params: { id: patient.id } })).status).toBe(401)
  const asked = { token: doctor.token, query: { act: refusedRecord } }
  expect((await town.api.ask(listAudit, asked)).status).toBe(403)
  await town.api.ask(removeVital, { token: patient.token, params: { id: newId() } })
  await expect.poll(() => entries()).toHaveLength(1)
  expect((await entries())[0]?.actor?.name).toBe('Zorawar')
})
