import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  acceptAppointment,
  assignAppointment,
  listAssignable,
  listInDoubt,
  listUnanswered,
  markPhoned,
  rejectAppointment,
} from '../../../shared/appointments/appointments.endpoints.ts'
import { listAudit } from '../../../shared/audit/audit.endpoints.ts'
import { suspendDoctor } from '../../../shared/doctors/doctors.endpoints.ts'
import { listNotices } from '../../../shared/notifications/notifications.endpoints.ts'
import { appointmentsIn } from '../../../../tests/setup/appointments.ts'
import { doctorIn, patientIn, personIn, type SignedIn } from '../../../../tests/setup/people.ts'
import { openTown, type TestTown } from '../../../../tests/setup/town.ts'
import { buildAppointments } from '../appointments.fixtures.ts'

/** What the desk may do with a request, and what it never reads. */
let town: TestTown
let patient: SignedIn
let desk: SignedIn
const { appContext, ask, act, seenBy, kindsTold, startOver } = appointmentsIn(() => town)
beforeAll(async () => {
  town = await openTown()
})
afterAll(() => town.close())
beforeEach(async () => {
  await startOver(new Date('2026-11-21T10:00:00+05:30'))
  patient = await patientIn(appContext(), 'Zorawar Singh')
  desk = await personIn(appContext(), 'coordinator')
})

const assign = (by: SignedIn, id: string, doctorId: string) =>
  town.api.ask(assignAppointment, { token: by.token, params: { id }, body: { doctorId } })
const phone = (by: SignedIn, id: string) => town.api.ask(markPhoned, { token: by.token, params: { id } })
const openOnDesk = async () =>
  (await town.api.must(listUnanswered, { token: desk.token, query: {} })).requests

it('what the patient wrote is in no answer to the desk, nor in its log or notices: only whom it asks for', async () => {
  const words = 'heart checkup and a family quarrel'
  const doctor = await doctorIn(appContext(), { specialization: 'Heart' })
  const [open, promised] = [
    await ask(patient, { specialization: words }),
    await ask(patient, { specialization: words, time: '16:00' }),
  ]
  const sent = await ask(patient, { specialization: words, time: '17:00' })
  await act(acceptAppointment, doctor, promised._id)
  await town.api.must(rejectAppointment, {
    token: doctor.token,
    params: { id: sent._id },
    body: { reason: 'hospital' },
  })
  const answers = [
    await phone(desk, open._id),
    await town.api.ask(listAssignable, { token: desk.token, params: { id: open._id } }),
    await town.api.ask(listUnanswered, { token: desk.token, query: {} }),
    await assign(desk, open._id, doctor.id),
    await town.api.ask(suspendDoctor, {
      token: desk.token,
      params: { id: doctor.id },
      body: { reason: 'A complaint.' },
    }),
    await town.api.ask(listUnanswered, { token: desk.token, query: {} }),
    await town.api.ask(listInDoubt, { token: desk.token, query: {} }),
    await town.api.ask(listAudit, { token: desk.token, query: {} }),
    await town.api.ask(listNotices, { token: desk.token }),
  ]
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect(answers[2]?.answer).toMatchObject({
    requests: [{ _id: open._id, specialties: ['cardiology'] }],
    sentToHospital: [{ _id: sent._id, specialties: ['cardiology'] }],
  })
  expect(JSON.stringify(answers)).not.toMatch(/family quarrel|heart checkup/i)
})

describe('the desk gives a request to a doctor', () => {
  it('which schedules it, and tells both; the doctors who are free are listed, suitable ones first', async () => {
    const [skin, general, busy] = [
      await doctorIn(appContext(), { name: 'Skin', specialization: 'Skin' }),
      await doctorIn(appContext(), { name: 'General' }),
      await doctorIn(appContext(), { name: 'Busy', specialization: 'Skin' }),
    ]
    await doctorIn(appContext(), { name: 'Awaiting', approval: 'awaiting' })
    const other = await patientIn(appContext())
    const taken = { patientId: other.patientId, doctorId: busy.id, date: '2026-11-21', time: '15:00' }
    const before = { ...taken, doctorId: skin.id, time: '11:00' }
    await buildAppointments(appContext(), [
      { ...taken, status: 'scheduled' },
      { ...before, status: 'scheduled' },
      { ...before, time: '12:00', status: 'cancelled' },
    ])
    const { _id } = await ask(patient)
    const doctors = await town.api.must(listAssignable, { token: desk.token, params: { id: _id } })
    // Without this request, which the first one was asked to answer.
    expect(doctors.map(({ name, visits }) => [name, visits])).toEqual([
      ['General', 0],
      ['Skin', 1],
    ])
    expect(await assign(desk, _id, skin.id)).toMatchObject({
      status: 200,
      answer: { status: 'scheduled', doctor: { name: 'Skin' } },
    })
    expect(await seenBy(patient, _id)).toMatchObject({ status: 'scheduled', doctor: { name: 'Skin' } })
    expect((await kindsTold(patient))[0]).toBe('appointments.accepted')
    expect(await kindsTold(skin)).toEqual(['appointments.assigned'])
    // The doctor who was asked before has nothing to answer any more.
    expect(await kindsTold(general)).toEqual([])
    expect(await openOnDesk()).toEqual([])
  })

  it('not to one who is busy or may not treat, nor a request that is decided or has lapsed', async () => {
    const [doctor, unapproved] = [
      await doctorIn(appContext()),
      await doctorIn(appContext(), { approval: 'awaiting' }),
    ]
    const [first, second] = [await ask(patient), await ask(await patientIn(appContext()))]
    expect((await assign(desk, first._id, unapproved.id)).error.code).toBe('notApproved')
    expect((await assign(desk, first._id, patient.id)).error.code).toBe('notApproved')
    expect((await assign(desk, first._id, doctor.id)).status).toBe(200)
    expect((await assign(desk, first._id, doctor.id)).error.code).toBe('alreadyDecided')
    expect((await assign(desk, second._id, doctor.id)).error.code).toBe('slotTaken')
    const late = await ask(patient, { time: '12:00' })
    town.clock.now = new Date('2026-11-21T11:00:00+05:30')
    expect((await assign(desk, late._id, doctor.id)).error.code).toBe('lapsed')
    expect((await assign(desk, doctor.id, doctor.id)).status).toBe(404)
  })
})

it('the desk notes that it has phoned', async () => {
  const { _id } = await ask(patient)
  town.clock.now = new Date('2026-11-21T10:20:00+05:30')
  expect(await phone(desk, _id)).toMatchObject({ status: 200, answer: { phonedAt: { time: '10:20' } } })
  expect(await openOnDesk()).toMatchObject([{ _id, phonedAt: { time: '10:20' } }])
})

it('nobody but the desk may assign, list doctors or note a call', async () => {
  const doctor = await doctorIn(appContext())
  const { _id } = await ask(patient)
  const calls = (by?: SignedIn) => {
    const asked = { token: by?.token, params: { id: _id } }
    return [
      town.api.ask(assignAppointment, { ...asked, body: { doctorId: doctor.id } }),
      town.api.ask(listAssignable, asked),
      town.api.ask(markPhoned, asked),
    ]
  }
  for (const by of [patient, doctor]) for (const told of calls(by)) expect((await told).status).toBe(403)
  for (const told of calls()) expect((await told).status).toBe(401)
  expect(await seenBy(patient, _id)).toMatchObject({ status: 'pending' })
})
