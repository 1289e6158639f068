import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { acceptAppointment, cancelAppointment } from '../../../shared/appointments/appointments.endpoints.ts'
import { appointmentsIn } from '../../../../tests/setup/appointments.ts'
import { doctorIn, patientIn, personIn, type SignedIn } from '../../../../tests/setup/people.ts'
import { openTown, type TestTown } from '../../../../tests/setup/town.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { changeOne } from './appointments.changes.repo.ts'

/** What the database itself guarantees about the history of appointments. */
let town: TestTown
let patient: SignedIn
let doctor: SignedIn
let id: string
const { appContext, ask, act, startOver } = appointmentsIn(() => town)
beforeAll(async () => {
  town = await openTown()
})
afterAll(() => town.close())
beforeEach(async () => {
  await startOver(new Date('2026-11-21T10:00:00+05:30'))
  patient = await patientIn(appContext())
  doctor = await doctorIn(appContext())
  id = (await ask(patient))._id
  await act(acceptAppointment, doctor, id)
})

const query = (text: string, values: unknown[] = []) =>
  appContext().store.pool.query<Record<string, unknown>>(text, values)
const history = async () =>
  (await query('select * from appointment_status_history order by appointment_id, seq')).rows

it.each([
  "update appointment_status_history set reason = 'x'",
  'update appointment_status_history set actor_id = null',
  'delete from appointment_status_history',
  'truncate appointment_status_history',
  'truncate appointments cascade',
])('the app’s database role cannot %s', async (statement) => {
  const before = await history()
  await expect(query(statement)).rejects.toThrow('appointment_status_history is append-only')
  expect(await history()).toEqual(before)
})

describe('an appointment whose history has no row of it', () => {
  const without = 'changed without a row in appointment_status_history'

  it('cannot change its status or its doctor', async () => {
    const other = await doctorIn(appContext())
    await expect(query("update appointments set status = 'in-progress'")).rejects.toThrow(without)
    await expect(query('update appointments set doctor_id = $1', [other.id])).rejects.toThrow(without)
    await query("update appointments set reason = 'x'")
    expect((await query('select status, doctor_id from appointments')).rows).toEqual([
      { status: 'scheduled', doctor_id: doctor.id },
    ])
  })

  it('cannot be made', async () => {
    const { rows } = await query(
      `select string_agg(column_name, ', ') as columns from information_schema.columns
       where table_name = 'appointments' and is_generated = 'NEVER'`,
    )
    const [{ columns }] = rows as [{ columns: string }]
    const copied = `insert into appointments (${columns}) select ${columns} from (
      select (jsonb_populate_record(a, '{"id": "01936f2a-0000-7000-8000-000000000001", "status": "cancelled"}')).*
      from appointments a) as copy`
    await expect(query(copied)).rejects.toThrow(without)
  })

  it('cannot change in two steps of which one is recorded', async () => {
    const twice = inTransaction(appContext().store.db, async (tx) => {
      const origin = { cause: 'start', by: doctor } as const
      await changeOne(tx, id, { status: 'in-progress' }, origin, town.clock.now)
      await tx.updateTable('appointments').set({ status: 'completed' }).execute()
    })
    await expect(twice).rejects.toThrow(without)
    expect(await history()).toHaveLength(2)
  })
})

describe('deletion', () => {
  it('of an appointment takes its history along, and no other', async () => {
    const other = (await ask(patient, { time: '16:00' }))._id
    await query('delete from appointments where id = $1', [id])
    expect(await history()).toMatchObject([{ appointment_id: other }])
  })

  it('of a user leaves the rows, without the user', async () => {
    const coordinator = await personIn(appContext(), 'coordinator')
    await inTransaction(appContext().store.db, async (tx) => {
      const origin = { cause: 'cancel', by: coordinator, reason: 'Closed' } as const
      await changeOne(tx, id, { status: 'cancelled' }, origin, town.clock.now)
    })
    await query('delete from users where id = $1', [coordinator.id])
    const row = { seq: 3, actor_role: 'coordinator', actor_id: null, doctor_id: doctor.id, reason: 'Closed' }
    expect((await history()).at(-1)).toMatchObject(row)
  })
})

it('a repeated and a refused request leave no second row', async () => {
  const cancel = { token: patient.token, params: { id }, body: {}, key: 'cancel-once-0001' }
  for (let n = 0; n < 3; n += 1) await town.api.must(cancelAppointment, cancel)
  expect((await act(acceptAppointment, doctor, id)).status).toBe(409)
  expect((await history()).map(({ cause }) => cause)).toEqual(['request', 'accept', 'cancel'])
})
