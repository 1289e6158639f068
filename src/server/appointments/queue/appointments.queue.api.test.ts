import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  finishAppointment,
  listAppointments,
  startAppointment,
} from '../../../shared/appointments/appointments.endpoints.ts'
import {
  addEntry,
  callNext,
  findPeople,
  markEntry,
  readOwnQueue,
  readQueue,
} from '../../../shared/appointments/appointments.queue.endpoints.ts'
import { takeToken } from '../../../shared/appointments/appointments.tokens.endpoints.ts'
import { listNotices } from '../../../shared/notifications/notifications.endpoints.ts'
import { buildSession } from '../../availability/availability.fixtures.ts'
import { buildFacility, buildMembership } from '../../facilities/facilities.fixtures.ts'
import { doctorIn, patientIn, personIn, type SignedIn } from '../../../../tests/setup/people.ts'
import { first, openTown, type TestTown } from '../../../../tests/setup/town.ts'
import { forgetWalkIns } from './appointments.queue.forget.ts'

let town: TestTown
let doctor: SignedIn
let desk: SignedIn
let patient: SignedIn
let hospital: string
let session: string
const appContext = () => first(town.servers).appContext
const query = (text: string, values: unknown[] = []) => appContext().store.pool.query(text, values)

// It is Saturday, 21 November 2026, 10:00; the session is from 10:30 to 16:30.
const today = '2026-11-21'
beforeAll(async () => {
  town = await openTown({ servers: 2 })
  hospital = await buildFacility(appContext(), { name: 'Civil Hospital Nabha' })
  desk = await personIn(appContext(), 'coordinator')
})
afterAll(() => town.close())
beforeEach(async () => {
  doctor = await doctorIn(appContext(), { name: 'Dr. Asha' })
  await buildMembership(appContext(), { userId: doctor.id, facilityId: hospital })
  const hours = { weekday: 6, opens_minute: 630, closes_minute: 990 }
  session = await buildSession(appContext(), { doctorId: doctor.id, facilityId: hospital, ...hours })
  patient = await patientIn(appContext(), 'Simran Kaur')
})

const asked = { date: today, specialization: 'fever', pregnancy: '' as const }
const take = (who = patient, nth = 0) =>
  town.apis[nth % 2]!.must(takeToken, { token: who.token, body: { ...asked, sessionId: session } })
const ask = (who: SignedIn | undefined, body: object = {}, nth = 0) =>
  town.apis[nth % 2]!.ask(addEntry, {
    ...(who && { token: who.token }),
    params: { id: session },
    body: { source: 'walk-in', name: 'Bachan Singh', ...body },
  })
const add = async (who: SignedIn, body?: object, nth?: number) => {
  const told = await ask(who, body, nth)
  if (!('answer' in told)) throw new Error(JSON.stringify(told))
  return told.answer.token
}
const ofRecord = () => ({ name: '', patientId: patient.patientId })
const read = async (who = doctor) =>
  (await town.api.must(readQueue, { token: who.token, query: { sessionId: session } })).line?.entries ?? []
const states = async () => (await read()).map(({ token, state }) => `${String(token)} ${state}`)
const next = (inside: string | null, wasThere = true, api = town.api) =>
  api.must(callNext, { token: doctor.token, params: { id: session }, body: { inside, wasThere } })
const idOf = async (token: number) => (await read()).find((one) => one.token === token)?.id ?? ''
const mark = (id: string, what: 'call' | 'absent' | 'back' | 'cancel', who = desk) =>
  town.api.ask(markEntry, { token: who.token, params: { id }, body: { mark: what } })
const own = async () => (await town.api.must(readOwnQueue, { token: patient.token })).places

describe('one line', () => {
  it('has app, counter and phone by number, with what was said, and no complaint', async () => {
    await take()
    const said = { name: ' Bachan  Singh', age: '७०', village: 'Rohti', phone: '98140 00000' }
    expect(await add(desk, said)).toBe(2)
    expect(await add(doctor, { source: 'phone', name: 'Gurmeet' })).toBe(3)
    const lines = await read(desk)
    expect(lines.map(({ token, source, name, state }) => [token, source, name, state])).toEqual([
      [1, 'app', 'Simran Kaur', 'waiting'],
      [2, 'walk-in', 'Bachan  Singh', 'waiting'],
      [3, 'phone', 'Gurmeet', 'waiting'],
    ])
    expect(lines[1]).toMatchObject({ age: 70, village: 'Rohti', phone: '9814000000', appointmentId: null })
    expect(JSON.stringify(lines)).not.toContain('fever')
  })

  it('gives twelve numbers to twelve at once at two counters and in the app, on two servers', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => patientIn(appContext(), 'Somebody')))
    const given = await Promise.all([
      ...people.map(async (one, nth) => (await take(one, nth)).token),
      ...Array.from({ length: 4 }, (_, nth) => add(desk, {}, nth)),
      ...Array.from({ length: 4 }, (_, nth) => add(doctor, {}, nth)),
    ])
    expect(given.map((token) => token ?? 0).toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 12 }, (_, nth) => nth + 1),
    )
    expect(await read()).toHaveLength(12)
  })

  it('counts a walk-in against the capacity, and staff goes beyond it knowingly', async () => {
    await query('update doctor_sessions set capacity = 1 where id = $1', [session])
    await add(desk)
    expect(await ask(desk)).toMatchObject({ status: 409, error: { code: 'full' } })
    const token = { token: patient.token, body: { ...asked, sessionId: session } }
    expect(await town.api.ask(takeToken, token)).toMatchObject({ error: { code: 'noToken' } })
    expect(await add(desk, { beyond: true })).toBeGreaterThan(1)
  })

  it('takes a record found by its phone number; its patient is told', async () => {
    await query(`update patients set phone = '9876511111' where id = $1`, [patient.patientId])
    const found = await town.api.must(findPeople, { token: desk.token, body: { phone: '+91 98765 11111' } })
    expect(found).toMatchObject([{ id: patient.patientId, name: 'Simran Kaur' }])
    await add(desk, { name: '', patientId: patient.patientId })
    expect(await ask(desk, { patientId: patient.patientId })).toMatchObject({ error: { code: 'alreadyIn' } })
    expect(await town.api.must(listNotices, { token: patient.token })).toMatchObject([
      { kind: 'appointments.numberGiven', facts: { token: '1', doctor: 'Asha' } },
    ])
    expect(await own()).toMatchObject([{ token: 1, before: 0 }])
    const [visit] = await town.api.must(listAppointments, { token: doctor.token })
    expect(visit).toMatchObject({ token: 1, allowedActions: ['start', 'cancel'] })
  })

  it('gives one number to a record at two counters at once; taken back, the patient reads that, too', async () => {
    const both = await Promise.all([0, 1].map((nth) => ask(nth === 0 ? desk : doctor, ofRecord(), nth)))
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409])
    expect(await states()).toEqual(['1 waiting'])
    expect((await mark(await idOf(1), 'cancel')).status).toBe(200)
    expect((await mark(await idOf(1), 'cancel')).status).toBe(409)
    const notices = await town.api.must(listNotices, { token: patient.token })
    expect(notices.map(({ kind }) => kind).toSorted()).toEqual([
      'appointments.numberCancelled',
      'appointments.numberGiven',
    ])
    // The number is not given again; the person gets the next one.
    expect(await add(desk, ofRecord())).toBe(2)
  })

  it('needs a name or a record, and says what is wrong at the field', async () => {
    expect(await ask(desk, { name: '' })).toMatchObject({ error: { fields: { name: 'required' } } })
    const digits = { name: '98765 1111' }
    expect(await ask(desk, digits)).toMatchObject({ error: { fields: { name: 'phoneDigits' } } })
    expect(await ask(desk, { age: '130' })).toMatchObject({ error: { fields: { age: 'ageNumber' } } })
    expect(await ask(desk, { phone: '12' })).toMatchObject({ error: { fields: { phone: 'phoneDigits' } } })
    const nobody = { patientId: '01a1f000-0000-7000-8000-000000000001' }
    expect(await ask(desk, nobody)).toMatchObject({ error: { code: 'noRecord' } })
  })
})

describe('the line moves', () => {
  it('by one press for each patient, and not twice when two press at once', async () => {
    for (let nth = 0; nth < 4; nth += 1) await add(desk)
    await next(null)
    expect(await states()).toEqual(['1 inside', '2 waiting', '3 waiting', '4 waiting'])
    const inside = await idOf(1)
    await Promise.all([next(inside), next(inside, true, town.apis[1])])
    expect(await states()).toEqual(['1 done', '2 inside', '3 waiting', '4 waiting'])
    await next(await idOf(2), false)
    expect(await states()).toEqual(['1 done', '2 absent', '3 inside', '4 waiting'])
    expect((await mark(await idOf(2), 'back')).status).toBe(200)
    await next(await idOf(3))
    expect(await states()).toEqual(['1 done', '2 inside', '3 done', '4 waiting'])
  })

  it('by start and finish of a visit, also without the queue', async () => {
    const visit = await take()
    const params = { token: doctor.token, params: { id: visit._id } }
    await town.api.must(startAppointment, params)
    expect(await states()).toEqual(['1 inside'])
    expect(await mark(await idOf(1), 'absent')).toMatchObject({ status: 409, error: { code: 'notNow' } })
    await town.api.must(finishAppointment, params)
    expect(await states()).toEqual(['1 done'])
  })

  it('by “done” for a visit that nobody started: it took place', async () => {
    const visit = await take()
    await next(null)
    expect(await own()).toMatchObject([{ state: 'inside' }])
    await next(await idOf(1))
    const [shown] = await town.api.must(listAppointments, { token: patient.token })
    expect(shown).toMatchObject({ _id: visit._id, status: 'completed', autoClosed: false })
    expect(await states()).toEqual(['1 done'])
  })

  it('out of turn; a number of the counter is cancelled, one of the app is not', async () => {
    const visit = await take()
    await add(desk)
    expect((await mark(await idOf(2), 'call', doctor)).status).toBe(200)
    expect(await states()).toEqual(['1 waiting', '2 inside'])
    await mark(await idOf(2), 'absent')
    await mark(await idOf(2), 'cancel')
    expect(await states()).toEqual(['1 waiting', '2 cancelled'])
    expect((await mark(await idOf(1), 'cancel')).status).toBe(409)
    expect(visit.token).toBe(1)
  })

  it('tells everybody who waits, and nobody else', async () => {
    await take()
    await query('delete from events')
    await add(desk)
    await next(null)
    const { rows } = await query(`select topics from events where kind = 'queue.moved'`)
    expect(rows).toHaveLength(2)
    for (const { topics } of rows as { topics: string[] }[])
      expect(topics.toSorted()).toEqual(
        [`person:${doctor.id}`, `person:${patient.id}`, 'queue:desk'].toSorted(),
      )
  })
})

describe('a patient', () => {
  it('reads how many are before, who is inside, about when, and when to leave home', async () => {
    await query(`insert into villages (id, source, source_id, name, lat, lng, created_at, updated_at)
      select gen_random_uuid(), 'geoSadak', 'x', 'Rohti', lat + 0.09, lng, now(), now() from facilities where id = '${hospital}'`)
    await query(`update patients set address = 'Rohti' where id = $1`, [patient.patientId])
    await add(desk)
    await add(desk)
    await take()
    // 10 km: 42 minutes on the road and 20 to spare before 10:38.
    const place = { before: 2, inside: null, opens: '10:30', turn: '10:40', leave: '09:35', state: 'waiting' }
    expect(await own()).toMatchObject([place])
    await next(null)
    expect(await own()).toMatchObject([{ before: 1, inside: 1 }])
    await next(await idOf(1))
    await next(await idOf(2))
    expect(await own()).toMatchObject([{ state: 'inside', turn: null, leave: null }])
    const other = await patientIn(appContext(), 'Somebody')
    expect((await town.api.must(readOwnQueue, { token: other.token })).places).toEqual([])
  })
})

it('is for the doctor of the session and the desk: not for another doctor, a patient or nobody', async () => {
  await add(desk)
  const id = await idOf(1)
  const other = await doctorIn(appContext(), { name: 'Other' })
  expect((await ask(other)).status).toBe(404)
  expect((await mark(id, 'absent', other)).status).toBe(404)
  expect(await read(other)).toEqual([])
  expect((await ask(patient)).status).toBe(403)
  expect((await ask(undefined)).status).toBe(401)
  expect((await mark(id, 'absent', patient)).status).toBe(403)
  expect((await town.api.ask(readQueue, { token: patient.token })).status).toBe(403)
  const phone = { body: { phone: '9876511111' } }
  expect((await town.api.ask(findPeople, { token: patient.token, ...phone })).status).toBe(403)
  expect((await town.api.ask(readOwnQueue, { token: doctor.token })).status).toBe(403)
  await query(`insert into doctor_leave (id, doctor_id, from_day, until_day, reason, created_at)
    values (gen_random_uuid(), '${doctor.id}', '${today}', '${today}', '', now())`)
  expect(await ask(doctor)).toMatchObject({ status: 409, error: { code: 'noLine' } })
})

it('a name without a record is forgotten after a month', async () => {
  await add(desk, { phone: '9814000000', village: 'Rohti' })
  const id = await idOf(1)
  await forgetWalkIns(appContext())
  expect((await read())[0]).toMatchObject({ name: 'Bachan Singh' })
  await query(`update queue_entries set day = '2026-10-20' where id = $1`, [id])
  await forgetWalkIns(appContext())
  const { rows } = await query('select name, village, phone from queue_entries where id = $1', [id])
  expect(rows).toEqual([{ name: '', village: '', phone: '' }])
})
