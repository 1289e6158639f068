import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  acceptAppointment,
  cancelAppointment,
  rejectAppointment,
} from '../../shared/appointments/appointments.endpoints.ts'
import { suspendDoctor } from '../../shared/doctors/doctors.endpoints.ts'
import { listMoreNotices } from '../../shared/notifications/notifications.endpoints.ts'
import { cursorAfter } from '../../shared/kit/pages.ts'
import { appointmentsIn } from '../../../tests/setup/appointments.ts'
import { databaseBefore } from '../../../tests/setup/older-database.ts'
import { doctorIn, patientIn, personIn, type SignedIn } from '../../../tests/setup/people.ts'
import { follow } from '../../../tests/setup/stream.ts'
import { openTown, type TestTown } from '../../../tests/setup/town.ts'
import { newId } from '../platform/runtime/ids.ts'
import { expireRequests } from './appointments.jobs.ts'

/** A doctor's notice of a request counts as seen once the request was answered or moved to another doctor. */
let town: TestTown
let patient: SignedIn
let doctor: SignedIn
const { appContext, ask, act, seenBy, kindsTold, startOver } = appointmentsIn(() => town)
const requested = ['appointments.requested']
beforeAll(async () => {
  town = await openTown({ runsJobs: true })
})
afterAll(() => town.close())
beforeEach(async () => {
  await startOver(new Date('2026-11-21T10:00:00+05:30'))
  patient = await patientIn(appContext())
  doctor = await doctorIn(appContext(), { name: 'First' })
})

async function asked(by = patient): Promise<string> {
  const { _id } = await ask(by)
  expect(await kindsTold(doctor)).toContain('appointments.requested')
  return _id
}

describe('the notice of a request counts as seen', () => {
  it('once its doctor accepts it; the doctor’s other pages are told', async () => {
    const id = await asked()
    const stream = await follow(town.urls[0]!, doctor.token)
    expect((await act(acceptAppointment, doctor, id)).status).toBe(200)
    expect(await stream.change('appointments.accepted')).toMatchObject({
      data: { kind: 'appointments.accepted' },
    })
    stream.close()
    expect(await kindsTold(doctor)).toEqual([])
    const query = { after: cursorAfter({ at: new Date('2030-01-01'), id: newId() }) }
    const more = await town.api.must(listMoreNotices, { token: doctor.token, query })
    expect(more.notices).toEqual([])
  })

  it('once its doctor rejects it: the next doctor gets a notice, or it opens to all when there is none', async () => {
    const id = await asked()
    const next = await doctorIn(appContext(), { name: 'Second' })
    await act(rejectAppointment, doctor, id)
    expect(await kindsTold(doctor)).toEqual([])
    expect(await kindsTold(next)).toEqual(requested)
    await act(rejectAppointment, next, id)
    expect(await seenBy(patient, id)).toMatchObject({ status: 'pending', doctor: null })
    expect(await kindsTold(next)).toEqual([])
  })

  it('once its doctor gives the time to another patient, for both requests', async () => {
    const id = await asked()
    const other = await patientIn(appContext())
    const lost = await asked(other)
    expect(await kindsTold(doctor)).toHaveLength(2)
    await act(acceptAppointment, doctor, id)
    expect(await seenBy(other, lost)).toMatchObject({ status: 'pending', doctor: null })
    expect(await kindsTold(doctor)).toEqual([])
  })

  it('once the patient cancels: the doctor’s only notice is the cancellation', async () => {
    const id = await asked()
    await town.api.must(cancelAppointment, { token: patient.token, params: { id }, body: {} })
    expect(await kindsTold(doctor)).toEqual(['appointments.cancelledByPatient'])
  })

  it('once its time passes unanswered: the doctor’s only notice is the expiry', async () => {
    await asked()
    town.clock.now = new Date('2026-11-21T15:00:00+05:30')
    await expireRequests(appContext())
    expect(await kindsTold(doctor)).toEqual(['appointments.lapsed'])
  })

  it('once its doctor may no longer treat, and does not return when the doctor does', async () => {
    const id = await asked()
    const next = await doctorIn(appContext(), { name: 'Second' })
    const desk = await personIn(appContext(), 'coordinator')
    await town.api.must(suspendDoctor, {
      token: desk.token,
      params: { id: doctor.id },
      body: { reason: 'A complaint is being looked into.' },
    })
    await expect.poll(() => seenBy(patient, id)).toMatchObject({ doctor: { name: 'Second' } })
    expect(await kindsTold(next)).toEqual(requested)
    await appContext().store.pool.query("update doctors set approval = 'approved'")
    appContext().sessions.forgetAll()
    expect(await kindsTold(doctor)).toEqual([])
  })

  it('but no other request’s notice does, nor when answering fails', async () => {
    const id = await asked()
    const { _id: later } = await ask(patient, { time: '16:00' })
    const stranger = await doctorIn(appContext(), { specialization: 'Skin' })
    expect((await act(rejectAppointment, stranger, id)).status).toBe(404)
    expect((await act(acceptAppointment, patient, id)).status).toBe(403)
    expect(await kindsTold(doctor)).toEqual([...requested, ...requested])
    await act(acceptAppointment, doctor, id)
    expect(await kindsTold(doctor)).toEqual(requested)
    await act(acceptAppointment, doctor, later)
    expect(await kindsTold(doctor)).toEqual([])
  })
})

it('requests answered before the upgrade count as seen after it, pending ones do not', async () => {
  const older = await databaseBefore('_answered_request_notices.sql')
  try {
    await older.dropChecks()
    const told = newId()
    const rows = [
      ['accepted', 'scheduled', told],
      ['waiting', 'pending', told],
      ['moved', 'pending', newId()],
      ['open', 'pending', null],
    ] as const
    for (const [patientName, status, doctorId] of rows) {
      const id = newId()
      await older.client.query(
        `insert into appointments (id, patient_id, doctor_id, specialization, type, status, offered_to_all,
           starts_at, day, time, auto_closed, created_at, updated_at)
         values ($1, $2, $3, 'fever', 'in-person', $4, $5, now(), '2026-11-21', '15:00', false, now(), now())`,
        [id, newId(), doctorId, status, doctorId === null],
      )
      await older.client.query(
        `insert into notices (id, user_id, kind, subject, facts, at)
         values ($1, $2, 'appointments.requested', $3, $4, now())`,
        [newId(), told, id, { patient: patientName }],
      )
    }
    await older.upgrade('patients_and_guardians.sql')
    const { rows: unseen } = await older.client.query(
      "select facts->>'patient' as patient from notices where seen_at is null",
    )
    expect(unseen).toEqual([{ patient: 'waiting' }])
  } finally {
    await older.drop()
  }
})
