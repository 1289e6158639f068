import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  acceptAppointment,
  listAppointments,
  listOpenRequests,
  startAppointment,
} from '../../../shared/appointments/appointments.endpoints.ts'
import { listNotices } from '../../../shared/notifications/notifications.endpoints.ts'
import { appointmentsIn } from '../../../../tests/setup/appointments.ts'
import { doctorIn, patientIn, type SignedIn } from '../../../../tests/setup/people.ts'
import { openTown, type TestTown } from '../../../../tests/setup/town.ts'
import { buildToken } from '../../accounts/accounts.fixtures.ts'
import { buildFacility, buildMembership } from '../../facilities/facilities.fixtures.ts'
import { buildPatientProfile } from '../../patients/patients.fixtures.ts'
import { buildReadings } from '../../vitals/vitals.fixtures.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { changeOne } from '../changes/appointments.changes.repo.ts'

let town: TestTown
let patient: SignedIn
let doctor: SignedIn
const { appContext, ask, act, seenBy, startOver } = appointmentsIn(() => town)
beforeAll(async () => {
  town = await openTown()
})
afterAll(() => town.close())
beforeEach(async () => {
  await startOver(new Date('2026-11-21T10:00:00+05:30'))
  patient = await patientIn(appContext(), 'Asha Rani')
  doctor = await doctorIn(appContext(), { name: 'Gill', clinic: 'Gill Clinic, Bhadson', phone: '9814012345' })
})

const bp = (words: string, day: string) => ({
  patientId: patient.patientId,
  type: 'bloodPressure' as const,
  value: words,
  date: day,
})
const where = { name: 'Gill', clinic: 'Gill Clinic, Bhadson', phone: '9814012345' }

describe('the place of a visit', () => {
  it('is shown to its patient while it is confirmed, and not before or after', async () => {
    const asked = await ask(patient)
    expect((await seenBy(patient, asked._id))?.doctor).toEqual({ name: 'Gill' })
    await act(acceptAppointment, doctor, asked._id)
    expect((await seenBy(patient, asked._id))?.doctor).toEqual(where)
    expect((await seenBy(doctor, asked._id))?.doctor).toEqual({ name: 'Gill' })
    await act(startAppointment, doctor, asked._id)
    expect((await seenBy(patient, asked._id))?.doctor).toEqual(where)
    await inTransaction(appContext().store.db, (tx) =>
      changeOne(tx, asked._id, { status: 'missed' }, { cause: 'expired', by: null }, town.clock.now),
    )
    expect((await seenBy(patient, asked._id))?.doctor).toEqual({ name: 'Gill', phone: '9814012345' })
  })

  it('of a visit that did not take place is only the number, for its patient, for a month', async () => {
    const asked = await ask(patient)
    await act(acceptAppointment, doctor, asked._id)
    const missed = { status: 'missed' } as const
    await inTransaction(appContext().store.db, (tx) =>
      changeOne(tx, asked._id, missed, { cause: 'expired', by: null }, town.clock.now),
    )
    const stranger = await patientIn(appContext(), 'Somebody Else')
    expect(await seenBy(stranger, asked._id)).toBeUndefined()
    expect((await town.api.ask(listAppointments, {})).status).toBe(401)
    expect((await seenBy(doctor, asked._id))?.doctor).toEqual({ name: 'Gill' })
    const seen = async () => {
      const token = await buildToken(appContext(), patient)
      const query = { from: '2026-11-21', to: '2026-11-21' }
      return (await town.api.must(listAppointments, { token, query }))[0]?.doctor
    }
    expect(await seen()).toEqual({ name: 'Gill', phone: '9814012345' })
    town.clock.now = new Date('2026-12-22T16:00:00+05:30')
    expect(await seen()).toEqual({ name: 'Gill' })
  })

  it.each([
    ['in-person', 'Clinic of in-person, Main Bazaar'],
    ['teleconsultation', undefined],
  ] as const)('stands in the notice of acceptance of an appointment %s as %s', async (type, place) => {
    const clinic = `Clinic of ${type}`
    await buildFacility(appContext(), { name: clinic, address: 'Main Bazaar' })
    await appContext().store.db.updateTable('doctors').set({ clinic }).execute()
    const asked = await ask(patient, { type })
    expect(await town.api.must(listNotices, { token: doctor.token })).toMatchObject([
      { facts: { patient: 'Asha Rani' } },
    ])
    await act(acceptAppointment, doctor, asked._id)
    const [notice] = await town.api.must(listNotices, { token: patient.token })
    expect(notice?.kind).toBe('appointments.accepted')
    expect(notice?.facts.place).toBe(place)
  })

  it('is the facility where the doctor works, as it was when the visit was agreed', async () => {
    const place = { address: 'Patiala Gate', lat: 30.37, lng: 76.14 }
    const hospital = await buildFacility(appContext(), {
      name: 'Civil Hospital',
      name_pa: 'ਸਿਵਲ ਹਸਪਤਾਲ',
      phone: '01765220000',
      ...place,
    })
    const elsewhere = await buildFacility(appContext(), { name: 'Elsewhere' })
    const before = new Date('2025-01-01')
    await buildMembership(appContext(), { userId: doctor.id, facilityId: elsewhere, since: before })
    await buildMembership(appContext(), { userId: doctor.id, facilityId: hospital })
    const asked = await ask(patient)
    await act(acceptAppointment, doctor, asked._id)
    const [notice] = await town.api.must(listNotices, { token: patient.token })
    expect(notice?.facts.place).toBe('Civil Hospital, Patiala Gate')
    // The doctor moves on, and the hospital is hidden: the patient still goes where the visit was agreed.
    await appContext().store.pool.query('update memberships set until = now()')
    await appContext().store.pool.query('update facilities set hidden_at = now() where id = $1', [hospital])
    expect((await seenBy(patient, asked._id))?.doctor).toEqual({
      name: 'Gill',
      clinic: 'Civil Hospital',
      phone: '01765220000',
      place: { ...place, namePa: 'ਸਿਵਲ ਹਸਪਤਾਲ' },
    })
    await act(startAppointment, doctor, asked._id)
    const { rows } = await appContext().store.pool.query('select facility_id from encounters')
    expect(rows).toEqual([{ facility_id: hospital }])
    const later = await ask(patient, { time: '16:00' })
    await act(acceptAppointment, doctor, later._id)
    expect((await seenBy(patient, later._id))?.doctor).toEqual(where)
  })

  it('is no facility for staff, for a teleconsultation, or once another doctor is asked', async () => {
    const hospital = await buildFacility(appContext(), { name: 'Civil Hospital' })
    await buildMembership(appContext(), { userId: doctor.id, facilityId: hospital, role: 'staff' })
    const facilities = async () =>
      (await appContext().store.pool.query('select facility_id from appointments')).rows as {
        facility_id: string | null
      }[]
    await act(acceptAppointment, doctor, (await ask(patient))._id)
    expect(await facilities()).toEqual([{ facility_id: null }])
    await buildMembership(appContext(), { userId: doctor.id, facilityId: hospital })
    await act(
      acceptAppointment,
      doctor,
      (await ask(patient, { time: '16:00', type: 'teleconsultation' }))._id,
    )
    expect(await facilities()).toEqual([{ facility_id: null }, { facility_id: null }])
    const { _id } = await ask(patient, { time: '17:00' })
    await act(acceptAppointment, doctor, _id)
    await inTransaction(appContext().store.db, (tx) =>
      changeOne(
        tx,
        _id,
        { status: 'pending', doctor_id: null },
        { cause: 'orphaned', by: null },
        town.clock.now,
      ),
    )
    expect((await facilities()).filter(({ facility_id }) => facility_id !== null)).toEqual([])
  })

  it('has the coordinates of the facility that the clinic names, unless the name is ambiguous or the facility a sample', async () => {
    const asked = await ask(patient)
    await act(acceptAppointment, doctor, asked._id)
    await buildFacility(appContext(), { name: 'gill clinic, bhadson', is_sample: true })
    expect((await seenBy(patient, asked._id))?.doctor).toEqual(where)
    await buildFacility(appContext(), {
      name: 'GILL CLINIC Bhadson',
      address: 'Main Bazaar',
      lat: 30.5,
      lng: 76.2,
    })
    const place = { address: 'Main Bazaar', lat: 30.5, lng: 76.2 }
    expect((await seenBy(patient, asked._id))?.doctor).toEqual({ ...where, place })
    await buildFacility(appContext(), { name: 'Gill Clinic, Bhadson', lat: 30.1 })
    expect((await seenBy(patient, asked._id))?.doctor).toEqual(where)
  })
})

describe('the patient', () => {
  beforeEach(async () => {
    const options = { name: 'Asha Rani', age: 52, address: 'Rohti Chhanna', phone: '9876543210' }
    await buildPatientProfile(appContext(), patient.patientId, options)
    await buildReadings(appContext(), [bp('150/95', '2026-11-19'), bp('148/94', '2026-11-20')])
  })
  const known = {
    name: 'Asha Rani',
    gender: 'Female',
  }
  /** Not how old exactly, before a doctor has accepted. */
  const ageBand = { from: 50, to: 59 }
  /** For whoever treats the patient: not for a doctor who may still say no. */
  const treated = {
    abnormal: { type: 'bloodPressure', values: [148, 94], grade: 'abnormal', date: '2026-11-20' },
  }

  it('is shown to the doctor who is asked, without the number; after accepting, with number and page', async () => {
    const asked = await ask(patient)
    const before = await seenBy(doctor, asked._id)
    expect(before?.patient).toMatchObject({ ...known, ageBand })
    expect(before?.patient).not.toHaveProperty('age')
    expect(before?.patient).not.toHaveProperty('phone')
    expect(before?.patient).not.toHaveProperty('id')
    expect(before?.patient).not.toHaveProperty('abnormal')
    await act(acceptAppointment, doctor, asked._id)
    const after = {
      ...known,
      ...treated,
      age: 52,
      address: 'Rohti Chhanna',
      id: patient.patientId,
      phone: '9876543210',
    }
    expect((await seenBy(doctor, asked._id))?.patient).toMatchObject(after)
  })

  it('is only a name for a doctor who rejected, for one who is not asked, and in the patient’s own view', async () => {
    const asked = await ask(patient)
    const { username } = patient
    expect((await seenBy(patient, asked._id))?.patient).toEqual({ name: 'Asha Rani', username })
    const other = await doctorIn(appContext(), { name: 'Other' })
    expect(await seenBy(other, asked._id)).toBeUndefined()
    const insert = { appointment_id: asked._id, doctor_id: doctor.id, cause: 'rejected' as const }
    await appContext()
      .store.db.insertInto('appointment_declines')
      .values({ ...insert, at: town.clock.now, starts_at: new Date(asked.startsAt) })
      .execute()
    await inTransaction(appContext().store.db, (tx) =>
      changeOne(tx, asked._id, { doctor_id: other.id }, { cause: 'reject', by: doctor }, town.clock.now),
    )
    expect((await seenBy(doctor, asked._id))?.patient).toEqual({ name: 'Asha Rani' })
  })

  it('is shown in the list of open requests too', async () => {
    await appContext()
      .store.db.updateTable('doctors')
      .set({ specialties: [], specialization: 'Skin' })
      .execute()
    await ask(patient)
    const { appointments } = await town.api.must(listOpenRequests, { token: doctor.token })
    expect(appointments[0]?.patient).toMatchObject({ ...known, ageBand })
    expect(appointments[0]?.patient).not.toHaveProperty('age')
    expect(appointments[0]?.patient).not.toHaveProperty('abnormal')
  })

  it('has no abnormal mark when the latest reading of its type was normal or was removed', async () => {
    const asked = await ask(patient)
    await act(acceptAppointment, doctor, asked._id)
    expect((await seenBy(doctor, asked._id))?.patient).toMatchObject(treated)
    await buildReadings(appContext(), [bp('118/76', '2026-11-21')])
    expect((await seenBy(doctor, asked._id))?.patient).not.toHaveProperty('abnormal')
    await appContext()
      .store.db.updateTable('observations')
      .set({ entered_in_error_at: town.clock.now })
      .execute()
    expect((await seenBy(doctor, asked._id))?.patient).not.toHaveProperty('abnormal')
  })
})
