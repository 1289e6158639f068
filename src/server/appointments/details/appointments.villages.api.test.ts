import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  acceptAppointment,
  listOpenRequests,
  rejectAppointment,
} from '../../../shared/appointments/appointments.endpoints.ts'
import { appointmentsIn } from '../../../../tests/setup/appointments.ts'
import { doctorIn, patientIn, type SignedIn } from '../../../../tests/setup/people.ts'
import { openTown, type TestTown } from '../../../../tests/setup/town.ts'
import { buildFacility, buildMembership } from '../../facilities/facilities.fixtures.ts'
import { buildPatientProfile } from '../../patients/patients.fixtures.ts'
import { newId } from '../../platform/runtime/ids.ts'

let town: TestTown
let patient: SignedIn
let doctor: SignedIn
const { appContext, ask, act, seenBy, startOver } = appointmentsIn(() => town)
beforeAll(async () => {
  town = await openTown()
})
afterAll(() => town.close())

const address = 'Plot 14, Street 3, ਪਿੰਡ ਘੁਨੇਰਕੀ'
const centre = { lat: 30.3755, lng: 76.1515 }
// 5.6 km to the north of the centre.
const north = { lat: 30.4255, lng: 76.1515 }

beforeEach(async () => {
  await startOver(new Date('2026-11-21T10:00:00+05:30'))
  patient = await patientIn(appContext(), 'Asha Rani')
  doctor = await doctorIn(appContext(), { name: 'Gill', clinic: 'Gill Clinic' })
  await buildPatientProfile(appContext(), patient.patientId, { name: 'Asha Rani', address })
  await appContext().store.pool.query('delete from villages')
  const village = { source: 'geoSadak' as const, source_id: '1', population: null }
  const at = { created_at: town.clock.now, updated_at: town.clock.now }
  await appContext()
    .store.db.insertInto('villages')
    .values({ id: newId(), name: 'Ghunerki', ...north, ...village, ...at })
    .execute()
})

const patientSeen = async (person: SignedIn, id: string) => (await seenBy(person, id))?.patient

describe('the village of a patient', () => {
  it('is shown to the doctor who is asked, without house or street; the address only once accepted', async () => {
    const { _id } = await ask(patient)
    const before = await patientSeen(doctor, _id)
    expect(before).toMatchObject({ village: 'ਘੁਨੇਰਕੀ' })
    // Nobody has said where the clinic is.
    expect(before).not.toHaveProperty('distanceKm')
    expect(JSON.stringify(await seenBy(doctor, _id))).not.toMatch(/Plot 14|Street 3/)
    await act(acceptAppointment, doctor, _id)
    const after = await patientSeen(doctor, _id)
    expect(after).toMatchObject({ address })
    expect(after).not.toHaveProperty('village')
  })

  it('has the whole kilometres to the facility where the doctor works, in the list of open requests too', async () => {
    const hospital = await buildFacility(appContext(), { name: 'Civil Hospital', ...centre })
    await buildMembership(appContext(), { userId: doctor.id, facilityId: hospital })
    const { _id } = await ask(patient)
    const home = { village: 'ਘੁਨੇਰਕੀ', distanceKm: 6 }
    expect(await patientSeen(doctor, _id)).toMatchObject(home)
    // Nobody has the specialty: open to all.
    await appContext()
      .store.db.updateTable('doctors')
      .set({ specialties: [], specialization: 'Skin' })
      .execute()
    await ask(patient, { time: '16:00' })
    const { appointments } = await town.api.must(listOpenRequests, { token: doctor.token })
    expect(appointments[0]?.patient).toMatchObject(home)
    expect(appointments[0]?.patient).not.toHaveProperty('address')
  })

  it('is measured to the facility that the clinic names, and not to one whose place is in doubt', async () => {
    await buildFacility(appContext(), { name: 'GILL CLINIC', ...north })
    const { _id } = await ask(patient)
    expect(await patientSeen(doctor, _id)).toMatchObject({ distanceKm: 0 })
    const doubtful = { name: 'Sub Centre', ...centre, is_place_doubtful: true }
    const facilityId = await buildFacility(appContext(), doubtful)
    await buildMembership(appContext(), { userId: doctor.id, facilityId })
    expect(await patientSeen(doctor, _id)).not.toHaveProperty('distanceKm')
  })

  it('is the name alone where the town does not know where it lies, and nothing where there is no village', async () => {
    await buildFacility(appContext(), { name: 'Gill Clinic', ...centre })
    await buildPatientProfile(appContext(), patient.patientId, { name: 'Asha Rani', address: 'Kotli' })
    const { _id } = await ask(patient)
    const seen = await patientSeen(doctor, _id)
    expect(seen).toMatchObject({ village: 'Kotli' })
    expect(seen).not.toHaveProperty('distanceKm')
    await appContext().store.pool.query(`update patients set address = 'Plot 14, Street 3'`)
    expect(await patientSeen(doctor, _id)).not.toHaveProperty('village')
  })

  it('is not shown to a doctor who is not asked or has rejected, to one who is not approved, or to the patient', async () => {
    const { _id } = await ask(patient)
    const other = await doctorIn(appContext(), { name: 'Other' })
    expect(await seenBy(other, _id)).toBeUndefined()
    expect(await patientSeen(patient, _id)).not.toHaveProperty('village')
    await act(rejectAppointment, doctor, _id)
    expect(await patientSeen(doctor, _id)).toEqual({ name: 'Asha Rani' })
    expect(await patientSeen(other, _id)).toMatchObject({ village: 'ਘੁਨੇਰਕੀ' })
    const unknown = await doctorIn(appContext(), { name: 'Unknown', approval: 'awaiting' })
    expect(await seenBy(unknown, _id)).toBeUndefined()
    expect(await town.api.ask(listOpenRequests, {})).toMatchObject({ status: 401 })
    expect(await town.api.ask(listOpenRequests, { token: patient.token })).toMatchObject({ status: 403 })
  })
})
