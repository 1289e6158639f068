import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  cancelDisplaced,
  listDisplaced,
} from '../../../shared/appointments/appointments.displaced.endpoints.ts'
import { listAppointments } from '../../../shared/appointments/appointments.endpoints.ts'
import { takeSlot } from '../../../shared/appointments/appointments.slots.endpoints.ts'
import { takeToken } from '../../../shared/appointments/appointments.tokens.endpoints.ts'
import {
  addLeave,
  endLeave,
  endSession,
  readAvailability,
} from '../../../shared/availability/availability.endpoints.ts'
import { listNotices } from '../../../shared/notifications/notifications.endpoints.ts'
import { buildSession } from '../../availability/availability.fixtures.ts'
import { buildFacility, buildMembership } from '../../facilities/facilities.fixtures.ts'
import { doctorIn, patientIn, personIn, type SignedIn } from '../../../../tests/setup/people.ts'
import { first, openTown, type TestTown } from '../../../../tests/setup/town.ts'

/** What leave, the end of a session or a holiday leaves without a session. */
let town: TestTown
let doctor: SignedIn
let desk: SignedIn
let patient: SignedIn
let hospital: string
let session: string
const appContext = () => first(town.servers).appContext

// It is Saturday, 21 November 2026; the session is on Tuesdays from 9 to 15.
const tuesday = '2026-11-24'
beforeAll(async () => {
  town = await openTown({ servers: 2 })
  hospital = await buildFacility(appContext(), { name: 'Civil Hospital Nabha' })
  desk = await personIn(appContext(), 'coordinator')
})
afterAll(() => town.close())
beforeEach(async () => {
  doctor = await doctorIn(appContext(), { name: 'Dr. Asha' })
  await buildMembership(appContext(), { userId: doctor.id, facilityId: hospital })
  session = await buildSession(appContext(), { doctorId: doctor.id, facilityId: hospital, weekday: 2 })
  patient = await patientIn(appContext(), 'Simran Kaur')
  const body = { sessionId: session, date: tuesday, specialization: 'fever', pregnancy: '' as const }
  await town.api.must(takeToken, { token: patient.token, body })
})

const list = (who = doctor) =>
  town.api.must(listDisplaced, {
    token: who.token,
    query: who.role === 'coordinator' ? { doctorId: doctor.id } : {},
  })
const leave = (from: string, until: string) =>
  town.api.must(addLeave, { token: doctor.token, body: { doctorId: '', from, until, reason: '' } })
const cancel = (who: SignedIn, ids: string[], api = town.api) =>
  api.ask(cancelDisplaced, { token: who.token, body: { ids, doctorId: doctor.id } })
const statusOf = async () => (await town.api.must(listAppointments, { token: patient.token }))[0]?.status

it('a day of leave lists the numbers of that day, without the complaint, until the leave is removed', async () => {
  expect(await list()).toEqual([])
  await leave('2026-11-25', '2026-11-27')
  expect(await list()).toEqual([])
  await leave(tuesday, tuesday)
  const shown = await list(desk)
  expect(shown).toMatchObject([{ date: tuesday, time: '09:00', token: 1, patient: { name: 'Simran Kaur' } }])
  expect(JSON.stringify(shown)).not.toContain('fever')
  const { leave: entered } = await town.api.must(readAvailability, { token: doctor.token })
  const off = entered.find(({ from }) => from === tuesday)
  await town.api.must(endLeave, { token: doctor.token, params: { id: off?.id ?? '' } })
  expect(await list()).toEqual([])
  expect(await cancel(doctor, [shown[0]?.id ?? ''])).toMatchObject({ answer: { cancelled: 0 } })
  expect(await statusOf()).toBe('scheduled')
})

it('a visit at a fixed time of a session is listed and cancelled, too: it has no number', async () => {
  const slots = await buildSession(appContext(), {
    doctorId: doctor.id,
    facilityId: hospital,
    weekday: 2,
    opens_minute: 17 * 60,
    closes_minute: 18 * 60,
    kind: 'slots',
    capacity: null,
    slot_minutes: 20,
  })
  const other = await patientIn(appContext(), 'Somebody')
  const noted = { type: 'in-person', specialization: 'fever', pregnancy: '' } as const
  const body = { sessionId: slots, date: tuesday, time: '17:20', ...noted }
  await town.api.must(takeSlot, { token: other.token, body })
  await leave(tuesday, tuesday)
  const shown = await list()
  expect(shown).toMatchObject([{ token: 1 }, { token: null, time: '17:20', patient: { name: 'Somebody' } }])
  await cancel(
    doctor,
    shown.map(({ id }) => id),
  )
  expect(await town.api.must(listNotices, { token: other.token })).toMatchObject([
    { kind: 'appointments.sessionCancelled', facts: { doctor: 'Asha', date: tuesday } },
  ])
})

it('no number is given for a day of leave that is entered at the same moment', async () => {
  const { pool } = appContext().store
  const other = await patientIn(appContext(), 'Somebody')
  const client = await pool.connect()
  // As addLeave does, which waits for its commit.
  await client.query('begin')
  await client.query('select from doctor_sessions where doctor_id = $1 for update', [doctor.id])
  const asked = { sessionId: session, date: tuesday, specialization: 'fever', pregnancy: '' as const }
  const taking = town.api.ask(takeToken, { token: other.token, body: asked })
  await expect
    .poll(async () => (await pool.query('select from pg_locks where not granted')).rowCount)
    .toBeGreaterThan(0)
  await client.query(
    `insert into doctor_leave (id, doctor_id, from_day, until_day, reason, entered_by, created_at)
     values ($1, $2, $3, $3, '', $2, $4)`,
    [randomUUID(), doctor.id, tuesday, town.clock.now],
  )
  await client.query('commit')
  client.release()
  expect(await taking).toMatchObject({ status: 409, error: { code: 'noToken' } })
})

it('so does a session that ended', async () => {
  await town.api.must(endSession, { token: doctor.token, params: { id: session } })
  expect(await list()).toMatchObject([{ token: 1 }])
})

it('cancels those shown once, on two servers, and tells who acts for the patient when the doctor is next there', async () => {
  await leave(tuesday, '2026-11-30')
  const ids = (await list()).map(({ id }) => id)
  const told = await Promise.all([cancel(doctor, ids), cancel(desk, ids, town.apis[1])])
  const counts = told.map((one) => ('answer' in one ? one.answer.cancelled : -1))
  expect(counts.toSorted((one, other) => one - other)).toEqual([0, 1])
  expect(await statusOf()).toBe('cancelled')
  expect(await list()).toEqual([])
  const notices = await town.api.must(listNotices, { token: patient.token })
  expect(notices).toMatchObject([
    {
      kind: 'appointments.sessionCancelled',
      facts: { doctor: 'Asha', date: tuesday, freeTimes: '2026-12-01 09:00, 2026-12-08 09:00' },
    },
  ])
  expect(notices).toHaveLength(1)
})

it('leaves alone what was not shown', async () => {
  await leave(tuesday, tuesday)
  expect(await cancel(doctor, ['01a1f000-0000-7000-8000-000000000001'])).toMatchObject({
    answer: { cancelled: 0 },
  })
  expect(await statusOf()).toBe('scheduled')
})

it('is for the doctor and the desk', async () => {
  await leave(tuesday, tuesday)
  const ids = (await list()).map(({ id }) => id)
  const other = await doctorIn(appContext(), { name: 'Other' })
  expect(await list(other)).toEqual([])
  expect((await cancel(other, ids)).status).toBe(404)
  expect((await cancel(patient, ids)).status).toBe(403)
  expect((await town.api.ask(cancelDisplaced, { body: { ids } })).status).toBe(401)
  expect((await town.api.ask(listDisplaced, { token: patient.token })).status).toBe(403)
  expect(await statusOf()).toBe('scheduled')
})
