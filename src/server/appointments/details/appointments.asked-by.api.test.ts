import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { listAppointments, requestAppointment } from '../../../shared/appointments/appointments.endpoints.ts'
import { addPatient } from '../../../shared/patients/patients.endpoints.ts'
import { addVital, listVitals } from '../../../shared/vitals/vitals.endpoints.ts'
import { appointmentsIn } from '../../../../tests/setup/appointments.ts'
import { doctorIn, patientIn, type SignedIn } from '../../../../tests/setup/people.ts'
import { openTown, type TestTown } from '../../../../tests/setup/town.ts'
import { buildPatientProfile } from '../../patients/patients.fixtures.ts'

let town: TestTown
let patient: SignedIn
let doctor: SignedIn
const { appContext, ask, seenBy, startOver } = appointmentsIn(() => town)
beforeAll(async () => {
  town = await openTown()
})
afterAll(() => town.close())
beforeEach(async () => {
  await startOver(new Date('2026-11-21T10:00:00+05:30'))
  patient = await patientIn(appContext(), 'Asha Rani')
  doctor = await doctorIn(appContext(), { name: 'Gill' })
})

describe('who asked for it', () => {
  const baby = { name: 'Gurnoor', birthDate: '2026-03', gender: 'Female', relation: 'child' } as const

  it('has the pregnancy that was said within six weeks, until another answer is given', async () => {
    const said = (pregnancy: 'pregnant' | 'no') =>
      town.api.must(addVital, {
        token: patient.token,
        body: { type: 'temperature', value: '37', pregnancy },
      })
    await buildPatientProfile(appContext(), patient.patientId, {
      name: 'Asha Rani',
      age: 28,
      gender: 'Female',
    })
    await said('pregnant')
    const asked = await ask(patient)
    expect((await seenBy(doctor, asked._id))?.patient).toMatchObject({ pregnancy: 'pregnant' })
    expect((await seenBy(patient, asked._id))?.patient).not.toHaveProperty('pregnancy')
    await said('no')
    expect((await seenBy(doctor, asked._id))?.patient).not.toHaveProperty('pregnancy')
    await said('pregnant')
    await appContext()
      .store.db.updateTable('observations')
      .set({ submitted_at: new Date('2026-10-09T12:00:00+05:30') })
      .execute()
    expect((await seenBy(doctor, asked._id))?.patient).not.toHaveProperty('pregnancy')
  })

  it('has the pregnancy that was said with the request, which the record remembers too; of a man it is not taken', async () => {
    const said = async (pregnancy: 'pregnant' | 'no', time: string) => {
      const body = { specialization: '', date: '2026-11-23', time, type: 'in-person', pregnancy } as const
      return town.api.must(requestAppointment, { token: patient.token, body })
    }
    const of = (gender: 'Male' | 'Female') =>
      buildPatientProfile(appContext(), patient.patientId, { name: 'Asha Rani', age: 28, gender })
    const remembered = async () =>
      (await town.api.must(listVitals, { token: patient.token })).person?.pregnancy
    await of('Male')
    await said('pregnant', '09:00')
    expect(await remembered()).toBeNull()
    await of('Female')
    const asked = await said('pregnant', '15:00')
    expect((await seenBy(doctor, asked._id))?.patient).toMatchObject({ pregnancy: 'pregnant' })
    expect((await seenBy(patient, asked._id))?.patient).not.toHaveProperty('pregnancy')
    expect(await remembered()).toMatchObject({ said: 'pregnant' })
    await town.api.must(addVital, {
      token: patient.token,
      body: { type: 'temperature', value: '37', pregnancy: 'no' },
    })
    expect((await seenBy(doctor, asked._id))?.patient).not.toHaveProperty('pregnancy')
    expect(await remembered()).toMatchObject({ said: 'no' })
  })

  it('is said to the doctor where it was not the patient, and to nobody else', async () => {
    const { token } = patient
    const { id: patientId } = await town.api.must(addPatient, { token, body: baby })
    const body = { specialization: '', date: '2026-11-23', time: '15:00', type: 'in-person' } as const
    const ofBaby = await town.api.must(requestAppointment, { token, patientId, body })
    const own = await ask(patient)
    const seen = await town.api.must(listAppointments, { token: doctor.token })
    const askedBy = (id: string) => seen.find(({ _id }) => _id === id)?.patient.askedBy
    expect(askedBy(ofBaby._id)).toEqual({ name: 'Asha Rani', relation: 'child' })
    expect(askedBy(own._id)).toBeUndefined()
    const [mine] = await town.api.must(listAppointments, { token, patientId })
    expect(mine?.patient).not.toHaveProperty('askedBy')
  })
})
