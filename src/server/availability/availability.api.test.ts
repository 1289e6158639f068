import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { closeAccount } from '../../shared/accounts/accounts.endpoints.ts'
import { listAudit } from '../../shared/audit/audit.endpoints.ts'
import {
  addLeave,
  addSession,
  endLeave,
  endSession,
  listDoctorsWithPlaces,
  readAvailability,
} from '../../shared/availability/availability.endpoints.ts'
import { buildFacility, buildMembership } from '../facilities/facilities.fixtures.ts'
import { doctorIn, patientIn, personIn, type SignedIn } from '../../../tests/setup/people.ts'
import { first, openTown, type TestTown } from '../../../tests/setup/town.ts'

let town: TestTown
let doctor: SignedIn
let desk: SignedIn
let hospital: string
const appContext = () => first(town.servers).appContext

// Saturday, 21 November 2026, with a holiday on the Tuesday after.
beforeAll(async () => {
  town = await openTown({ servers: 2 })
  appContext().town.clinicHours.holidays.push('2026-11-24', '2026-01-26')
  hospital = await buildFacility(appContext(), { name: 'Civil Hospital Nabha' })
  desk = await personIn(appContext(), 'coordinator')
})
afterAll(() => town.close())
beforeEach(async () => {
  doctor = await doctorIn(appContext(), { name: 'Dr. Asha' })
  await buildMembership(appContext(), { userId: doctor.id, facilityId: hospital })
})

const weekly = (more: object = {}) => ({
  doctorId: '',
  facilityId: hospital,
  weekdays: [1, 3],
  opens: '09:00',
  closes: '੧੫:੦੦',
  kind: 'tokens' as const,
  capacity: '੮੦',
  slotMinutes: '',
  from: '2026-11-21',
  until: '',
  ...more,
})
const ask = (more?: object, who = doctor) =>
  town.api.ask(addSession, { token: who.token, body: weekly(more) })
const mine = () => town.api.must(readAvailability, { token: doctor.token })

describe('weekly sessions', () => {
  it('are entered by the doctor, once per key, and ended: today is the last day', async () => {
    const write = { token: doctor.token, body: weekly(), key: randomUUID() }
    await town.api.must(addSession, write)
    await town.api.must(addSession, write)
    await town.api.must(addSession, {
      token: doctor.token,
      body: weekly({
        weekdays: [3],
        opens: '17:00',
        closes: '19:00',
        kind: 'slots',
        capacity: '',
        slotMinutes: '15',
        from: '2026-12-01',
      }),
    })
    const { sessions, places, usual, holidays } = await mine()
    expect(
      sessions.map(({ weekday, opens, closes, capacity, slotMinutes, from, until }) => [
        weekday,
        opens,
        closes,
        capacity,
        slotMinutes,
        from,
        until,
      ]),
    ).toEqual([
      [1, '09:00', '15:00', 80, null, '2026-11-21', null],
      [3, '09:00', '15:00', 80, null, '2026-11-21', null],
      [3, '17:00', '19:00', null, 15, '2026-12-01', null],
    ])
    expect(places).toMatchObject([{ id: hospital, name: 'Civil Hospital Nabha' }])
    expect(usual).toEqual({ opens: '09:00', closes: '15:00' })
    expect(holidays).toEqual(['2026-11-24'])
    for (const { id } of sessions.slice(1))
      await town.api.must(endSession, { token: doctor.token, params: { id } })
    expect((await mine()).sessions.map(({ until }) => until)).toEqual([null, '2026-11-21'])
    const again = await town.api.ask(endSession, {
      token: doctor.token,
      params: { id: sessions[1]?.id ?? '' },
    })
    expect(again).toMatchObject({ status: 409, error: { code: 'alreadyEnded' } })
    // What has ended leaves room for another one from the next day on.
    expect((await ask({ weekdays: [3], from: '2026-11-22' })).status).toBe(201)
  })

  it.each([
    [{ closes: '08:00' }, { closes: 'closesBefore' }],
    [{ from: '2026-11-20' }, { from: 'dayPast' }],
    [{ until: '2026-11-20' }, { until: 'untilBefore' }],
    [{ capacity: '' }, { capacity: 'capacityNumber' }],
    [{ capacity: 'many' }, { capacity: 'invalid' }],
    [{ kind: 'slots', slotMinutes: '3' }, { slotMinutes: 'slotNumber' }],
    [{ kind: 'calls', slotMinutes: '' }, { slotMinutes: 'slotNumber' }],
    [{ weekdays: [] }, { weekdays: 'required' }],
    [{ facilityId: '' }, { facilityId: 'required' }],
    [{ season: '05-01' }, { season: 'invalid' }],
    [{ season: 'summer' }, { season: 'invalid' }],
  ])('with %o are refused with %o', async (more, fields) => {
    expect(await ask(more)).toMatchObject({ status: 400, error: { fields } })
  })

  it('of summer and of winter have their own hours, and overlap only within a season', async () => {
    const summer = { season: '04-16', opens: '08:00', closes: '14:00' }
    const winter = { season: '10-16' }
    await town.api.must(addSession, { token: doctor.token, body: weekly(summer) })
    await town.api.must(addSession, { token: doctor.token, body: weekly(winter) })
    const { sessions, seasons } = await mine()
    expect(seasons.map(({ from, until, opens }) => [from, until, opens])).toEqual([
      ['04-16', '10-15', '08:00'],
      ['10-16', '04-15', '09:00'],
    ])
    expect(sessions.map(({ weekday, opens, season }) => [weekday, opens, season])).toEqual([
      [1, '08:00', { from: '04-16', until: '10-15' }],
      [1, '09:00', { from: '10-16', until: '04-15' }],
      [3, '08:00', { from: '04-16', until: '10-15' }],
      [3, '09:00', { from: '10-16', until: '04-15' }],
    ])
    const overlaps = { status: 409, error: { code: 'overlaps' } }
    expect(await ask({ season: '10-16', weekdays: [3], opens: '12:00' })).toMatchObject(overlaps)
    expect(await ask({ weekdays: [3], opens: '13:30' })).toMatchObject(overlaps)
    expect((await ask({ weekdays: [3], opens: '15:00', closes: '16:00', capacity: '20' })).status).toBe(201)
  })

  it('are not at a place where the doctor does not work', async () => {
    const elsewhere = await buildFacility(appContext(), { name: 'PHC Bhadson' })
    expect(await ask({ facilityId: elsewhere })).toMatchObject({ status: 409, error: { code: 'notAPlace' } })
    const former = await doctorIn(appContext())
    await buildMembership(appContext(), { userId: former.id, facilityId: hospital, until: new Date() })
    expect(await ask({}, former)).toMatchObject({ status: 409, error: { code: 'notAPlace' } })
  })

  it('never overlap, also when doctor and desk enter them at the same moment on two servers', async () => {
    const both = await Promise.all([
      town.apis[0]!.ask(addSession, { token: doctor.token, body: weekly() }),
      town.apis[1]!.ask(addSession, {
        token: desk.token,
        body: weekly({ doctorId: doctor.id, weekdays: [3, 5], opens: '14:00', closes: '16:00' }),
      }),
    ])
    expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['201', '409'])
    // All of its days, or none.
    expect((await mine()).sessions).toHaveLength(2)
    expect(await ask({ weekdays: [3], opens: '14:30', closes: '15:30', capacity: '20' })).toMatchObject({
      status: 409,
      error: { code: 'overlaps' },
    })
  })
})

describe('leave', () => {
  it('is entered, read with its reason by doctor and desk, and removed', async () => {
    const body = { doctorId: '', from: '2026-12-01', until: '2026-12-03', reason: ' Wedding ' }
    await town.api.must(addLeave, { token: doctor.token, body })
    await town.api.must(addLeave, {
      token: desk.token,
      body: { ...body, doctorId: doctor.id, from: '2026-11-21', until: '2026-11-21', reason: '' },
    })
    const { leave } = await mine()
    expect(leave).toMatchObject([
      { from: '2026-11-21', until: '2026-11-21', reason: '' },
      { from: '2026-12-01', until: '2026-12-03', reason: 'Wedding' },
    ])
    const ofDesk = { token: desk.token, query: { doctorId: doctor.id } }
    expect((await town.api.must(readAvailability, ofDesk)).leave).toEqual(leave)
    for (const { id } of leave) await town.api.must(endLeave, { token: doctor.token, params: { id } })
    expect((await mine()).leave).toEqual([])
  })

  it.each([
    [{ from: '2026-11-20' }, { from: 'dayPast' }],
    [{ until: '2026-11-30' }, { until: 'untilBefore' }],
  ])('with %o is refused with %o', async (more, fields) => {
    const body = { doctorId: '', from: '2026-12-01', until: '2026-12-01', reason: '', ...more }
    expect(await town.api.ask(addLeave, { token: doctor.token, body })).toMatchObject({
      status: 400,
      error: { fields },
    })
  })

  it('of which some days have passed keeps those', async () => {
    const body = { doctorId: '', from: '2026-11-21', until: '2026-11-30', reason: '' }
    await town.api.must(addLeave, { token: doctor.token, body })
    const [leave] = (await mine()).leave
    await appContext().store.pool.query(`update doctor_leave set from_day = '2026-11-15' where id = $1`, [
      leave?.id,
    ])
    await town.api.must(endLeave, { token: doctor.token, params: { id: leave?.id ?? '' } })
    const { rows } = await appContext().store.pool.query('select until_day from doctor_leave where id = $1', [
      leave?.id,
    ])
    expect(rows).toEqual([{ until_day: '2026-11-20' }])
  })
})

describe('who may', () => {
  it('the desk for every doctor of a facility, and its log says so; it must name the doctor', async () => {
    const doctors = await town.api.must(listDoctorsWithPlaces, { token: desk.token })
    expect(doctors.find(({ id }) => id === doctor.id)).toEqual({
      id: doctor.id,
      name: 'Asha',
      places: [{ id: hospital, name: 'Civil Hospital Nabha', nameHi: '', namePa: '' }],
    })
    expect(await ask({}, desk)).toMatchObject({ status: 400, error: { fields: { doctorId: 'required' } } })
    expect((await ask({ doctorId: doctor.id }, desk)).status).toBe(201)
    const { entries } = await town.api.must(listAudit, {
      token: desk.token,
      query: { act: 'availability.addSession' },
    })
    expect(entries[0]).toMatchObject({ act: 'availability.addSession' })
    expect((await town.api.must(readAvailability, { token: desk.token })).sessions).toEqual([])
  })

  it('no other doctor, no patient, nobody who is not approved', async () => {
    const other = await doctorIn(appContext(), { name: 'Balwinder' })
    const awaiting = await doctorIn(appContext(), { approval: 'awaiting' })
    const patient = await patientIn(appContext())
    const query = { doctorId: doctor.id }
    expect((await town.api.ask(readAvailability, { token: other.token, query })).status).toBe(404)
    expect((await ask({ doctorId: doctor.id }, other)).status).toBe(404)
    expect((await ask({}, awaiting)).status).toBe(404)
    expect((await ask({}, patient)).status).toBe(403)
    expect((await town.api.ask(readAvailability, { token: patient.token, query })).status).toBe(403)
    expect((await town.api.ask(listDoctorsWithPlaces, { token: doctor.token })).status).toBe(403)
    expect((await town.api.ask(readAvailability, { query })).status).toBe(401)
    expect((await town.api.must(readAvailability, { token: awaiting.token })).sessions).toEqual([])
  })

  it('an account that is closed has no session any more', async () => {
    await ask()
    await town.api.must(closeAccount, { token: doctor.token, body: { password: 'secret1' } })
    const { sessions } = await town.api.must(readAvailability, {
      token: desk.token,
      query: { doctorId: doctor.id },
    })
    expect(sessions).toEqual([])
  })
})
