import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listAppointments, requestAppointment } from '../../shared/appointments/appointments.endpoints.ts'
import {
  approveDoctor,
  listDoctors,
  readDoctorProfile,
  saveDoctorProfile,
} from '../../shared/doctors/doctors.endpoints.ts'
import { patientIn, personIn, type SignedIn } from '../../../tests/setup/people.ts'
import { first, openTown, type TestTown } from '../../../tests/setup/town.ts'

const profile = {
  name: 'Navjot Gill',
  specialization: 'ਦਿਲ ਦੇ ਮਾਹਿਰ (Cardiology)',
  experience: '12',
  phone: '+91 98140 12345',
  clinic: 'Civil Hospital Nabha',
}

describe('where doctors are approved automatically', () => {
  let town: TestTown
  beforeAll(async () => {
    town = await openTown()
  })
  afterAll(() => town.close())

  it('a doctor with the specification’s five fields is saved, and may not treat without a registration number', async () => {
    const doctor = await personIn(first(town.servers).appContext, 'doctor')
    const saved = await town.api.must(saveDoctorProfile, { token: doctor.token, body: profile })
    expect(saved).toMatchObject({ registrationNumber: '', approval: 'awaiting' })
    const numbered = { ...profile, registrationNumber: 'TEST-0001' }
    expect((await town.api.must(saveDoctorProfile, { token: doctor.token, body: numbered })).approval).toBe(
      'approved',
    )
    expect((await town.api.must(saveDoctorProfile, { token: doctor.token, body: profile })).approval).toBe(
      'awaiting',
    )
  })

  it('a doctor with a registration number may work at once', async () => {
    const doctor = await personIn(first(town.servers).appContext, 'doctor')
    expect(await town.api.must(readDoctorProfile, { token: doctor.token })).toBeNull()
    const body = { ...profile, registrationNumber: 'TEST-0001' }
    const saved = await town.api.must(saveDoctorProfile, { token: doctor.token, body })
    expect(saved).toEqual({
      ...profile,
      phone: '9814012345',
      registrationNumber: 'TEST-0001',
      qualification: '',
      council: '',
      approval: 'approved',
      approvalReason: null,
    })
    const patient = await patientIn(first(town.servers).appContext)
    const asked = await town.api.must(requestAppointment, {
      token: patient.token,
      body: { specialization: 'heart', date: '2026-11-23', time: '10:00', type: 'in-person' },
    })
    expect(asked.doctor).toEqual({ name: 'Navjot Gill' })
    // A moment ago the cached session still said unapproved.
    expect(await town.api.must(listAppointments, { token: doctor.token })).toHaveLength(1)
  })

  it.each(['name', 'specialization', 'experience', 'phone', 'clinic'])('%s is required', async (field) => {
    const { token } = await personIn(first(town.servers).appContext, 'doctor')
    const told = await town.api.ask(saveDoctorProfile, { token, body: { ...profile, [field]: ' ' } })
    expect(told).toMatchObject({ status: 400, error: { fields: { [field]: 'required' } } })
  })
})

describe('where a coordinator approves doctors', () => {
  let town: TestTown
  let doctor: SignedIn
  let coordinator: SignedIn
  beforeAll(async () => {
    town = await openTown({ servers: 2, settings: { doctorApproval: 'coordinator' } })
    const { appContext } = first(town.servers)
    doctor = await personIn(appContext, 'doctor')
    coordinator = await personIn(appContext, 'coordinator')
    const patient = await patientIn(appContext)
    await town.api.must(requestAppointment, {
      token: patient.token,
      body: { specialization: 'heart', date: '2026-11-23', time: '10:00', type: 'in-person' },
    })
  })
  afterAll(() => town.close())

  it('a self-registered doctor waits, sees no patient, and cannot be approved without a registration number', async () => {
    const saved = await town.api.must(saveDoctorProfile, { token: doctor.token, body: profile })
    expect(saved.approval).toBe('awaiting')
    expect(await town.api.must(listAppointments, { token: doctor.token })).toEqual([])
    const told = await town.api.ask(approveDoctor, { token: coordinator.token, params: { id: doctor.id } })
    expect(told).toMatchObject({ status: 409, error: { code: 'registrationMissing' } })
  })

  it('the coordinator sees the waiting doctor and approves; every server knows', async () => {
    const body = { ...profile, registrationNumber: 'PMC-12345' }
    await town.api.must(saveDoctorProfile, { token: doctor.token, body })
    const { doctors } = await town.api.must(listDoctors, {
      token: coordinator.token,
      query: { approval: 'awaiting' },
    })
    expect(doctors).toMatchObject([{ id: doctor.id, registrationNumber: 'PMC-12345' }])
    await town.api.must(approveDoctor, { token: coordinator.token, params: { id: doctor.id } })
    expect(await town.api.must(listAppointments, { token: doctor.token })).toHaveLength(1)
    const other = town.apis[1] ?? town.api
    await expect
      .poll(async () => (await other.must(listAppointments, { token: doctor.token })).length)
      .toBe(1)
  })

  it('a new registration number must be checked again', async () => {
    const same = { ...profile, clinic: 'Sandhu Clinic', registrationNumber: 'PMC-12345' }
    expect((await town.api.must(saveDoctorProfile, { token: doctor.token, body: same })).approval).toBe(
      'approved',
    )
    const other = { ...same, registrationNumber: 'PMC-99999' }
    expect((await town.api.must(saveDoctorProfile, { token: doctor.token, body: other })).approval).toBe(
      'awaiting',
    )
    expect(await town.api.must(listAppointments, { token: doctor.token })).toEqual([])
  })

  it.each([{ name: 'Renowned Surgeon' }, { specialization: 'Cardiology, Surgery' }])(
    'changing checked facts to %o needs another check, and the coordinator sees the old ones',
    async (change) => {
      const body = { ...profile, registrationNumber: 'PMC-1' }
      const { token, id } = await personIn(first(town.servers).appContext, 'doctor')
      const asDesk = { token: coordinator.token, params: { id } }
      await town.api.must(saveDoctorProfile, { token, body })
      expect((await town.api.must(approveDoctor, asDesk)).approvedAs).toBeNull()
      const clinic = { ...body, clinic: 'Sandhu Clinic' }
      expect((await town.api.must(saveDoctorProfile, { token, body: clinic })).approval).toBe('approved')
      expect(await town.api.must(listAppointments, { token })).not.toEqual([])
      const changed = { ...clinic, ...change }
      expect((await town.api.must(saveDoctorProfile, { token, body: changed })).approval).toBe('awaiting')
      expect(await town.api.must(listAppointments, { token })).toEqual([])
      // A second change does not hide what had been checked.
      await town.api.must(saveDoctorProfile, { token, body: { ...changed, name: 'Third Name' } })
      const { doctors } = await town.api.must(listDoctors, {
        token: coordinator.token,
        query: { search: 'Third Name', approval: 'awaiting' },
      })
      const { name, specialization, registrationNumber } = body
      expect(doctors).toMatchObject([{ id, approvedAs: { name, specialization, registrationNumber } }])
      expect((await town.api.must(approveDoctor, asDesk)).approvedAs).toBeNull()
    },
  )

  it('records who did it in the audit log', async () => {
    const rows = await first(town.servers)
      .appContext.store.db.selectFrom('audit_log')
      .select(['actor_id', 'subject'])
      .where('action', '=', 'doctors.approve')
      .execute()
    expect(rows).toContainEqual({ actor_id: coordinator.id, subject: doctor.id })
  })

  it('a malformed or unknown id is not found', async () => {
    for (const id of ['x', '01a1fd14-3547-736d-953f-202a5e4eea86']) {
      expect((await town.api.ask(approveDoctor, { token: coordinator.token, params: { id } })).status).toBe(
        404,
      )
    }
  })
})
