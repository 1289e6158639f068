import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addEntry, callNext } from '../../../shared/appointments/appointments.queue.endpoints.ts'
import { takeToken } from '../../../shared/appointments/appointments.tokens.endpoints.ts'
import { listNotices } from '../../../shared/notifications/notifications.endpoints.ts'
import { buildSession } from '../../availability/availability.fixtures.ts'
import { buildFacility, buildMembership } from '../../facilities/facilities.fixtures.ts'
import { doctorIn, patientIn, type SignedIn } from '../../../../tests/setup/people.ts'
import { first, openTown, type TestTown } from '../../../../tests/setup/town.ts'
import { tellToLeave } from './appointments.queue.leave.ts'

let town: TestTown
let doctor: SignedIn
let patient: SignedIn
let session: string
const appContext = () => first(town.servers).appContext
const query = (text: string, values: unknown[] = []) => appContext().store.pool.query(text, values)

// It is Saturday, 21 November 2026; the session is from 10:30 to 16:30. Rohti is a kilometre away: 5 minutes on the road
// and 20 to spare.
const today = '2026-11-21'
const at = (time: string) => (town.clock.now = new Date(`${today}T${time}:00+05:30`))
beforeAll(async () => {
  town = await openTown({ servers: 2 })
})
afterAll(() => town.close())
beforeEach(async () => {
  at('09:00')
  const hospital = await buildFacility(appContext(), { name: 'Civil Hospital Nabha' })
  await query(
    `insert into villages (id, source, source_id, name, lat, lng, created_at, updated_at)
    select gen_random_uuid(), 'geoSadak', $1::text, 'Rohti', lat + 0.01, lng, now(), now() from facilities where id = $1::uuid
    on conflict do nothing`,
    [hospital],
  )
  doctor = await doctorIn(appContext(), { name: 'Dr. Asha' })
  await buildMembership(appContext(), { userId: doctor.id, facilityId: hospital })
  const hours = { weekday: 6, opens_minute: 630, closes_minute: 990 }
  session = await buildSession(appContext(), { doctorId: doctor.id, facilityId: hospital, ...hours })
  patient = await patientIn(appContext(), 'Simran Kaur')
  await query(`update patients set address = 'Rohti' where id = $1`, [patient.patientId])
})

const take = (who = patient) =>
  town.api.must(takeToken, {
    token: who.token,
    body: { date: today, specialization: 'fever', pregnancy: '', sessionId: session },
  })
const onBothServers = () => Promise.all(town.servers.map((server) => tellToLeave(server.appContext)))
const told = async (who = patient) =>
  (await town.api.must(listNotices, { token: who.token })).filter(
    ({ kind }) => kind === 'appointments.timeToLeave',
  )

it('is told once that it is time to leave, by two servers at once', async () => {
  await take()
  at('10:00')
  await onBothServers()
  expect(await told()).toEqual([])
  at('10:06')
  await onBothServers()
  expect(await told()).toMatchObject([{ facts: { token: '1', doctor: 'Asha' } }])
  at('10:20')
  await onBothServers()
  expect(await told()).toHaveLength(1)
})

it('is told later while the line is slow, and not at all once inside', async () => {
  const before = await patientIn(appContext(), 'Somebody')
  await take(before)
  await take()
  at('10:04')
  await onBothServers()
  // The second number is expected at 10:34, 4.5 minutes after the first.
  expect(await told()).toEqual([])
  const call = (inside: string | null) =>
    town.api.must(callNext, {
      token: doctor.token,
      params: { id: session },
      body: { inside, wasThere: true },
    })
  at('10:30')
  const { entries } = await call(null)
  await call(entries[0]?.id ?? '')
  await onBothServers()
  expect(await told()).toEqual([])
})

it('is not told at the counter, without a known distance, after cancelling, or on leave', async () => {
  const phone = { source: 'walk-in' as const, name: 'Simran Kaur', patientId: patient.patientId }
  await town.api.must(addEntry, { token: doctor.token, params: { id: session }, body: phone })
  const far = await patientIn(appContext(), 'From elsewhere')
  await take(far)
  at('10:20')
  await onBothServers()
  expect([await told(), await told(far)]).toEqual([[], []])
  await query(`update patients set address = 'Rohti' where id = $1`, [far.patientId])
  const leave = await query(
    `insert into doctor_leave (id, doctor_id, from_day, until_day, reason, created_at)
    values (gen_random_uuid(), $1, $2, $2, '', now()) returning id`,
    [doctor.id, today],
  )
  await onBothServers()
  expect(await told(far)).toEqual([])
  await query(`delete from doctor_leave where id = $1`, [leave.rows[0]?.id])
  await onBothServers()
  expect(await told(far)).toHaveLength(1)
})
