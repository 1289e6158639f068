import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { listAudit } from '../../shared/audit/audit.endpoints.ts'
import { buildPerson } from '../accounts/accounts.fixtures.ts'
import { approveDoctor, suspendDoctor } from '../../shared/doctors/doctors.endpoints.ts'
import {
  listPatientsInCare,
  readPatientInCare,
  savePatientProfile,
} from '../../shared/patients/patients.endpoints.ts'
import { buildAppointments } from '../appointments/appointments.fixtures.ts'
import { doctorIn, patientIn, personIn, type SignedIn } from '../../../tests/setup/people.ts'
import { emptyTown, first, openTown, type TestTown } from '../../../tests/setup/town.ts'

let town: TestTown
let coordinator: SignedIn
let doctors: SignedIn[]
const appContext = () => first(town.servers).appContext
beforeAll(async () => {
  town = await openTown()
})
afterAll(() => town.close())
beforeEach(async () => {
  await emptyTown(town)
  coordinator = await personIn(appContext(), 'coordinator')
  doctors = []
  for (const [n, name] of ['Asha', 'Balwinder', 'Charanjit'].entries()) {
    const doctor = await doctorIn(appContext(), { name, approval: 'awaiting' })
    doctors.push(doctor)
    town.clock.now = new Date(Date.parse('2026-11-21T10:00:00+05:30') + n * 60_000)
    await town.api.must(approveDoctor, { token: coordinator.token, params: { id: doctor.id }, body: {} })
  }
})

const read = (query: Record<string, string> = {}) =>
  town.api.must(listAudit, { token: coordinator.token, query })

it('shows who did what, when and to whom, newest first', async () => {
  const { entries } = await read()
  expect(entries.map(({ subject }) => subject?.name)).toEqual(['Charanjit', 'Balwinder', 'Asha'])
  expect(entries[0]).toMatchObject({
    act: 'doctors.approve',
    at: { date: '2026-11-21', time: '10:02' },
    actor: { id: coordinator.id, username: coordinator.username },
  })
})

it('comes page by page, and is searchable by person and by act', async () => {
  const names: (string | undefined)[] = []
  for (let after: string | null = ''; after !== null;) {
    const page: Awaited<ReturnType<typeof read>> = await read({ limit: '1', ...(after && { after }) })
    names.push(...page.entries.map(({ subject }) => subject?.name))
    after = page.next
  }
  expect(names).toEqual(['Charanjit', 'Balwinder', 'Asha'])
  const body = { reason: 'A complaint.' }
  await town.api.must(suspendDoctor, { token: coordinator.token, params: { id: doctors[0]!.id }, body })
  expect((await read({ person: 'asha' })).entries.map(({ act }) => act)).toEqual([
    'doctors.suspend',
    'doctors.approve',
  ])
  expect((await read({ person: coordinator.username })).entries).toHaveLength(4)
  expect((await read({ act: 'doctors.suspend' })).entries).toHaveLength(1)
  expect((await read({ person: 'nobody at all' })).entries).toEqual([])
})

it('is about the desk: what patients do with their own data is not in it', async () => {
  const patient = await patientIn(appContext())
  const body = { name: 'Zorawar', age: '30', gender: 'Male', address: '', phone: '' }
  await town.api.must(savePatientProfile, { token: patient.token, body })
  expect((await read()).entries).toHaveLength(3)
})

it('shows what a command did, without a person', async () => {
  await appContext()
    .store.db.insertInto('audit_log')
    .values({
      id: '01a1fd14-3547-736d-953f-202a5e4eea86',
      at: new Date('2026-11-22T10:00:00+05:30'),
      actor_id: null,
      action: 'accounts.makeCoordinator',
      subject: coordinator.id,
      request_id: 'command',
      actor_role: 'command',
    })
    .execute()
  expect((await read()).entries[0]).toMatchObject({
    act: 'accounts.makeCoordinator',
    actor: null,
    subject: { username: coordinator.username },
  })
})

it('finds a coordinator among thousands of namesakes who are not in the log', async () => {
  const { store } = appContext()
  const namesake = await buildPerson(appContext(), { role: 'coordinator', name: 'Gurpreet Kaur' })
  await store.pool.query(
    `insert into users select (jsonb_populate_record(users, jsonb_build_object(
       'id', gen_random_uuid(), 'username_key', 'namesake-' || n, 'email_key', 'namesake-' || n))).*
     from users, generate_series(1, 2000) as n where id = $1`,
    [namesake.id],
  )
  // An update moves the row behind the others, so that it is last in physical order.
  await store.pool.query("update users set name = 'Gurpreet Kaur' where id = $1", [coordinator.id])
  const { entries } = await read({ person: 'gurpreet' })
  expect(entries).toHaveLength(3)
  expect(entries.every(({ actor }) => actor?.id === coordinator.id)).toBe(true)
})

it('shows on request which doctor read a patient’s data or saw them in a list', async () => {
  const [seen, other] = [await patientIn(appContext(), 'Zorawar'), await patientIn(appContext(), 'Mohan')]
  const [reader] = doctors as [SignedIn]
  const completed = { doctorId: reader.id, date: '2026-11-14', status: 'completed' } as const
  await buildAppointments(appContext(), [
    { ...completed, patientId: seen.patientId, time: '11:00' },
    { ...completed, patientId: other.patientId, time: '12:00' },
  ])
  const { token } = reader
  await town.api.must(listPatientsInCare, { token, query: {} })
  town.clock.now = new Date('2026-11-21T10:05:00+05:30')
  await town.api.must(readPatientInCare, { token, params: { id: seen.patientId } })
  expect((await read()).entries).toHaveLength(3)
  const { entries } = await read({ act: 'reading', person: 'zorawar' })
  expect(entries).toMatchObject([
    { act: 'patients.readTreated', actor: { name: 'Asha' }, subject: { name: 'Zorawar' } },
    { act: 'patients.listTreated', actor: { name: 'Asha' }, subject: { name: 'Zorawar' } },
  ])
  expect((await read({ act: 'reading', person: 'Asha' })).entries).toHaveLength(3)
  expect((await read({ act: 'reading' })).entries).toHaveLength(3)
  expect((await town.api.ask(listAudit, { token, query: { act: 'reading' } })).status).toBe(403)
})
