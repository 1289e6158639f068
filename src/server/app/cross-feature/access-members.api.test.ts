import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listFacilityVisits } from '../../../shared/appointments/appointments.endpoints.ts'
import { cursorAfter } from '../../../shared/kit/pages.ts'
import { addDays } from '../../../shared/kit/time/town-time.ts'
import { readPatientInCare } from '../../../shared/patients/patients.endpoints.ts'
import { listAlarms } from '../../../shared/alarms/alarms.endpoints.ts'
import {
  buildAppointments,
  historyOfInserted,
  type AppointmentOptions,
} from '../../appointments/appointments.fixtures.ts'
import { buildFacility, buildMembership } from '../../facilities/facilities.fixtures.ts'
import { newId } from '../../platform/runtime/ids.ts'
import { recordStatements } from '../../../../bench/recording.ts'
import { builtRows, pictureOf } from '../../../../tests/setup/access-rows.ts'
import { doctorIn, patientIn, type SignedIn } from '../../../../tests/setup/people.ts'
import { first, openTown, type TestTown } from '../../../../tests/setup/town.ts'
import { operations } from '../server.ts'

/**
 * Every doctor's endpoint about a patient or an appointment × doctors who work, worked or do other work where the visit
 * takes place: a colleague may read, the others get 404, and nobody but the patient's own doctor may write.
 */
let town: TestTown
let patient: SignedIn
let doctor: SignedIn
let facilityId: string
const people: Record<string, SignedIn> = {}
const appContext = () => first(town.servers).appContext
const today = '2026-11-21'
beforeAll(async () => {
  town = await openTown()
  patient = await patientIn(appContext(), 'Zorawar Singh')
  doctor = await doctorIn(appContext(), { name: 'Asha' })
  facilityId = await buildFacility(appContext(), { name: 'Civil Hospital' })
  const elsewhere = await buildFacility(appContext(), { name: 'Elsewhere' })
  const until = new Date(town.clock.now.getTime() - 1000)
  const all = {
    colleague: { facilityId },
    'doctor elsewhere': { facilityId: elsewhere },
    'former colleague': { facilityId, until },
    'member of the staff': { facilityId, role: 'staff' as const },
    'suspended colleague': { facilityId },
  }
  for (const [who, membership] of Object.entries(all)) {
    const approval = who === 'suspended colleague' ? 'suspended' : 'approved'
    const person = await doctorIn(appContext(), { name: who, approval, reason: 'So.' })
    await buildMembership(appContext(), { ...membership, userId: person.id })
    people[who] = person
  }
  await buildMembership(appContext(), { userId: doctor.id, facilityId })
})
afterAll(() => town.close())

async function visitIs(options: Partial<AppointmentOptions>): Promise<void> {
  // These are append-only, but their owner may disable the triggers.
  await appContext().store.pool.query(`
    alter table appointment_status_history disable trigger user;
    alter table alarm_tellings disable trigger user;
    alter table alarm_outcomes disable trigger user;
    alter table encounter_notes disable trigger user;
    alter table encounter_addenda disable trigger user;
    alter table prescriptions disable trigger user;
    alter table prescription_items disable trigger user;
    alter table medication_dispenses disable trigger user;
    alter table medication_dispense_items disable trigger user;
    alter table lab_results disable trigger user;
    alter table lab_reviews disable trigger user;
    truncate appointments cascade;
    alter table lab_reviews enable trigger user;
    alter table lab_results enable trigger user;
    alter table medication_dispense_items enable trigger user;
    alter table medication_dispenses enable trigger user;
    alter table prescription_items enable trigger user;
    alter table prescriptions enable trigger user;
    alter table encounter_addenda enable trigger user;
    alter table encounter_notes enable trigger user;
    alter table alarm_outcomes enable trigger user;
    alter table alarm_tellings enable trigger user;
    alter table appointment_status_history enable trigger user`)
  const who = { patientId: patient.patientId, doctorId: doctor.id, facilityId }
  const when = { date: today, time: '15:00', status: 'scheduled' as const }
  await buildAppointments(appContext(), [{ ...who, ...when, ...options }])
}
beforeEach(() => visitIs({}))

const named = operations.filter(
  ({ access, path }) => access !== 'anyone' && access.includes('doctor') && path.includes('/:id'),
)

async function rowOf(name: string): Promise<{ id: string; query?: Record<string, string>; body?: unknown }> {
  const known = { appContext: appContext(), patientId: patient.patientId, doctorId: doctor.id }
  const row = await builtRows[name]?.(known)
  if (row) return row
  const appointment = appContext().store.db.selectFrom('appointments').select('id')
  const { id } = await appointment.executeTakeFirstOrThrow()
  return { id, body: { reason: name === 'appointments.reject' ? 'noTime' : 'Away.' } }
}

describe.each(named.map((endpoint) => [endpoint.name, endpoint] as const))('%s', (name, endpoint) => {
  // An alarm is for whoever was told, treats the patient or is on duty; a note that is not signed, messages, and the
  // paper that was signed by hand, for who wrote them; a laboratory's report, for its members.
  const isOfOne = [
    'alarms.read',
    'communications.ofPatient',
    'communications.photo',
    'encounters.read',
    'laboratory.report',
    'prescriptions.paper',
    'prescriptions.read',
  ].includes(name)
  const isOpen = endpoint.method === 'GET' && !isOfOne
  it(`is ${isOpen ? 'open to a colleague only' : 'closed to all of them'}`, async () => {
    const { id, query, body } = await rowOf(name)
    const before = await pictureOf(appContext())
    for (const [who, { token }] of Object.entries(people)) {
      const { status } = await town.api.ask(endpoint, {
        ...(query && { query }),
        ...(body !== undefined && endpoint.method === 'POST' && { body }),
        params: { id },
        token,
      })
      const may = who === 'colleague' && isOpen
      expect([who, status]).toEqual([who, may ? 200 : 404])
    }
    expect(await pictureOf(appContext())).toBe(before)
  })
})

const read = async (who: string) =>
  (
    await town.api.ask(readPatientInCare, {
      token: people[who]?.token,
      params: { id: patient.patientId },
    })
  ).status

it.each([
  ['scheduled', 1, 404],
  ['scheduled', 0, 200],
  ['in-progress', 0, 200],
  ['completed', -30, 200],
  ['missed', -30, 200],
  ['completed', -31, 404],
  ['cancelled', 0, 404],
  ['pending', 0, 404],
] as const)('a visit that is %s, in %i days: %i', async (status, days, expected) => {
  await visitIs({ status, date: addDays(today, days) })
  expect(await read('colleague')).toBe(expected)
})

it('counts the days of the town, not of UTC', async () => {
  await visitIs({ date: '2026-11-22' })
  town.clock.now = new Date('2026-11-21T23:59:00+05:30')
  expect(await read('colleague')).toBe(404)
  town.clock.now = new Date('2026-11-22T00:01:00+05:30')
  expect(await read('colleague')).toBe(200)
  town.clock.now = new Date('2026-11-21T10:00:00+05:30')
})

it('the colleague’s record says so, has the visits there, and each look is in the log', async () => {
  const asked = { token: people['colleague']?.token, params: { id: patient.patientId } }
  const record = await town.api.must(readPatientInCare, asked)
  expect(record).toMatchObject({ name: 'Zorawar Singh', lastVisit: null, byFacility: true })
  expect(record.appointments.map(({ date }) => date)).toEqual([today])
  const own = await town.api.must(readPatientInCare, { ...asked, token: doctor.token })
  expect(own.byFacility).toBeUndefined()
  const { rows } = await appContext().store.pool.query(
    "select count(*)::int as looks from audit_log where actor_id = $1 and action = 'patients.readTreated' and subject = $2",
    [people['colleague']?.id, patient.patientId],
  )
  expect((rows as { looks: number }[])[0]?.looks).toBeGreaterThan(0)
})

describe('today at the facility', () => {
  const list = async (who: string, query = {}) =>
    town.api.must(listFacilityVisits, { token: people[who]?.token ?? doctor.token, query })

  it('lists the visits of colleagues, for members only', async () => {
    expect(await list('colleague')).toMatchObject({
      facilities: [{ name: 'Civil Hospital' }],
      visits: [{ time: '15:00', patient: { id: patient.patientId, name: 'Zorawar Singh' }, doctor: 'Asha' }],
    })
    const none = { visits: [], next: null }
    expect(await list('the doctor')).toMatchObject({ facilities: [{ name: 'Civil Hospital' }], ...none })
    expect(await list('doctor elsewhere')).toMatchObject({ facilities: [{ name: 'Elsewhere' }], ...none })
    for (const who of ['former colleague', 'member of the staff', 'suspended colleague'])
      expect([who, await list(who)]).toEqual([who, { facilities: [], ...none }])
  })

  it('goes page by page, by an index', async () => {
    const { patientId } = await patientIn(appContext(), 'Harpreet Kaur')
    const times = Array.from(
      { length: 24 },
      (_, n) => `${String(9 + Math.floor(n / 4)).padStart(2, '0')}:${['00', '15', '30', '45'][n % 4]}`,
    )
    const visit = { patientId, doctorId: doctor.id, facilityId, date: today, status: 'completed' as const }
    await buildAppointments(
      appContext(),
      times.map((time) => ({ ...visit, time })),
    )
    const page = await list('colleague')
    const rest = await list('colleague', { after: page.next ?? '' })
    expect([page.visits.length, rest.visits.length, rest.next]).toEqual([20, 5, null])
    expect(rest.visits.at(-1)?.time).toBe('15:00')
    const past = cursorAfter({ at: new Date('2030-01-01'), id: newId() })
    expect((await list('colleague', { after: past })).visits).toEqual([])
  })

  it('is a matter of these visits alone: no alarm about the patient comes to the colleague', async () => {
    await builtRows['alarms.read']?.({
      appContext: appContext(),
      patientId: patient.patientId,
      doctorId: doctor.id,
    })
    const { token } = people['colleague'] ?? doctor
    expect((await town.api.must(listAlarms, { token })).alarms).toEqual([])
    expect((await town.api.must(listAlarms, { token: doctor.token })).alarms).not.toEqual([])
  })

  it('scans no table among a town’s years of visits', async () => {
    const { pool } = appContext().store
    await pool.query(`
      insert into patients (id, name, phone, updated_at)
      select gen_random_uuid(), 'Patient ' || n, '5550000000', now() from generate_series(1, 1000) n`)
    await pool.query(
      `with crowd as (select array_agg(id) as ids from patients), inserted as (
       insert into appointments (id, patient_id, doctor_id, facility_id, specialization, type, status, offered_to_all,
         starts_at, day, time, created_at, updated_at)
       select gen_random_uuid(), ids[1 + n % 1000], $1, $2, 'fever', 'in-person', 'completed', false, at,
         (at at time zone 'Asia/Kolkata')::date, '10:00', at, at
       from crowd, generate_series(1, 20000) n, lateral (
         select timestamptz '2026-11-20' - n * interval '15 minutes' as at) t
       returning *)
       ${historyOfInserted}`,
      [doctor.id, facilityId],
    )
    await pool.query('analyze')
    const statements = await recordStatements(async () => {
      await list('colleague')
      await read('doctor elsewhere')
    })
    const asked = statements.filter(({ text }) => /appointments|care_relationships/.test(text))
    expect(asked.length).toBeGreaterThan(1)
    for (const { text, values } of asked) {
      const { rows } = await pool.query(`explain ${text}`, [...(values ?? [])])
      expect(JSON.stringify(rows)).not.toContain('Seq Scan on appointments')
    }
  })
})
