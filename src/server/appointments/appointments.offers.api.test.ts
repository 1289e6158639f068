import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  acceptAppointment,
  cancelAppointment,
  rejectAppointment,
  readDoctorSummary,
} from '../../shared/appointments/appointments.endpoints.ts'
import { listNotices } from '../../shared/notifications/notifications.endpoints.ts'
import { readPatientInCare } from '../../shared/patients/patients.endpoints.ts'
import { listPatientVitals } from '../../shared/vitals/vitals.endpoints.ts'
import { appointmentsIn } from '../../../tests/setup/appointments.ts'
import { doctorIn, patientIn, personIn, type SignedIn } from '../../../tests/setup/people.ts'
import { follow } from '../../../tests/setup/stream.ts'
import { openTown, type TestTown } from '../../../tests/setup/town.ts'
import { buildAppointments } from './appointments.fixtures.ts'

/** Where a rejected request goes, and who is notified of an open one. */
let town: TestTown
let patient: SignedIn
const { appContext, ask, act, seenBy, kindsTold, startOver } = appointmentsIn(() => town)
beforeAll(async () => {
  town = await openTown()
})
afterAll(() => town.close())
beforeEach(async () => {
  await startOver(new Date('2026-11-21T10:00:00+05:30'))
  patient = await patientIn(appContext())
})

const doctor = (name: string, specialization: string) => doctorIn(appContext(), { name, specialization })
const offered = ['appointments.offered']

describe('a rejected request', () => {
  it('goes to the next doctor with the specialty, then to a general physician, then to all', async () => {
    const hearts = [await doctor('Heart One', 'Heart'), await doctor('Heart Two', 'Cardiology')]
    const [general, skin] = [await doctor('General', 'General Physician'), await doctor('Skin', 'Skin')]
    const { _id, doctor: asked } = await ask(patient, { specialization: 'heart' })
    const [one, two] = asked?.name === 'Heart One' ? hearts : hearts.toReversed()
    const nameNow = async () => (await seenBy(patient, _id))?.doctor?.name
    expect(await nameNow()).toBe(one?.name)
    await act(rejectAppointment, one!, _id)
    expect(await nameNow()).toBe(two?.name)
    await act(rejectAppointment, two!, _id)
    expect(await nameNow()).toBe('General')
    expect(await kindsTold(general)).toEqual(['appointments.requested'])
    await act(rejectAppointment, general, _id)
    expect(await seenBy(patient, _id)).toMatchObject({ status: 'pending', doctor: null })
    expect((await kindsTold(patient))[0]).toBe('appointments.opened')
    // No specialist or general physician is left: any free doctor is asked.
    expect(await kindsTold(skin)).toEqual(offered)
    expect((await act(acceptAppointment, skin, _id)).status).toBe(200)
  })

  it('skips a general physician who is busy at that time', async () => {
    const [heart, general] = [await doctor('Heart', 'Heart'), await doctor('General', 'General')]
    const { _id } = await ask(patient, { specialization: 'heart' })
    const other = await patientIn(appContext())
    const taken = { patientId: other.patientId, doctorId: general.id, date: '2026-11-21', time: '15:00' }
    await buildAppointments(appContext(), [{ ...taken, status: 'scheduled' }])
    await act(rejectAppointment, heart, _id)
    expect(await seenBy(patient, _id)).toMatchObject({ status: 'pending', doctor: null })
  })
})

describe('an open request', () => {
  it('is announced to free, approved general physicians, and to no others', async () => {
    const free = await doctor('Free', 'General Physician')
    const skin = await doctor('Skin', 'Skin')
    const busy = await doctor('Busy', 'General Physician')
    const stranger = await doctorIn(appContext(), { specialization: 'General', approval: 'awaiting' })
    const other = await patientIn(appContext())
    const taken = { patientId: other.patientId, doctorId: busy.id, date: '2026-11-21', time: '15:00' }
    await buildAppointments(appContext(), [{ ...taken, status: 'scheduled' }])
    const stream = await follow(town.urls[0]!, free.token)
    const { _id, doctor: asked } = await ask(patient, { specialization: 'heart' })
    expect(asked).toBeNull()
    expect((await stream.change('appointments.offered')).data).toMatchObject({
      kind: 'appointments.offered',
      subject: _id,
    })
    stream.close()
    const [notice] = await town.api.must(listNotices, { token: free.token })
    expect(notice).toMatchObject({
      kind: 'appointments.offered',
      subject: _id,
      facts: { patient: 'Harpreet Kaur', date: '2026-11-21', time: '15:00' },
    })
    for (const one of [skin, busy, stranger]) expect(await kindsTold(one)).toEqual([])
    // Not notified, yet open to all approved doctors.
    expect(await seenBy(skin, _id)).toMatchObject({ allowedActions: ['accept', 'reject'] })
  })

  it.each(['accept', 'cancel'] as const)('leaves nobody with an unseen notice after %s', async (how) => {
    const [one, two] = [await doctor('One', 'General'), await doctor('Two', 'General')]
    const { _id } = await ask(patient, { specialization: 'heart' })
    for (const told of [one, two]) expect(await kindsTold(told)).toEqual(offered)
    const stream = await follow(town.urls[0]!, two.token)
    if (how === 'accept') await act(acceptAppointment, one, _id)
    else await town.api.must(cancelAppointment, { token: patient.token, params: { id: _id }, body: {} })
    expect((await stream.next('change')).data).toMatchObject({ subject: _id })
    stream.close()
    for (const told of [one, two]) expect(await kindsTold(told)).toEqual([])
  })

  it('rejected by one doctor, is withdrawn for that doctor only', async () => {
    const [one, two] = [await doctor('One', 'General'), await doctor('Two', 'General')]
    const { _id } = await ask(patient, { specialization: 'heart' })
    const desk = await personIn(appContext(), 'coordinator')
    const [own, others, office] = await Promise.all(
      [one, two, desk].map(({ token }) => follow(town.urls[0]!, token)),
    )
    expect((await act(rejectAppointment, one, _id)).status).toBe(200)
    const declined = { data: { kind: 'appointments.declined', subject: _id } }
    expect(await own!.next('change')).toMatchObject(declined)
    expect(await office!.next('change')).toMatchObject(declined)
    expect(await kindsTold(one)).toEqual([])
    expect(await kindsTold(two)).toEqual(offered)
    expect(await kindsTold(patient)).toEqual([])
    // The next event for the other doctor is the acceptance; the rejection was not sent.
    expect((await act(acceptAppointment, two, _id)).status).toBe(200)
    expect(await others!.next('change')).toMatchObject({ data: { kind: 'appointments.accepted' } })
    for (const stream of [own, others, office]) stream!.close()
  })

  it('reaches at most fifty doctors, the least busy first', async () => {
    const doctors: SignedIn[] = []
    for (let n = 0; n < 52; n += 1) doctors.push(await doctor(`Doctor ${n}`, 'General'))
    const crowd = await patientIn(appContext())
    const busy = doctors.slice(0, 2)
    await buildAppointments(
      appContext(),
      busy.map(({ id }, n) => ({
        patientId: crowd.patientId,
        doctorId: id,
        date: '2026-11-21',
        time: `1${n}:00`,
        status: 'scheduled' as const,
      })),
    )
    const { _id } = await ask(patient, { specialization: 'heart' })
    const { rows } = await appContext().store.pool.query<{ user_id: string }>(
      "select user_id from notices where kind = 'appointments.offered' and subject = $1",
      [_id],
    )
    expect(rows).toHaveLength(50)
    for (const { id } of busy) expect(rows.map(({ user_id }) => user_id)).not.toContain(id)
  })
})

describe('an open request that a doctor took and cancelled', () => {
  const cancel = (by: SignedIn, id: string) =>
    town.api.ask(cancelAppointment, {
      token: by.token,
      params: { id },
      body: { reason: 'Called to the ward' },
    })
  const reads = async (by: SignedIn) => {
    const asked = { token: by.token, params: { id: patient.patientId } }
    const record = await town.api.ask(readPatientInCare, asked)
    return [record.status, (await town.api.ask(listPatientVitals, asked)).status]
  }

  it('is open to the others again; the patient is notified, and that doctor loses access to the record', async () => {
    const [one, two] = [await doctor('One', 'Skin'), await doctor('Two', 'Eyes')]
    const { _id } = await ask(patient, { specialization: 'heart' })
    await act(acceptAppointment, one, _id)
    expect(await reads(one)).toEqual([200, 200])
    expect(await cancel(one, _id)).toMatchObject({
      status: 200,
      answer: { status: 'cancelled', reason: 'Called to the ward', allowedActions: [] },
    })
    expect(await seenBy(patient, _id)).toMatchObject({ status: 'pending', doctor: null, reason: null })
    const [notice] = await town.api.must(listNotices, { token: patient.token })
    expect(notice).toMatchObject({
      kind: 'appointments.reopened',
      facts: { doctor: 'One', reason: 'Called to the ward' },
    })
    expect(await reads(one)).toEqual([404, 404])
    expect((await town.api.must(readDoctorSummary, { token: one.token })).patients).toBe(0)
    expect(await seenBy(one, _id)).toMatchObject({ status: 'cancelled', allowedActions: [] })
    expect(await act(acceptAppointment, one, _id)).toMatchObject({
      status: 409,
      error: { code: 'alreadyDecided' },
    })
    expect(await kindsTold(two)).toEqual(offered)
    expect((await act(acceptAppointment, two, _id)).status).toBe(200)
    expect(await reads(two)).toEqual([200, 200])
  })

  it('may reopen often: its patient can still cancel, and the doctors last notified get one event', async () => {
    const doctors: SignedIn[] = []
    for (let n = 0; n < 55; n += 1) doctors.push(await doctor(`Doctor ${n}`, 'General'))
    const { _id } = await ask(patient, { specialization: 'heart' })
    for (const one of doctors.slice(0, 4)) {
      expect((await act(acceptAppointment, one, _id)).status).toBe(200)
      town.clock.now = new Date(town.clock.now.getTime() + 60_000)
      expect((await cancel(one, _id)).status).toBe(200)
    }
    const cancelled = await town.api.ask(cancelAppointment, {
      token: patient.token,
      params: { id: _id },
      body: {},
    })
    expect(cancelled.status).toBe(200)
    const { rows } = await appContext().store.pool.query<{ topics: string[] }>(
      "select topics from events where kind = 'appointments.cancelledByPatient' and subject = $1",
      [_id],
    )
    const topics = rows[0]?.topics ?? []
    expect(topics).toHaveLength(52)
    expect(new Set(topics).size).toBe(topics.length)
  })

  it('is cancelled when its time is past', async () => {
    const one = await doctor('One', 'Skin')
    const { _id } = await ask(patient, { specialization: 'heart' })
    await act(acceptAppointment, one, _id)
    town.clock.now = new Date('2026-11-21T15:00:00+05:30')
    expect((await cancel(one, _id)).answer.status).toBe('cancelled')
    expect(await seenBy(patient, _id)).toMatchObject({ status: 'cancelled', reason: 'Called to the ward' })
    expect(await kindsTold(patient)).toContain('appointments.cancelledByDoctor')
    expect(await reads(one)).toEqual([404, 404])
  })

  it('stays cancelled if it was sent to that doctor only', async () => {
    const one = await doctor('One', 'Heart')
    const { _id } = await ask(patient, { specialization: 'heart' })
    await act(acceptAppointment, one, _id)
    await cancel(one, _id)
    expect(await seenBy(patient, _id)).toMatchObject({ status: 'cancelled' })
    expect(await reads(one)).toEqual([404, 404])
  })
})
