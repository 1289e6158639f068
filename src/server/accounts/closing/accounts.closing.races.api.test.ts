import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { changePassword, closeAccount } from '../../../shared/accounts/accounts.endpoints.ts'
import {
  acceptAppointment,
  listAppointments,
  requestAppointment,
} from '../../../shared/appointments/appointments.endpoints.ts'
import { addPatient } from '../../../shared/patients/patients.endpoints.ts'
import { appointmentsIn } from '../../../../tests/setup/appointments.ts'
import { doctorIn, patientIn, type SignedIn } from '../../../../tests/setup/people.ts'
import { openTown, type TestTown } from '../../../../tests/setup/town.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { closeRow } from './accounts.closing.repo.ts'

/** Somebody closes their account on one server while something else is written on the other. */
let town: TestTown
let asha: SignedIn
const { appContext, ask, startOver } = appointmentsIn(() => town)
beforeAll(async () => {
  town = await openTown({ servers: 2 })
})
afterAll(() => town.close())
beforeEach(async () => {
  await startOver(new Date('2026-11-21T10:00:00+05:30'))
  asha = await patientIn(appContext(), 'Asha Rani')
})

const pool = () => appContext().store.pool
const far = () => town.apis[1] ?? town.api
const password = 'secret1'
const close = (person: SignedIn, api = town.api) =>
  api.ask(closeAccount, { token: person.token, body: { password } })
const statusOf = async (id: string) =>
  (await pool().query<{ status: string }>('select status from appointments where id = $1', [id])).rows[0]
    ?.status

it('a request is either cancelled with it or refused', async () => {
  for (let round = 0; round < 8; round += 1) {
    const person = await patientIn(appContext())
    const body = { specialization: 'heart', date: '2026-11-23', time: '10:00', type: 'in-person' as const }
    const [asked, closed] = await Promise.all([
      far().ask(requestAppointment, { token: person.token, body }),
      close(person),
    ])
    expect(closed.status).toBe(200)
    expect([201, 401]).toContain(asked.status)
    const { rows } = await pool().query('select status from appointments where patient_id = $1', [
      person.patientId,
    ])
    expect(rows).toEqual(asked.status === 201 ? [{ status: 'cancelled' }] : [])
  }
})

it('closed twice, it is closed once', async () => {
  const told = await Promise.all([close(asha), close(asha, far())])
  expect(told.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401])
  const { rows } = await pool().query(
    "select from audit_log where action = 'accounts.close' and actor_id = $1",
    [asha.id],
  )
  expect(rows).toHaveLength(1)
})

it('closed between the sign-in check and the password, it is not called a wrong password', async () => {
  // The session is known to this server from now on.
  await town.api.must(listAppointments, { token: asha.token })
  await inTransaction(appContext().store.db, (tx) => closeRow(tx, asha.id, 'another', town.clock.now))
  expect((await close(asha)).status).toBe(401)
})

it('with a change of the password, the account is closed, or the change was first', async () => {
  const body = { current: password, next: 'mango-tree' }
  const [changed, closed] = await Promise.all([
    far().ask(changePassword, { token: asha.token, body }),
    close(asha),
  ])
  const { rows } = await pool().query('select from users where id = $1 and closed_at is not null', [asha.id])
  const isClosed = rows.length > 0
  expect([changed.status === 200, closed.status === 200]).toEqual([!isClosed, isClosed])
})

it('a doctor’s acceptance of the patient’s request ends cancelled', async () => {
  for (let round = 0; round < 8; round += 1) {
    const person = await patientIn(appContext())
    const doctor = await doctorIn(appContext(), { specialization: 'Cardiology' })
    const { _id } = await ask(person)
    const [, closed] = await Promise.all([
      far().ask(acceptAppointment, { token: doctor.token, params: { id: _id } }),
      close(person),
    ])
    expect([closed.status, await statusOf(_id)]).toEqual([200, 'cancelled'])
    await startOver(new Date('2026-11-21T10:00:00+05:30'))
  }
})

const child = {
  name: 'Gurnoor',
  relation: 'mother',
  birthDate: '2024-03',
  gender: 'Female',
  address: '',
  phone: '',
  consent: false,
} as const

it('of two guardians who close at once on two servers, one stays', async () => {
  for (let round = 0; round < 5; round += 1) {
    const [mother, father] = [await patientIn(appContext(), 'Asha'), await patientIn(appContext(), 'Harjit')]
    const baby = (await town.api.must(addPatient, { token: mother.token, body: child })).id
    await pool().query(
      "insert into patient_guardians (patient_id, user_id, relation, since) values ($1, $2, 'father', $3)",
      [baby, father.id, town.clock.now],
    )
    const told = await Promise.all([close(mother), close(father, far())])
    expect(told.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    const { rows } = await pool().query<{ user_id: string }>(
      'select user_id from patient_guardians where patient_id = $1 and until is null',
      [baby],
    )
    expect(rows.map((row) => row.user_id)).toEqual([told[0].status === 409 ? mother.id : father.id])
  }
})
