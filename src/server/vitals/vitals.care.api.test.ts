import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Status } from '../../shared/appointments/appointments.lifecycle.ts'
import { refusedRecord } from '../../shared/audit/audit.acts.ts'
import { listPatientVitals, listVitals, addVital } from '../../shared/vitals/vitals.endpoints.ts'
import { buildAppointments } from '../appointments/appointments.fixtures.ts'
import { doctorIn, patientIn, type SignedIn } from '../../../tests/setup/people.ts'
import { first, openTown, type TestTown } from '../../../tests/setup/town.ts'

/** What doctors see. */
let town: TestTown
beforeAll(async () => {
  town = await openTown()
})
afterAll(() => town.close())

let patient: SignedIn
let navjot: SignedIn
const appContext = () => first(town.servers).appContext
const pool = () => appContext().store.pool
beforeEach(async () => {
  patient = await patientIn(appContext())
  navjot = await doctorIn(appContext(), { name: 'Dr. Navjot Gill' })
  await treat(navjot, 'completed', '09:00')
})

function treat(doctor: SignedIn, status: Exclude<Status, 'rejected'>, time: string) {
  const one = { patientId: patient.patientId, doctorId: doctor.id, date: '2026-11-21', time, status }
  return buildAppointments(appContext(), [one])
}
function add(value: string, date?: string) {
  const body = { type: 'bloodPressure' as const, value, ...(date && { date }) }
  return town.api.must(addVital, { token: patient.token, body })
}
describe('a patient’s readings', () => {
  const read = (doctor: SignedIn) =>
    town.api.ask(listPatientVitals, { token: doctor.token, params: { id: patient.patientId } })
  async function auditedFor(doctor: SignedIn): Promise<string[]> {
    const { rows } = await appContext().store.pool.query<{ action: string }>(
      'select action from audit_log where actor_id = $1 and subject = $2 and action <> $3',
      [doctor.id, patient.patientId, refusedRecord],
    )
    return rows.map(({ action }) => action)
  }

  it.each(['scheduled', 'in-progress', 'completed', 'missed'] as const)(
    'are shown to a doctor with a %s appointment, and the read is audited',
    async (status) => {
      const doctor = await doctorIn(appContext())
      await treat(doctor, status, '12:00')
      await add('120/80')
      const { answer } = await read(doctor)
      expect(answer.readings).toMatchObject([{ value: '120/80', grade: 'normal' }])
      expect(await auditedFor(doctor)).toEqual(['vitals.ofPatient'])
    },
  )

  it.each(['pending', 'cancelled', 'failed'] as const)(
    'do not exist for a doctor with a %s one',
    async (status) => {
      const doctor = await doctorIn(appContext())
      await treat(doctor, status, '12:00')
      await add('120/80')
      expect((await read(doctor)).status).toBe(404)
      expect(await auditedFor(doctor)).toEqual([])
    },
  )

  it('say who entered them for the patient, to everybody but that person', async () => {
    const mother = await patientIn(appContext(), 'Harpreet Kaur')
    const { patientId } = patient
    await pool().query(
      `insert into patient_guardians (patient_id, user_id, relation, since) values ($1, $2, 'child', now())`,
      [patientId, mother.id],
    )
    const body = { type: 'weight', value: '61' } as const
    await add('120/80')
    await town.api.must(addVital, { token: mother.token, patientId, body })
    const [ofMother, own] = [{ type: 'weight', enteredBy: 'Harpreet Kaur' }, { type: 'bloodPressure' }]
    const shown = await Promise.all([
      town.api.must(listPatientVitals, { token: navjot.token, params: { id: patientId } }),
      town.api.must(listVitals, { token: patient.token }),
      town.api.must(listVitals, { token: mother.token, patientId }),
    ])
    const facts = shown.map(({ readings }) =>
      readings.map(({ type, enteredBy }) => ({ type, ...(enteredBy !== undefined && { enteredBy }) })),
    )
    expect(facts).toEqual([
      [ofMother, own],
      [ofMother, own],
      [{ type: 'weight' }, own],
    ])
  })

  it('do not exist for an unapproved doctor', async () => {
    const doctor = await doctorIn(appContext(), { approval: 'awaiting' })
    await treat(doctor, 'completed', '12:00')
    expect((await read(doctor)).status).toBe(404)
  })
})
