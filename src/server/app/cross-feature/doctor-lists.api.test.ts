import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  listAppointments,
  listFollowUps,
  listInDoubt,
  listMoreAppointments,
  listOpenRequests,
  listTeleconsultations,
  listVisitsWithoutNote,
  readDoctorSummary,
} from '../../../shared/appointments/appointments.endpoints.ts'
import type { Endpoint } from '../../../shared/kit/endpoint.ts'
import { listPatientsInCare } from '../../../shared/patients/patients.endpoints.ts'
import { historyOfInserted } from '../../appointments/appointments.fixtures.ts'
import { recordStatements, type Statement } from '../../../../bench/recording.ts'
import { doctorIn, personIn, type SignedIn } from '../../../../tests/setup/people.ts'
import { first, openTown, type TestTown } from '../../../../tests/setup/town.ts'

/** A town with 100,000 appointments: a doctor's pages must not scan all of them. */
let town: TestTown
let doctor: SignedIn
beforeAll(async () => {
  town = await openTown()
  const { appContext } = first(town.servers)
  const doctors: SignedIn[] = []
  for (let n = 0; n < 20; n += 1) doctors.push(await doctorIn(appContext, { name: `Doctor ${n}` }))
  doctor = first(doctors)
  const { pool } = appContext.store
  await pool.query(`
    insert into users (id, username, username_key, email, email_key, password_hash, name, phone, role, created_at)
    select gen_random_uuid(), n, n, n, n, '-', 'Simran Kaur ' || n, '5550000000', 'patient', now()
    from generate_series(1, 5000) n`)
  await pool.query(`
    insert into patients (id, name, birth_year, age_said_on, gender, address, phone, updated_at)
    select id, name, 1990, '2026-01-01', 'Female', 'Nabha', phone, now() from users where role = 'patient'`)
  // In parts: a busy machine does not insert all of them before the statement's timeout.
  for (const from of [0, 20_000, 40_000, 60_000, 80_000])
    await pool.query(
      `with crowd as (select array_agg(id) as patients from patients),
       inserted as (
       insert into appointments (id, patient_id, doctor_id, specialization, type, status, offered_to_all, starts_at, day, time, created_at, updated_at)
       select gen_random_uuid(), patients[1 + n % 5000], ($1::uuid[])[1 + n % 20], 'fever',
         case when n % 7 = 0 then 'teleconsultation' else 'in-person' end,
         (array['completed', 'completed', 'completed', 'cancelled', 'missed'])[1 + (n / 20) % 5],
         false, at, (at at time zone 'Asia/Kolkata')::date, to_char(at at time zone 'Asia/Kolkata', 'HH24:MI'), at, at
       from crowd, generate_series($2::int, $2 + 19999) n, lateral (
         select timestamptz '2026-11-21 00:00+05:30' - (n / 20) * interval '15 minutes' as at) when_it_was
       returning *)
       ${historyOfInserted}`,
      [doctors.map(({ id }) => id), from],
    )
  // Every fourth request is open to all: among none, every index would cost the same.
  await pool.query(
    `with crowd as (select array_agg(id) as patients from patients),
     inserted as (
     insert into appointments (id, patient_id, doctor_id, specialization, type, status, offered_to_all, starts_at, day, time, created_at, updated_at)
     select gen_random_uuid(), patients[1 + n], case when n % 4 > 0 then ($1::uuid[])[1 + n % 20] end, 'fever',
       'in-person', 'pending', n % 4 = 0, at, (at at time zone 'Asia/Kolkata')::date,
       to_char(at at time zone 'Asia/Kolkata', 'HH24:MI'), now(), now()
     from crowd, generate_series(0, 799) n, lateral (
       select date_trunc('day', now()) + interval '4 days' + (n / 20) * interval '15 minutes' as at) when_it_is
     returning *)
     ${historyOfInserted}`,
    [doctors.map(({ id }) => id)],
  )
  await pool.query('vacuum analyze')
})
afterAll(() => town.close())

interface Node {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  Plans?: Node[]
}
const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)]

async function explain({ text, values }: Statement): Promise<Node[]> {
  const { rows } = await first(town.servers).appContext.store.pool.query<{
    'QUERY PLAN': [{ Plan: Node }]
  }>(`explain (format json) ${text}`, values)
  const [explained] = rows[0]?.['QUERY PLAN'] ?? []
  if (!explained) throw new Error('PostgreSQL explains nothing.')
  return nodesOf(explained.Plan)
}

it.each<[string, Endpoint, Record<string, string>, string]>([
  ['the figures', readDoctorSummary, {}, 'patients_of_doctor'],
  ['the patients', listPatientsInCare, {}, 'patients_of_doctor'],
  ['a search', listPatientsInCare, { search: 'kaur 4001' }, 'patients_of_doctor'],
  ['a search in another script', listPatientsInCare, { search: 'ਕੌਰ ਸਿਮਰਨ' }, 'patients_of_doctor'],
  ['the open requests', listOpenRequests, {}, 'open_requests'],
  ['the calls', listFollowUps, {}, 'patients_of_doctor'],
  ['the schedule', listAppointments, { from: '2025-01-01' }, 'appointments_of_doctor'],
  [
    'the rest of the schedule',
    listMoreAppointments,
    { after: '1736000000000.01936f2a-0000-7000-8000-000000000001' },
    'appointments_of_doctor',
  ],
  ['the visits without a note', listVisitsWithoutNote, {}, 'auto_closed_of_doctor'],
  ['the teleconsultations', listTeleconsultations, {}, 'teleconsultations_of_doctor'],
])('%s use an index', async (_, endpoint, query, index) => {
  const statements = await recordStatements(async () => {
    await town.api.must(endpoint, { token: doctor.token, query })
  })
  const asked = statements.filter(({ text }) => text.includes('appointments'))
  // The list, and for a schedule also who asked for its appointments.
  expect(asked.length).toBeGreaterThan(0)
  const nodes = (await Promise.all(asked.map(explain))).flat()
  const scanned = nodes
    .filter((node) => node['Node Type'] === 'Seq Scan')
    .map((node) => node['Relation Name'])
  expect(scanned).not.toContain('appointments')
  expect(scanned).not.toContain('appointment_status_history')
  // For few open requests the planner takes open_requests and sorts, for many open_requests_by_flag.
  const names = nodes.flatMap((node) => node['Index Name'] ?? [])
  expect(names.filter((name) => name.startsWith(index))).not.toEqual([])
})

it('the desk’s list of appointments in doubt uses an index as well', async () => {
  const { token } = await personIn(first(town.servers).appContext, 'coordinator')
  const statements = await recordStatements(async () => {
    await town.api.must(listInDoubt, { token })
  })
  const nodes = await explain(first(statements.filter(({ text }) => text.includes('from "appointments"'))))
  const reads = nodes.filter((node) => node['Relation Name'] === 'appointments')
  expect(reads).not.toEqual([])
  expect(reads.map((node) => node['Node Type'])).not.toContain('Seq Scan')
})
