import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  acceptAppointment,
  cancelAppointment,
  listAppointments,
  rejectAppointment,
  startAppointment,
} from '../../shared/appointments/appointments.endpoints.ts'
import { listNotices, markNoticesSeen } from '../../shared/notifications/notifications.endpoints.ts'
import { appointmentsIn } from '../../../tests/setup/appointments.ts'
import { doctorIn, patientIn } from '../../../tests/setup/people.ts'
import { openTown, type TestTown } from '../../../tests/setup/town.ts'
import { expireRequests } from './appointments.jobs.ts'

let town: TestTown
const morning = new Date('2026-11-21T10:00:00+05:30')
const { appContext, ask, act, seenBy, kindsTold, startOver } = appointmentsIn(() => town)
beforeAll(async () => {
  town = await openTown()
})
afterAll(() => town.close())
beforeEach(() => startOver(morning))

describe('answering', () => {
  it('accepting schedules it, once, and the patient is notified', async () => {
    const [patient, doctor] = [
      await patientIn(appContext()),
      await doctorIn(appContext(), { name: 'Navjot Gill' }),
    ]
    const { _id } = await ask(patient)
    const told = await act(acceptAppointment, doctor, _id)
    expect(told).toMatchObject({
      status: 200,
      answer: { status: 'scheduled', allowedActions: ['start', 'cancel'] },
    })
    expect(await act(acceptAppointment, doctor, _id)).toMatchObject({
      status: 409,
      error: { code: 'alreadyDecided' },
    })
    expect(await seenBy(patient, _id)).toMatchObject({ status: 'scheduled', doctor: { name: 'Navjot Gill' } })
    const [notice] = await town.api.must(listNotices, { token: patient.token })
    expect(notice).toMatchObject({
      kind: 'appointments.accepted',
      subject: _id,
      facts: { doctor: 'Navjot Gill', date: '2026-11-21', time: '15:00' },
    })
    await town.api.must(markNoticesSeen, { token: patient.token, body: { ids: [notice!.id] } })
    expect(await kindsTold(patient)).toEqual([])
  })

  it('one doctor takes an open request; the other learns that it is decided', async () => {
    const patient = await patientIn(appContext())
    const [one, two] = [
      await doctorIn(appContext(), { specialization: 'Skin' }),
      await doctorIn(appContext(), { specialization: 'Eyes' }),
    ]
    const { _id } = await ask(patient)
    expect((await act(acceptAppointment, one, _id)).status).toBe(200)
    expect(await act(acceptAppointment, two, _id)).toMatchObject({
      status: 409,
      error: { code: 'alreadyDecided' },
    })
    expect(await seenBy(two, _id)).toBeUndefined()
  })

  it('a doctor’s time goes to one patient; the other requests move on with a notice, none is lost', async () => {
    const doctor = await doctorIn(appContext(), { name: 'First' })
    const patients = [
      await patientIn(appContext()),
      await patientIn(appContext()),
      await patientIn(appContext()),
    ]
    const asked = [await ask(patients[0]!), await ask(patients[1]!), await ask(patients[2]!)]
    expect(asked.map((one) => one.doctor?.name)).toEqual(['First', 'First', 'First'])
    const second = await doctorIn(appContext(), { name: 'Second' })
    expect((await act(acceptAppointment, doctor, asked[1]!._id)).status).toBe(200)
    for (const [n, kind] of [
      [0, 'reassigned'],
      [2, 'reassigned'],
    ] as const) {
      expect(await seenBy(patients[n]!, asked[n]!._id)).toMatchObject({
        status: 'pending',
        doctor: { name: 'Second' },
      })
      expect(await kindsTold(patients[n]!)).toEqual([`appointments.${kind}`])
    }
    const lost = await act(acceptAppointment, doctor, asked[0]!._id)
    expect(lost).toMatchObject({ status: 409, error: { code: 'slotTaken' } })
    expect(lost.error.details?.freeTimes?.[0]).toEqual({ date: '2026-11-23', time: '09:00' })
    // The second doctor takes one of them; nobody with the specialty is left for the last, so it is open to all.
    expect((await act(acceptAppointment, second, asked[0]!._id)).status).toBe(200)
    expect(await seenBy(patients[2]!, asked[2]!._id)).toMatchObject({ status: 'pending', doctor: null })
  })

  it('rejecting shows as rejected to that doctor and moves on to the next; when none is left it opens to all', async () => {
    const patient = await patientIn(appContext())
    const doctors = [
      await doctorIn(appContext(), { name: 'One' }),
      await doctorIn(appContext(), { name: 'Two' }),
    ]
    const asked = await ask(patient)
    const firstAsked = doctors.find((doctor) => doctor.name === asked.doctor?.name)!
    const next = doctors.find((doctor) => doctor !== firstAsked)!
    expect(await act(rejectAppointment, firstAsked, asked._id)).toMatchObject({
      status: 200,
      answer: { status: 'rejected', allowedActions: [] },
    })
    expect(await seenBy(firstAsked, asked._id)).toMatchObject({
      status: 'rejected',
      doctor: { name: firstAsked.name },
    })
    expect(await seenBy(patient, asked._id)).toMatchObject({ status: 'pending', doctor: { name: next.name } })
    expect((await act(rejectAppointment, next, asked._id)).answer.status).toBe('rejected')
    expect(await seenBy(patient, asked._id)).toMatchObject({
      status: 'pending',
      doctor: null,
      allowedActions: ['cancel'],
    })
    for (const doctor of doctors) {
      const all = await town.api.must(listAppointments, { token: doctor.token })
      expect(all.map(({ _id, status }) => ({ _id, status }))).toEqual([
        { _id: asked._id, status: 'rejected' },
      ])
    }
    expect(await kindsTold(patient)).toEqual(['appointments.opened', 'appointments.reassigned'])
    // A mistaken rejection does not keep the patient from asking the same doctors again.
    const cancelled = { token: patient.token, params: { id: asked._id }, body: {} }
    expect((await town.api.ask(cancelAppointment, cancelled)).status).toBe(200)
    expect((await ask(patient)).doctor?.name).toMatch(/^(One|Two)$/)
  })

  it('an open request that every doctor has rejected fails only when its time has passed', async () => {
    const patient = await patientIn(appContext())
    const doctors = [
      await doctorIn(appContext(), { specialization: 'Skin' }),
      await doctorIn(appContext(), { specialization: 'Eyes' }),
    ]
    const { _id } = await ask(patient)
    await act(rejectAppointment, doctors[0]!, _id)
    expect(await seenBy(patient, _id)).toMatchObject({ status: 'pending' })
    expect((await act(acceptAppointment, doctors[0]!, _id)).status).toBe(409)
    await act(rejectAppointment, doctors[1]!, _id)
    expect(await seenBy(patient, _id)).toMatchObject({ status: 'pending' })
    // A doctor approved later may still take it.
    const late = await doctorIn(appContext(), { specialization: 'Teeth' })
    expect(await seenBy(late, _id)).toMatchObject({ allowedActions: ['accept', 'reject'] })
    town.clock.now = new Date('2026-11-21T15:00:00+05:30')
    await expireRequests(appContext())
    expect(await seenBy(patient, _id)).toMatchObject({ status: 'failed' })
    expect(await kindsTold(patient)).toEqual(['appointments.lapsed'])
  })

  it('starting works only on the appointment’s day', async () => {
    const [patient, doctor] = [await patientIn(appContext()), await doctorIn(appContext())]
    const later = await ask(patient, { date: '2026-11-22' })
    await act(acceptAppointment, doctor, later._id)
    expect(await act(startAppointment, doctor, later._id)).toMatchObject({
      status: 409,
      error: { code: 'notToday' },
    })
    town.clock.now = new Date('2026-11-22T00:05:00+05:30')
    expect(await act(startAppointment, doctor, later._id)).toMatchObject({
      answer: { status: 'in-progress', allowedActions: ['finish'] },
    })
    expect(await kindsTold(patient)).toContain('appointments.started')
  })
})

describe('cancelling', () => {
  it('by the patient notifies the doctor', async () => {
    const [patient, doctor] = [await patientIn(appContext()), await doctorIn(appContext())]
    const { _id } = await ask(patient)
    await act(acceptAppointment, doctor, _id)
    const told = await town.api.ask(cancelAppointment, {
      token: patient.token,
      params: { id: _id },
      body: {},
    })
    expect(told).toMatchObject({ status: 200, answer: { status: 'cancelled' } })
    expect(await kindsTold(doctor)).toContain('appointments.cancelledByPatient')
    expect((await ask(patient)).status).toBe('pending')
  })

  it('by the doctor needs a reason, which the patient sees', async () => {
    const [patient, doctor] = [await patientIn(appContext()), await doctorIn(appContext())]
    const { _id } = await ask(patient)
    await act(acceptAppointment, doctor, _id)
    const cancel = (body: object) =>
      town.api.ask(cancelAppointment, { token: doctor.token, params: { id: _id }, body })
    expect(await cancel({})).toMatchObject({ status: 400, error: { fields: { reason: 'required' } } })
    expect((await cancel({ reason: 'Called to an emergency' })).status).toBe(200)
    expect(await seenBy(patient, _id)).toMatchObject({
      status: 'cancelled',
      reason: 'Called to an emergency',
    })
    expect(await kindsTold(patient)).toContain('appointments.cancelledByDoctor')
  })
})

describe('the passing of time', () => {
  it('fails unanswered requests and misses appointments that were not started; both sides are notified', async () => {
    const [patient, doctor] = [await patientIn(appContext()), await doctorIn(appContext())]
    const unanswered = await ask(patient, { time: '12:00' })
    const unstarted = await ask(patient, { time: '13:00' })
    await act(acceptAppointment, doctor, unstarted._id)
    // An hour before, never at the minute itself: the patient would be on the way.
    town.clock.now = new Date('2026-11-21T11:00:00+05:30')
    // Too late to accept, even before the job has run.
    expect(await act(acceptAppointment, doctor, unanswered._id)).toMatchObject({
      status: 409,
      error: { code: 'lapsed' },
    })
    await expireRequests(appContext())
    const failed = await seenBy(patient, unanswered._id)
    expect(failed).toMatchObject({ status: 'failed' })
    // The doctor's next free times that can still be asked for.
    expect(failed?.freeTimes).toEqual([
      { date: '2026-11-21', time: '12:45' },
      { date: '2026-11-21', time: '13:15' },
      { date: '2026-11-21', time: '13:30' },
    ])
    const [lapsed] = await town.api.must(listNotices, { token: patient.token })
    expect(lapsed).toMatchObject({
      kind: 'appointments.lapsed',
      facts: { freeTimes: '2026-11-21 12:45, 2026-11-21 13:15, 2026-11-21 13:30' },
    })
    expect(await seenBy(patient, unstarted._id)).toMatchObject({ status: 'scheduled' })
    town.clock.now = new Date('2026-11-22T00:00:00+05:30')
    await Promise.all([expireRequests(appContext()), expireRequests(appContext())])
    expect(await seenBy(patient, unstarted._id)).toMatchObject({ status: 'missed' })
    expect((await kindsTold(patient)).filter((kind) => kind === 'appointments.missed')).toHaveLength(1)
    expect(await kindsTold(doctor)).toEqual(
      expect.arrayContaining(['appointments.lapsed', 'appointments.missed']),
    )
  })

  it('names the other person in each notice, and nobody where no doctor was asked', async () => {
    const [patient, doctor] = [
      await patientIn(appContext(), 'Harpreet Kaur'),
      await doctorIn(appContext(), { name: 'Navjot Gill' }),
    ]
    await ask(patient, { time: '12:00' })
    await act(acceptAppointment, doctor, (await ask(patient, { time: '13:00' }))._id)
    town.clock.now = new Date('2026-11-22T00:00:00+05:30')
    await expireRequests(appContext())
    const factsTold = async ({ token }: { token: string }) =>
      (await town.api.must(listNotices, { token }))
        .filter(({ kind }) => /lapsed|missed/.test(kind))
        .map(({ kind, facts: { doctor: d, patient: p } }) => [kind.split('.')[1], d ?? null, p ?? null])
        .toReversed()
    expect(await factsTold(patient)).toEqual([
      ['lapsed', 'Navjot Gill', null],
      ['missed', 'Navjot Gill', null],
    ])
    expect(await factsTold(doctor)).toEqual([
      ['lapsed', null, 'Harpreet Kaur'],
      ['missed', null, 'Harpreet Kaur'],
    ])
  })
})
