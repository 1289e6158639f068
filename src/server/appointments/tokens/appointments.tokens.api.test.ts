import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  acceptAppointment,
  cancelAppointment,
  listAppointments,
  requestAppointment,
  startAppointment,
} from '../../../shared/appointments/appointments.endpoints.ts'
import { listSessions, takeToken } from '../../../shared/appointments/appointments.tokens.endpoints.ts'
import { addLeave, endSession } from '../../../shared/availability/availability.endpoints.ts'
import { listNotices } from '../../../shared/notifications/notifications.endpoints.ts'
import { buildToken } from '../../accounts/accounts.fixtures.ts'
import { buildSession } from '../../availability/availability.fixtures.ts'
import { beginEncounter } from '../../encounters/encounters.fixtures.ts'
import { buildFacility, buildMembership } from '../../facilities/facilities.fixtures.ts'
import { buildPatientProfile } from '../../patients/patients.fixtures.ts'
import { doctorIn, patientIn, personIn, type SignedIn } from '../../../../tests/setup/people.ts'
import { first, openTown, type TestTown } from '../../../../tests/setup/town.ts'

let town: TestTown
let doctor: SignedIn
let patient: SignedIn
let hospital: string
let session: string
const appContext = () => first(town.servers).appContext

// It is Saturday, 21 November 2026, 10:00; the session is on Tuesdays from 9 to 15.
const tuesday = '2026-11-24'
beforeAll(async () => {
  town = await openTown({ servers: 2 })
  hospital = await buildFacility(appContext(), { name: 'Civil Hospital Nabha' })
})
afterAll(() => town.close())
beforeEach(async () => {
  // Those of the tests before.
  await appContext().store.pool.query(`update doctors set approval = 'awaiting'`)
  doctor = await doctorIn(appContext(), { name: 'Dr. Asha', specialization: 'Physician' })
  await buildMembership(appContext(), { userId: doctor.id, facilityId: hospital })
  session = await buildSession(appContext(), { doctorId: doctor.id, facilityId: hospital, weekday: 2 })
  patient = await patientIn(appContext())
})

const body = (more: object = {}) => ({
  sessionId: session,
  date: tuesday,
  specialization: 'fever',
  pregnancy: '' as const,
  ...more,
})
const take = (who = patient, more?: object) => town.api.ask(takeToken, { token: who.token, body: body(more) })
const taken = async (who?: SignedIn, more?: object) => {
  const told = await take(who, more)
  if (told.status !== 201 || !('answer' in told)) throw new Error(JSON.stringify(told))
  return told.answer
}
const several = (count: number) =>
  Promise.all(Array.from({ length: count }, () => patientIn(appContext(), 'Somebody')))
const offers = () => town.api.must(listSessions, { token: patient.token })
const set = (columns: string) =>
  appContext().store.pool.query(`update doctor_sessions set ${columns} where id = $1`, [session])

describe('the next sessions', () => {
  it('name doctor, place, day, the number one would get and when', async () => {
    expect(await offers()).toEqual([
      {
        why: 'soonest',
        sessionId: session,
        date: tuesday,
        time: '09:00',
        token: 1,
        of: 80,
        doctor: { name: 'Asha' },
        place: { name: 'Civil Hospital Nabha' },
      },
    ])
    await taken()
    expect(await offers()).toMatchObject([{ token: 2, time: '09:04' }])
  })

  it('go on to the next day of the session on leave and where none is free', async () => {
    await set('capacity = 1')
    await taken()
    expect(await offers()).toMatchObject([{ date: '2026-12-01', token: 1 }])
    const leave = { doctorId: '', from: '2026-12-01', until: '2026-12-01', reason: '' }
    await town.api.must(addLeave, { token: doctor.token, body: leave })
    expect(await offers()).toEqual([])
  })

  it('begin with the doctor who saw the patient last; then the soonest, and a nearer one with its distance', async () => {
    const { db } = appContext().store
    const away = { name: 'Far', lat: 30.6, lng: 76.3 }
    const far = await buildFacility(appContext(), away)
    const near = await buildFacility(appContext(), { name: 'Near', lat: 30.3, lng: 76.1 })
    const sitting = async (facilityId: string, name: string, weekday: number) => {
      const other = await doctorIn(appContext(), { name, specialization: 'Physician' })
      await buildMembership(appContext(), { userId: other.id, facilityId })
      await buildSession(appContext(), { doctorId: other.id, facilityId, weekday })
      return other
    }
    await sitting(far, 'Dr. Soon', 1)
    await sitting(near, 'Dr. Near', 5)
    const village = {
      source: 'geoSadak' as const,
      source_id: '1',
      population: null,
      lat: 30.301,
      lng: 76.101,
    }
    const at = { created_at: town.clock.now, updated_at: town.clock.now }
    await db
      .insertInto('villages')
      .values({ id: randomUUID(), name: 'Ghunerki', ...village, ...at })
      .execute()
    await buildPatientProfile(appContext(), patient.patientId, { name: 'Nava', address: 'Ghunerki' })
    const told = async () => (await offers()).map((one) => [one.why, one.doctor.name, one.distanceKm])
    expect(await told()).toEqual([
      ['soonest', 'Soon', 38],
      ['nearest', 'Near', 0],
    ])
    await beginEncounter(appContext(), { patientId: patient.patientId, doctorId: doctor.id, kind: 'AMB' })
    expect((await told())[0]).toEqual(['sameDoctor', 'Asha', expect.anything()])
    const asked = { token: patient.token, query: { doctor: doctor.id } }
    expect((await town.api.must(listSessions, asked))[0]).toMatchObject({ why: 'sameDoctor' })
  })

  it('are those of doctors for what the note names, and of nobody who may not treat', async () => {
    const skin = { token: patient.token, query: { specialties: 'dermatology' } }
    await doctorIn(appContext(), { name: 'Skin', specialization: 'Dermatologist' })
    expect(await town.api.must(listSessions, skin)).toEqual([])
    await appContext().store.pool.query(`update doctors set approval = 'awaiting' where user_id = $1`, [
      doctor.id,
    ])
    expect(await offers()).toEqual([])
    expect((await take()).status).toBe(409)
  })
})

describe('a token', () => {
  it('is confirmed at once, for the patient and in the doctor’s list by number, and gives no notice', async () => {
    const [other] = await several(1)
    await taken()
    const mine = await taken(other)
    expect(mine).toMatchObject({
      status: 'scheduled',
      token: 2,
      date: tuesday,
      time: '09:04',
      type: 'in-person',
      doctor: { name: 'Asha', clinic: 'Civil Hospital Nabha' },
      allowedActions: ['cancel'],
    })
    const list = await town.api.must(listAppointments, { token: doctor.token })
    expect(list.map(({ token, status }) => [token, status])).toEqual([
      [1, 'scheduled'],
      [2, 'scheduled'],
    ])
    expect(await town.api.must(listNotices, { token: doctor.token })).toEqual([])
  })

  it('is taken once per key, and once per patient and session', async () => {
    const write = { token: patient.token, body: body(), key: randomUUID() }
    const made = await town.api.must(takeToken, write)
    expect(await town.api.must(takeToken, write)).toEqual(made)
    expect(await take()).toMatchObject({ status: 409, error: { code: 'alreadyAsked' } })
    expect(await offers()).toMatchObject([{ token: 2 }])
  })

  it('goes to one patient each: twelve at once on two servers get twelve numbers', async () => {
    const people = await several(12)
    const told = await Promise.all(
      people.map(({ token }, nth) => town.apis[nth % 2]!.must(takeToken, { token, body: body() })),
    )
    expect(told.map(({ token }) => token ?? 0).toSorted((one, other) => one - other)).toEqual(
      people.map((_, nth) => nth + 1),
    )
  })

  it('has one winner when one place is left, on two servers', async () => {
    await set('capacity = 1')
    const people = await several(6)
    const told = await Promise.all(
      people.map(({ token }, nth) => town.apis[nth % 2]!.ask(takeToken, { token, body: body() })),
    )
    expect(told.map(({ status }) => String(status)).toSorted()).toEqual(['201', ...Array(5).fill('409')])
  })

  it('that is cancelled gives back the place and not the number', async () => {
    await set('capacity = 2')
    const [second, third, fourth] = await several(3)
    const mine = await taken()
    await taken(second)
    expect(await take(third)).toMatchObject({ status: 409, error: { code: 'noToken' } })
    const cancel = { token: patient.token, params: { id: mine._id }, body: { reason: '' } }
    await town.api.must(cancelAppointment, cancel)
    expect((await taken(third)).token).toBe(3)
    expect((await take(fourth)).status).toBe(409)
  })

  it.each<[string, object]>([
    ['on a day without the session', { date: '2026-11-25' }],
    ['on a day that is over', { date: '2026-11-17' }],
    ['of no session', { sessionId: randomUUID() }],
    ['more than 90 days ahead', { date: '2027-03-02' }],
  ])('is none %s', async (_, more) => {
    expect(await take(patient, more)).toMatchObject({ status: 409, error: { code: 'noToken' } })
  })

  it('is none once the session has begun or ended', async () => {
    await set('weekday = 6, from_day = current_date - 30, opens_minute = 600')
    expect((await take(patient, { date: '2026-11-21' })).status).toBe(409)
    await set('opens_minute = 601')
    expect((await take(patient, { date: '2026-11-21' })).status).toBe(201)
    const [other] = await several(1)
    await town.api.must(endSession, { token: doctor.token, params: { id: session } })
    expect((await take(other, { date: '2026-11-28' })).status).toBe(409)
  })

  it('asks about a danger sign first, and is for patients only', async () => {
    expect(await take(patient, { specialization: 'chest pain' })).toMatchObject({
      error: { code: 'redFlag' },
    })
    expect((await take(doctor)).status).toBe(403)
    expect((await take(await personIn(appContext(), 'coordinator'))).status).toBe(403)
    expect((await town.api.ask(takeToken, { body: body() })).status).toBe(401)
    expect(await take(await personIn(appContext(), 'patient'))).toMatchObject({
      error: { code: 'profileMissing' },
    })
  })

  it('is not given for a danger sign with a name: a doctor reads the request first', async () => {
    for (const specialization of ['chest pain', 'ਛਾਤੀ ਵਿੱਚ ਦਰਦ']) {
      const asked = { specialization, redFlagsSeen: true }
      expect(await take(patient, asked)).toMatchObject({ status: 409, error: { code: 'readFirst' } })
    }
    expect(await offers()).toMatchObject([{ token: 1 }])
    // Which sign it is, nobody knows.
    const own = { specialization: 'pankhe ke niche sone se gardan akad gayi', redFlagsSeen: true }
    expect((await take(patient, own)).status).toBe(201)
  })

  it('does not take the doctor’s time from a request for a time, and is started and finished like any visit', async () => {
    const [other] = await several(1)
    const asking = { specialization: 'fever', date: tuesday, time: '09:00', type: 'in-person' as const }
    const asked = await town.api.must(requestAppointment, { token: other?.token, body: asking })
    const { _id: id } = await taken()
    await town.api.must(acceptAppointment, { token: doctor.token, params: { id: asked._id } })
    town.clock.now = new Date(`${tuesday}T09:10:00+05:30`)
    // Signed in again: the day before yesterday was too long ago.
    const token = await buildToken(appContext(), doctor)
    const started = await town.api.must(startAppointment, { token, params: { id } })
    expect(started).toMatchObject({ status: 'in-progress', token: 1 })
    town.clock.now = new Date('2026-11-21T10:00:00+05:30')
  })
})
