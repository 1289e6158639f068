import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import {
  acceptAppointment,
  cancelAppointment,
  finishAppointment,
  startAppointment,
} from '../../../shared/appointments/appointments.endpoints.ts'
import { appointmentsIn } from '../../../../tests/setup/appointments.ts'
import { doctorIn, patientIn, type SignedIn } from '../../../../tests/setup/people.ts'
import { openTown, type TestTown } from '../../../../tests/setup/town.ts'
import { expireRequests } from '../appointments.jobs.ts'

/** What happened, beside what was agreed: an encounter begins and ends with its appointment. */
let town: TestTown
let patient: SignedIn
let doctor: SignedIn
const { appContext, ask, act, startOver } = appointmentsIn(() => town)
const at = (time: string, day = '2026-11-21') => new Date(`${day}T${time}:00+05:30`)
beforeAll(async () => {
  town = await openTown({ servers: 2 })
})
afterAll(() => town.close())
beforeEach(async () => {
  await startOver(at('10:00'))
  patient = await patientIn(appContext())
  doctor = await doctorIn(appContext())
})

const encounters = () => appContext().store.db.selectFrom('encounters').selectAll().execute()

async function agreed(options: Parameters<typeof ask>[1] = {}): Promise<string> {
  const { _id } = await ask(patient, options)
  await act(acceptAppointment, doctor, _id)
  return _id
}

it('begins when the doctor starts the visit and ends when the doctor finishes it', async () => {
  const id = await agreed()
  expect(await encounters()).toEqual([])
  town.clock.now = at('15:02')
  await act(startAppointment, doctor, id)
  const begun = {
    patient_id: patient.patientId,
    doctor_id: doctor.id,
    appointment_id: id,
    class: 'AMB',
    status: 'in-progress',
    started_at: at('15:02'),
    ended_at: null,
  }
  expect(await encounters()).toMatchObject([begun])
  town.clock.now = at('15:20')
  await act(finishAppointment, doctor, id)
  expect(await encounters()).toMatchObject([{ ...begun, status: 'finished', ended_at: at('15:20') }])
})

it('of a teleconsultation is virtual', async () => {
  const id = await agreed({ type: 'teleconsultation' })
  await act(startAppointment, doctor, id)
  expect(await encounters()).toMatchObject([{ appointment_id: id, class: 'VR' }])
})

it('that nobody finished is finished at the end of its day, and has no end', async () => {
  const id = await agreed()
  town.clock.now = at('15:02')
  await act(startAppointment, doctor, id)
  town.clock.now = at('00:01', '2026-11-22')
  await Promise.all([expireRequests(appContext()), expireRequests(appContext())])
  expect(await encounters()).toMatchObject([{ status: 'finished', started_at: at('15:02'), ended_at: null }])
})

it('does not end before it began, though the clock was set back', async () => {
  const id = await agreed()
  town.clock.now = at('15:02')
  await act(startAppointment, doctor, id)
  town.clock.now = at('14:50')
  await act(finishAppointment, doctor, id)
  expect(await encounters()).toMatchObject([{ started_at: at('15:02'), ended_at: at('15:02') }])
})

it('started on two servers at once is one', async () => {
  const id = await agreed()
  const told = await Promise.all(
    [0, 1, 0, 1].map((n) => town.apis[n]!.ask(startAppointment, { token: doctor.token, params: { id } })),
  )
  const statuses = told.map(({ status }) => status)
  expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 409, 409, 409])
  expect(await encounters()).toHaveLength(1)
})

it('is not of an appointment that was cancelled, missed or refused', async () => {
  const [called, missed] = [await agreed(), await agreed({ time: '16:00' })]
  await town.api.must(cancelAppointment, { token: patient.token, params: { id: called }, body: {} })
  const stranger = await doctorIn(appContext(), { name: 'Other' })
  expect((await act(startAppointment, stranger, missed)).status).toBe(404)
  town.clock.now = at('00:01', '2026-11-22')
  await expireRequests(appContext())
  expect(await encounters()).toEqual([])
})

it('keeps its patient, its doctor and its appointment from being deleted', async () => {
  const id = await agreed()
  await act(startAppointment, doctor, id)
  const { pool } = appContext().store
  const remove = (table: string, one: string) => pool.query(`delete from ${table} where id = $1`, [one])
  await expect(remove('appointments', id)).rejects.toMatchObject({
    constraint: 'encounters_appointment_id_fkey',
  })
  await expect(remove('users', doctor.id)).rejects.toThrow('violates')
  await expect(remove('patients', patient.patientId)).rejects.toThrow('violates')
})
