import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  acceptAppointment,
  cancelAppointment,
  listFreeTimes,
  requestAppointment,
} from '../../../shared/appointments/appointments.endpoints.ts'
import { holdSlot, releaseSlot, takeSlot } from '../../../shared/appointments/appointments.slots.endpoints.ts'
import { addLeave, endSession } from '../../../shared/availability/availability.endpoints.ts'
import { buildSession } from '../../availability/availability.fixtures.ts'
import { buildFacility, buildMembership } from '../../facilities/facilities.fixtures.ts'
import { doctorIn, patientIn, personIn, type SignedIn } from '../../../../tests/setup/people.ts'
import { noted, slotsOn } from '../../../../tests/setup/slots.ts'
import { first, openTown, type TestTown } from '../../../../tests/setup/town.ts'
import { keepTime } from '../appointments.jobs.ts'

let town: TestTown
let doctor: SignedIn
let patient: SignedIn
let other: SignedIn
let clinic: string
let session: string
const appContext = () => first(town.servers).appContext
const run = (statement: string, values: unknown[] = []) => appContext().store.pool.query(statement, values)

// It is Saturday, 21 November 2026, 10:00; the session is on Tuesdays from 17:00 to 18:00, by 20 minutes.
const now = new Date('2026-11-21T10:00:00+05:30')
const tuesday = '2026-11-24'
const evening = { opens_minute: 17 * 60, closes_minute: 18 * 60, kind: 'slots', capacity: null } as const
beforeAll(async () => {
  town = await openTown({ servers: 2 })
  clinic = await buildFacility(appContext(), { name: 'Gill Clinic' })
})
afterAll(() => town.close())
beforeEach(async () => {
  town.clock.now = now
  // Those of the tests before.
  await run(`update doctors set approval = 'awaiting'`)
  doctor = await doctorIn(appContext(), { name: 'Dr. Asha', specialization: 'Physician' })
  session = await sessionOf(doctor)
  patient = await patientIn(appContext())
  other = await patientIn(appContext(), 'Somebody')
})

async function sessionOf({ id: doctorId }: SignedIn, more: object = {}): Promise<string> {
  await buildMembership(appContext(), { userId: doctorId, facilityId: clinic })
  const slots = { ...evening, slot_minutes: 20, weekday: 2, ...more }
  return buildSession(appContext(), { doctorId, facilityId: clinic, ...slots })
}

const { chosen, hold, take, list, timesFor } = slotsOn(tuesday, () => ({ town, patient, session }))
const later = (seconds: number) => (town.clock.now = new Date(now.getTime() + seconds * 1000))
const gone = { status: 409, error: { code: 'slotGone' } }

describe('the offers', () => {
  it('name why, doctor, place, day and free times', async () => {
    expect(await list()).toEqual({
      offers: [
        {
          why: 'soonest',
          sessionId: session,
          date: tuesday,
          times: ['17:00', '17:20', '17:40'],
          doctor: { name: 'Asha' },
          place: { name: 'Gill Clinic' },
          isForCalls: false,
        },
      ],
    })
  })

  it('of a session for calls are calls: a visit in person is refused', async () => {
    await run(`update doctor_sessions set kind = 'calls' where id = $1`, [session])
    expect((await list()).offers).toMatchObject([{ isForCalls: true, times: ['17:00', '17:20', '17:40'] }])
    expect(await take()).toMatchObject({ status: 400, error: { fields: { type: 'invalid' } } })
    expect(await take(patient, { type: 'teleconsultation' })).toMatchObject({
      status: 201,
      answer: { type: 'teleconsultation', status: 'scheduled' },
    })
    expect(await timesFor(other)).toEqual(['17:20', '17:40'])
  })

  it('go on to the next day where none is free, and end with leave', async () => {
    await run(`update doctor_sessions set closes_minute = opens_minute + 20 where id = $1`, [session])
    await take()
    expect(await list(other)).toMatchObject({ offers: [{ date: '2026-12-01', times: ['17:00'] }] })
    const leave = { doctorId: '', from: '2026-12-01', until: '2026-12-01', reason: '' }
    await town.api.must(addLeave, { token: doctor.token, body: leave })
    expect(await list(other)).toEqual({ offers: [] })
  })

  it('have the doctor first for whom the booking is opened, with the next days, or say that there is none', async () => {
    const dentist = await doctorIn(appContext(), { name: 'Dr. Teeth', specialization: 'Dentist' })
    const asked = { doctor: dentist.id, specialties: 'generalPhysician' }
    expect(await list(patient, asked)).toMatchObject({
      offers: [{ why: 'soonest' }],
      without: { name: 'Teeth' },
    })
    await sessionOf(dentist, { weekday: 5 })
    const { offers, without } = await list(patient, asked)
    expect(offers.map(({ why, date }) => `${why} ${date}`)).toEqual([
      'sameDoctor 2026-11-27',
      'sameDoctor 2026-12-04',
      `soonest ${tuesday}`,
    ])
    expect(without).toBeUndefined()
  })

  it('call the doctor of the last visit the same doctor', async () => {
    const soon = await doctorIn(appContext(), { name: 'Dr. Soon', specialization: 'Physician' })
    await sessionOf(soon, { weekday: 1 })
    await run(
      `insert into encounters (id, patient_id, doctor_id, class, status, started_at, ended_at)
       select gen_random_uuid(), $1, $2, 'AMB', 'finished', $3, $3`,
      [patient.patientId, doctor.id, new Date('2026-11-01T10:00:00+05:30')],
    )
    const { offers } = await list()
    expect(offers.map(({ why, doctor: { name } }) => `${why} ${name}`)).toEqual([
      'sameDoctor Asha',
      'soonest Soon',
    ])
  })
})

describe('a hold', () => {
  it('keeps the slot from others for two minutes, and lapses by itself', async () => {
    expect(await hold()).toMatchObject({ answer: { heldUntil: '2026-11-21T04:32:00.000Z' } })
    expect(await timesFor(other)).toEqual(['17:20', '17:40'])
    expect(await timesFor(patient)).toContain('17:00')
    const query = { from: tuesday, days: '1' }
    const free = await town.api.must(listFreeTimes, { token: other.token, query })
    expect(free[0]?.times).not.toContain('17:00')
    expect(await hold(other)).toMatchObject(gone)
    expect(await take(other)).toMatchObject(gone)
    later(121)
    expect(await timesFor(other)).toContain('17:00')
    expect((await take(other)).status).toBe(201)
  })

  it('is let go by a second choice, and by the patient', async () => {
    await hold()
    await hold(patient, '17:20')
    expect(await timesFor(other)).toEqual(['17:00', '17:40'])
    await town.api.must(releaseSlot, { token: patient.token })
    expect((await timesFor(other))?.length).toBe(3)
  })

  it('that is over is deleted within a minute', async () => {
    await hold()
    later(121)
    await keepTime(appContext())
    expect((await run('select from slot_holds')).rowCount).toBe(0)
  })

  it('makes the doctor wait who accepts a request for that time, not longer', async () => {
    const asking = { specialization: 'fever', date: tuesday, time: '17:00', type: 'in-person' as const }
    const asked = await town.api.must(requestAppointment, { token: other.token, body: asking })
    await hold()
    const accept = () => town.api.ask(acceptAppointment, { token: doctor.token, params: { id: asked._id } })
    expect(await accept()).toMatchObject({ status: 409, error: { code: 'slotHeld' } })
    later(121)
    expect((await accept()).status).toBe(200)
    expect(await take()).toMatchObject(gone)
  })
})

describe('a visit by slot', () => {
  it('is confirmed at once, with its place and length; by phone without a place', async () => {
    await hold()
    expect(await take()).toMatchObject({
      status: 201,
      answer: {
        status: 'scheduled',
        date: tuesday,
        time: '17:00',
        type: 'in-person',
        doctor: { name: 'Asha', clinic: 'Gill Clinic' },
      },
    })
    const call = await take(other, { time: '17:20', type: 'teleconsultation' })
    expect(call).toMatchObject({ answer: { type: 'teleconsultation' } })
    const { rows } = await run(
      'select duration_minutes as minutes, facility_id as place, session_id as session from appointments where doctor_id = $1 order by starts_at',
      [doctor.id],
    )
    expect(rows).toEqual([
      { minutes: 20, place: clinic, session },
      { minutes: 20, place: null, session },
    ])
    expect((await run('select from slot_holds where patient_id = $1', [patient.patientId])).rowCount).toBe(0)
  })

  it('is booked once per key, and its time is free again when it is cancelled', async () => {
    const write = { token: patient.token, body: { ...chosen(), ...noted }, key: randomUUID() }
    const made = await town.api.must(takeSlot, write)
    expect(await town.api.must(takeSlot, write)).toEqual(made)
    expect(await take(other)).toMatchObject(gone)
    const cancel = { token: patient.token, params: { id: made._id }, body: { reason: '' } }
    await town.api.must(cancelAppointment, cancel)
    expect((await take(other)).status).toBe(201)
  })

  it('passes on a request of another patient for that time', async () => {
    const asking = { specialization: 'fever', date: tuesday, time: '17:00', type: 'in-person' as const }
    const asked = await town.api.must(requestAppointment, { token: other.token, body: asking })
    expect((await take()).status).toBe(201)
    const accept = { token: doctor.token, params: { id: asked._id } }
    expect(await town.api.ask(acceptAppointment, accept)).toMatchObject({ error: { code: 'slotTaken' } })
  })

  it('is confirmed also after the two minutes, while nobody else has it', async () => {
    await hold()
    later(600)
    expect((await take()).status).toBe(201)
  })

  it.each<[string, object]>([
    ['between two slots', { time: '17:10' }],
    ['at the end of the session', { time: '18:00' }],
    ['on a day without the session', { date: '2026-11-25' }],
    ['on a day that is over', { date: '2026-11-17' }],
    ['of no session', { sessionId: randomUUID() }],
    ['more than 90 days ahead', { date: '2027-03-02' }],
  ])('is none %s', async (_, more) => {
    expect(await take(patient, more)).toMatchObject(gone)
  })

  it('asks about a danger sign first, and is for patients with a profile only', async () => {
    const sign = { specialization: 'chest pain' }
    expect(await take(patient, sign)).toMatchObject({ error: { code: 'redFlag' } })
    expect(await take(patient, { ...sign, redFlagsSeen: true })).toMatchObject({
      error: { code: 'readFirst' },
    })
    const unknown = await personIn(appContext(), 'patient')
    expect(await hold(unknown)).toMatchObject({ error: { code: 'profileMissing' } })
    for (const role of ['doctor', 'coordinator'] as const) {
      const wrong = await personIn(appContext(), role)
      expect((await hold(wrong)).status).toBe(403)
      expect((await take(wrong)).status).toBe(403)
      expect((await town.api.ask(releaseSlot, { token: wrong.token })).status).toBe(403)
    }
    expect((await town.api.ask(takeSlot, { body: { ...chosen(), ...noted } })).status).toBe(401)
    expect((await town.api.ask(holdSlot, { body: chosen() })).status).toBe(401)
  })
})

describe('at the same moment, on two servers', () => {
  const several = (count: number) =>
    Promise.all(Array.from({ length: count }, () => patientIn(appContext(), 'Somebody')))
  const count = (told: readonly { status: number }[], status: number) =>
    told.filter((one) => one.status === status).length

  it('one of six patients holds a slot, and one of six takes one that nobody holds', async () => {
    const people = await several(6)
    const held = await Promise.all(people.map((who, nth) => hold(who, '17:00', town.apis[nth % 2])))
    expect([count(held, 200), count(held, 409)]).toEqual([1, 5])
    const taken = await Promise.all(
      people.map((who, nth) => take(who, { time: '17:20' }, town.apis[nth % 2])),
    )
    expect([count(taken, 201), count(taken, 409)]).toEqual([1, 5])
  })

  it('one wins when the hold of the first is over and both confirm', async () => {
    await hold()
    later(121)
    const told = await Promise.all([take(patient, {}, town.apis[0]), take(other, {}, town.apis[1])])
    expect([count(told, 201), count(told, 409)]).toEqual([1, 1])
  })

  it('one wins of a patient who takes the slot and a doctor who accepts another for that time', async () => {
    const asking = { specialization: 'fever', date: tuesday, time: '17:00', type: 'in-person' as const }
    const asked = await town.api.must(requestAppointment, { token: other.token, body: asking })
    const accept = { token: doctor.token, params: { id: asked._id } }
    const told = await Promise.all([take(), town.apis[1]!.ask(acceptAppointment, accept)])
    expect(told.filter(({ status }) => status < 300)).toHaveLength(1)
    const booked = "select from appointments where doctor_id = $1 and status = 'scheduled'"
    expect((await run(booked, [doctor.id])).rowCount).toBe(1)
  })

  it.each(['leave', 'end'])('no slot is taken after the %s of the session', async (what) => {
    const people = await several(3)
    const leave = { doctorId: '', from: tuesday, until: tuesday, reason: '' }
    const stop = () =>
      what === 'leave'
        ? town.apis[1]!.must(addLeave, { token: doctor.token, body: leave })
        : town.apis[1]!.must(endSession, { token: doctor.token, params: { id: session } })
    const times = ['17:00', '17:20', '17:40']
    const [, ...told] = await Promise.all([
      stop(),
      ...people.map((who, nth) => take(who, { time: times[nth] })),
    ])
    // Those that were first stay; nobody comes later.
    expect(told.every(({ status }) => status === 201 || status === 409)).toBe(true)
    expect(
      await take(other, { time: times[told.findIndex(({ status }) => status === 409)] ?? '17:00' }),
    ).toMatchObject(gone)
  })
})
