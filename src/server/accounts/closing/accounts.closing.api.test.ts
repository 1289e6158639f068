import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  closeAccount,
  issueResetCode,
  login,
  makeRecoveryCodes,
  readSession,
  recover,
  register,
  searchAccounts,
} from '../../../shared/accounts/accounts.endpoints.ts'
import { acceptAppointment, startAppointment } from '../../../shared/appointments/appointments.endpoints.ts'
import { listDoctors, readmitDoctor } from '../../../shared/doctors/doctors.endpoints.ts'
import { listNotices } from '../../../shared/notifications/notifications.endpoints.ts'
import { addPatient, readPatientInCare } from '../../../shared/patients/patients.endpoints.ts'
import { addVital } from '../../../shared/vitals/vitals.endpoints.ts'
import { saveVolunteer } from '../../../shared/volunteers/volunteers.endpoints.ts'
import { consentOf } from '../../../../tests/setup/entry.ts'
import { appointmentsIn } from '../../../../tests/setup/appointments.ts'
import { doctorIn, patientIn, personIn, type SignedIn } from '../../../../tests/setup/people.ts'
import { openTown, type TestTown } from '../../../../tests/setup/town.ts'

let town: TestTown
let asha: SignedIn
const { appContext, ask, act, seenBy, startOver } = appointmentsIn(() => town)
beforeAll(async () => {
  town = await openTown({ servers: 2, runsJobs: true })
})
afterAll(() => town.close())
beforeEach(async () => {
  await startOver(new Date('2026-11-21T10:00:00+05:30'))
  await pool().query('truncate sign_in_attempts')
  asha = await patientIn(appContext(), 'Asha Rani')
})

const pool = () => appContext().store.pool
const password = 'secret1'
const close = (person: SignedIn, api = town.api, secret = password) =>
  api.ask(closeAccount, { token: person.token, body: { password: secret } })
const signIn = async (person: SignedIn, api = town.api) =>
  (await api.ask(login, { body: { identifier: person.username, password } })).status
const rowOf = async (table: 'users' | 'patients' | 'doctors', id: string) =>
  (await pool().query(`select * from ${table} where ${table === 'doctors' ? 'user_id' : 'id'} = $1`, [id]))
    .rows[0]
const statusOf = async (id: string) =>
  (await pool().query<{ status: string }>('select status from appointments where id = $1', [id])).rows[0]
    ?.status

const child = {
  name: 'Gurnoor',
  relation: 'mother',
  birthDate: '2024-03',
  gender: 'Female',
  address: '',
  phone: '',
  consent: false,
} as const
const addChild = async (person: SignedIn) =>
  (await town.api.must(addPatient, { token: person.token, body: child })).id
const alsoActs = (person: SignedIn, patientId: string) =>
  pool().query(
    "insert into patient_guardians (patient_id, user_id, relation, since) values ($1, $2, 'father', $3)",
    [patientId, person.id, town.clock.now],
  )
const guardiansOf = async (patientId: string) =>
  (
    await pool().query<{ user_id: string }>(
      'select user_id from patient_guardians where patient_id = $1 and until is null',
      [patientId],
    )
  ).rows.map((row) => row.user_id)

describe('who may close an account', () => {
  it('is its owner, a patient or a doctor, with the password', async () => {
    expect((await town.api.ask(closeAccount, { body: { password } })).status).toBe(401)
    const coordinator = await personIn(appContext(), 'coordinator')
    expect(await close(coordinator)).toMatchObject({ status: 403, error: { code: 'wrongRole' } })
    expect(await close(asha, town.api, 'secret2')).toMatchObject({
      status: 400,
      error: { code: 'wrongPassword', fields: { password: 'passwordWrong' } },
    })
    expect(await signIn(asha)).toBe(200)
    expect((await rowOf('users', asha.id)).closed_at).toBeNull()
  })
})

describe('a closed account', () => {
  it('ends every session, and nobody signs in, recovers or is helped at the desk any more', async () => {
    const [code = ''] = (await town.api.must(makeRecoveryCodes, { token: asha.token, body: { password } }))
      .codes
    for (const api of town.apis) await api.must(readSession, { token: asha.token })
    expect((await close(asha)).status).toBe(200)
    for (const api of town.apis)
      await expect.poll(async () => (await api.ask(readSession, { token: asha.token })).status).toBe(401)
    for (const api of town.apis) expect(await signIn(asha, api)).toBe(401)
    const body = { username: asha.username, code, next: 'mango-tree' }
    expect((await town.api.ask(recover, { body })).status).toBe(401)
    const { token } = await personIn(appContext(), 'coordinator')
    const found = await town.api.must(searchAccounts, { token, body: { search: asha.username } })
    expect(found.accounts).toEqual([])
    const asked = { token, params: { id: asha.id }, body: { checked: ['name' as const, 'age' as const] } }
    expect((await town.api.ask(issueResetCode, asked)).status).toBe(404)
  })

  it('keeps the record and the username, and loses e-mail, phone and all that only it needed', async () => {
    const { token } = asha
    await town.api.must(addVital, { token, body: { type: 'weight', value: '61' } })
    await town.api.must(saveVolunteer, {
      token,
      body: { name: 'Asha', mobile: '9814012345', hasVehicle: 'no' },
    })
    const { email } = await rowOf('users', asha.id)
    await close(asha)
    expect(await rowOf('users', asha.id)).toMatchObject({ username: asha.username, email: '', phone: '' })
    expect(await rowOf('patients', asha.patientId)).toMatchObject({ name: 'Asha Rani', phone: '' })
    const count = async (table: string, column = 'user_id', id = asha.id) =>
      (await pool().query(`select from ${table} where ${column} = $1`, [id])).rowCount
    expect(await count('observations', 'patient_id', asha.patientId)).toBe(1)
    expect(await count('notices')).toBe(0)
    expect(await count('recovery_codes')).toBe(0)
    expect(await count('push_subscriptions')).toBe(0)
    const { rows } = await pool().query('select name, mobile from volunteers where user_id = $1', [asha.id])
    expect(rows).toEqual([{ name: null, mobile: null }])
    const again = { email, password, confirmPassword: password, name: 'Asha', phone: '9814012345' }
    const asPatient = { ...again, role: 'patient', ...consentOf('patient') } as const
    const taken = await town.api.ask(register, { body: { ...asPatient, username: asha.username } })
    expect(taken).toMatchObject({ status: 409, error: { code: 'usernameTaken' } })
    const free = await town.api.ask(register, { body: { ...asPatient, username: `${asha.username}2` } })
    expect(free.status).toBe(201)
  })

  it('stands in the audit log', async () => {
    await close(asha)
    const { rows } = await pool().query(
      "select actor_id, subject from audit_log where action = 'accounts.close' and actor_id = $1",
      [asha.id],
    )
    expect(rows).toEqual([{ actor_id: asha.id, subject: asha.id }])
  })
})

describe('the appointments of a patient who leaves', () => {
  it('are cancelled as by the patient: history, notice to the doctor; what is over stays', async () => {
    const doctor = await doctorIn(appContext())
    const promised = await ask(asha, { time: '15:00' })
    await act(acceptAppointment, doctor, promised._id)
    const asked = await ask(asha, { time: '16:00' })
    expect((await close(asha)).status).toBe(200)
    expect(await Promise.all([promised._id, asked._id].map(statusOf))).toEqual(['cancelled', 'cancelled'])
    const { rows } = await pool().query(
      `select from_status, to_status, actor_id, actor_role, cause from appointment_status_history
       where appointment_id = $1 order by seq desc limit 1`,
      [promised._id],
    )
    expect(rows).toEqual([
      {
        from_status: 'scheduled',
        to_status: 'cancelled',
        actor_id: asha.id,
        actor_role: 'patient',
        cause: 'cancel',
      },
    ])
    const told = await town.api.must(listNotices, { token: doctor.token })
    expect(told.map(({ kind, subject }) => [kind, subject])).toContainEqual([
      'appointments.cancelledByPatient',
      promised._id,
    ])
  })

  it('go on while somebody else acts for the patient', async () => {
    const son = await patientIn(appContext(), 'Harjit')
    await alsoActs(son, asha.patientId)
    const { _id } = await ask(asha)
    expect((await close(asha)).status).toBe(200)
    expect(await statusOf(_id)).toBe('pending')
    expect(await guardiansOf(asha.patientId)).toEqual([son.id])
    expect((await rowOf('patients', asha.patientId)).phone).not.toBe('')
  })
})

describe('a doctor who leaves', () => {
  it('has no free times; requests and appointments move on, and the patients are told', async () => {
    const doctor = await doctorIn(appContext(), { name: 'First' })
    const promised = await ask(asha, { time: '15:00' })
    await act(acceptAppointment, doctor, promised._id)
    const next = await doctorIn(appContext(), { name: 'Second' })
    expect((await close(doctor)).status).toBe(200)
    await expect
      .poll(() => seenBy(asha, promised._id))
      .toMatchObject({ status: 'pending', doctor: { name: 'Second' } })
    const away = (await town.api.must(listNotices, { token: asha.token })).flatMap(
      ({ facts }) => facts.away ?? [],
    )
    expect(away).toEqual(['First'])
    expect((await ask(asha, { time: '17:00' })).doctor).toMatchObject({ name: 'Second' })
    expect((await act(acceptAppointment, next, promised._id)).status).toBe(200)
    expect(await rowOf('doctors', doctor.id)).toMatchObject({ name: 'First', phone: '' })
  })

  it('is not on the desk’s list any more, and cannot be taken back', async () => {
    const doctor = await doctorIn(appContext())
    await close(doctor)
    const { token } = await personIn(appContext(), 'coordinator')
    expect((await town.api.must(listDoctors, { token, query: {} })).doctors).toEqual([])
    expect((await town.api.ask(readmitDoctor, { token, params: { id: doctor.id } })).status).toBe(404)
  })

  it('finishes a running visit first', async () => {
    const doctor = await doctorIn(appContext())
    const { _id } = await ask(asha, { time: '11:30' })
    await act(acceptAppointment, doctor, _id)
    await act(startAppointment, doctor, _id)
    expect(await close(doctor)).toMatchObject({ status: 409, error: { code: 'visitRunning' } })
    expect(await signIn(doctor)).toBe(200)
  })
})

describe('those somebody looks after', () => {
  it('are never left with nobody: it is refused, and nothing changes', async () => {
    const baby = await addChild(asha)
    const { _id } = await ask(asha)
    const told = await town.api.ask(closeAccount, { token: asha.token, body: { password }, language: 'pa' })
    expect(told).toMatchObject({ status: 409, error: { code: 'othersLeftAlone' } })
    expect(told.error.message).toMatch(/[ਅ-ਹ]/)
    expect(told.error.message).not.toContain('Gurnoor')
    expect(await guardiansOf(baby)).toEqual([asha.id])
    expect([await statusOf(_id), await signIn(asha)]).toEqual(['pending', 200])
  })

  it('stay with the other guardian', async () => {
    const baby = await addChild(asha)
    const father = await patientIn(appContext(), 'Harjit')
    await alsoActs(father, baby)
    expect((await close(asha)).status).toBe(200)
    expect(await guardiansOf(baby)).toEqual([father.id])
    const write = { token: asha.token, patientId: baby, body: { type: 'weight', value: '7' } } as const
    expect((await town.api.ask(addVital, write)).status).toBe(401)
  })
})

it('the doctor who treated somebody still reads what they have to keep, without a number to call', async () => {
  const doctor = await doctorIn(appContext())
  const { _id } = await ask(asha, { time: '11:30' })
  await act(acceptAppointment, doctor, _id)
  await act(startAppointment, doctor, _id)
  await close(asha)
  const seen = await town.api.must(readPatientInCare, {
    token: doctor.token,
    params: { id: asha.patientId },
  })
  expect(seen).toMatchObject({ name: 'Asha Rani', phone: '' })
})
