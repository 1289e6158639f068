import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { acceptAppointment, startAppointment } from '../../../shared/appointments/appointments.endpoints.ts'
import { refuseDoctor, suspendDoctor } from '../../../shared/doctors/doctors.endpoints.ts'
import { listNotices } from '../../../shared/notifications/notifications.endpoints.ts'
import { appointmentsIn } from '../../../../tests/setup/appointments.ts'
import { doctorIn, patientIn, personIn, type SignedIn } from '../../../../tests/setup/people.ts'
import { openTown, type TestTown } from '../../../../tests/setup/town.ts'
import { reassignAllOrphaned } from './appointments.orphaned.ts'

/** What happens to the patients of a doctor who loses the right to treat. */
let town: TestTown
let coordinator: SignedIn
const morning = new Date('2026-11-21T10:00:00+05:30')
const { appContext, ask, act, seenBy, kindsTold, startOver } = appointmentsIn(() => town)
beforeAll(async () => {
  town = await openTown({ servers: 2, runsJobs: true })
})
afterAll(() => town.close())
beforeEach(async () => {
  await startOver(morning)
  coordinator = await personIn(appContext(), 'coordinator')
})

const suspend = (doctor: SignedIn) =>
  town.api.must(suspendDoctor, {
    token: coordinator.token,
    params: { id: doctor.id },
    body: { reason: 'A complaint is being looked into.' },
  })

/** Names of the doctors who, according to this patient's notices, may no longer treat. */
const whyTold = async (patient: SignedIn) =>
  (await town.api.must(listNotices, { token: patient.token })).flatMap(({ facts }) => facts.away ?? [])

describe('a suspended doctor’s patients', () => {
  it('have their requests moved to the next doctor at once, with one notice', async () => {
    const patient = await patientIn(appContext())
    const doctor = await doctorIn(appContext(), { name: 'First' })
    const { _id } = await ask(patient)
    const next = await doctorIn(appContext(), { name: 'Second' })
    await suspend(doctor)
    await expect.poll(() => seenBy(patient, _id)).toMatchObject({ doctor: { name: 'Second' } })
    await Promise.all([reassignAllOrphaned(appContext()), reassignAllOrphaned(appContext())])
    expect(await kindsTold(patient)).toEqual(['appointments.reassigned'])
    expect(await whyTold(patient)).toEqual(['First'])
    expect((await act(acceptAppointment, next, _id)).status).toBe(200)
  })

  it('have their scheduled appointments requested again, open to all when no specialist is left', async () => {
    const patient = await patientIn(appContext())
    const doctor = await doctorIn(appContext(), { name: 'Dr. First' })
    const { _id } = await ask(patient)
    await act(acceptAppointment, doctor, _id)
    const other = await doctorIn(appContext(), { specialization: 'Skin' })
    await suspend(doctor)
    await expect.poll(() => seenBy(patient, _id)).toMatchObject({ status: 'pending', doctor: null })
    expect(await kindsTold(patient)).toContain('appointments.opened')
    expect(await whyTold(patient)).toEqual(['First'])
    expect((await act(acceptAppointment, other, _id)).status).toBe(200)
    expect(await seenBy(patient, _id)).toMatchObject({ status: 'scheduled' })
  })

  it('have past scheduled appointments failed; running ones are left to the coordinator', async () => {
    const [late, running] = [await patientIn(appContext()), await patientIn(appContext())]
    const doctor = await doctorIn(appContext())
    const [missed, started] = [await ask(late, { time: '11:30' }), await ask(running, { time: '11:45' })]
    await act(acceptAppointment, doctor, missed._id)
    await act(acceptAppointment, doctor, started._id)
    town.clock.now = new Date('2026-11-21T11:46:00+05:30')
    await act(startAppointment, doctor, started._id)
    await suspend(doctor)
    await expect.poll(() => seenBy(late, missed._id)).toMatchObject({ status: 'failed' })
    expect(await whyTold(late)).toHaveLength(1)
    expect(await seenBy(running, started._id)).toMatchObject({ status: 'in-progress' })
    expect(await whyTold(running)).toEqual([])
  })

  it('are hidden from the doctor, who can neither read nor act nor see a notice naming them', async () => {
    const patient = await patientIn(appContext(), 'Zorawar Singh')
    const doctor = await doctorIn(appContext())
    const { _id } = await ask(patient)
    expect(await kindsTold(doctor)).toEqual(['appointments.requested'])
    await suspend(doctor)
    expect(await act(acceptAppointment, doctor, _id)).toMatchObject({ status: 404 })
    expect(await town.api.must(listNotices, { token: doctor.token })).toEqual([])
  })
})

it('a doctor whose approval is pending again passes requests on but keeps scheduled appointments', async () => {
  const [asking, promised] = [await patientIn(appContext()), await patientIn(appContext())]
  const doctor = await doctorIn(appContext(), { name: 'First' })
  const [request, appointment] = [await ask(asking), await ask(promised, { time: '16:00' })]
  await act(acceptAppointment, doctor, appointment._id)
  await appContext().store.pool.query("update doctors set approval = 'awaiting'")
  await reassignAllOrphaned(appContext())
  expect(await seenBy(asking, request._id)).toMatchObject({ status: 'pending', doctor: null })
  expect(await seenBy(promised, appointment._id)).toMatchObject({ status: 'scheduled' })
  await town.api.must(refuseDoctor, {
    token: coordinator.token,
    params: { id: doctor.id },
    body: { reason: 'No such number.' },
  })
  await expect
    .poll(() => seenBy(promised, appointment._id))
    .toMatchObject({ status: 'pending', doctor: null })
})

it('an accept and a suspension at the same moment never leave the patient with the suspended doctor', async () => {
  for (let round = 0; round < 10; round += 1) {
    await startOver(morning)
    coordinator = await personIn(appContext(), 'coordinator')
    const patient = await patientIn(appContext())
    const doctor = await doctorIn(appContext())
    const { _id } = await ask(patient)
    const [accepted] = await Promise.all([
      town.apis[1]!.ask(acceptAppointment, { token: doctor.token, params: { id: _id } }),
      suspend(doctor),
    ])
    expect([200, 404]).toContain(accepted.status)
    await expect.poll(() => seenBy(patient, _id)).toMatchObject({ status: 'pending', doctor: null })
  }
})
