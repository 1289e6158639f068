import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  activeStatuses,
  bookedStatuses,
  heldStatuses,
  requestedStatuses,
  statuses,
  type Status,
} from '../../shared/appointments/appointments.lifecycle.ts'
import { first, openTown, type TestTown } from '../../../tests/setup/town.ts'

/** Compares the statuses in the migrated database with the lifecycle. */
let town: TestTown
beforeAll(async () => {
  town = await openTown()
})
afterAll(() => town.close())

const stored = statuses.filter((status) => status !== 'rejected')
const sorted = (some: readonly Status[]) => [...some].toSorted()

/** Evaluates a PostgreSQL expression on each status of an open teleconsultation; returns those it allows. */
async function allowedBy(expression: string): Promise<Status[]> {
  expect(expression).toContain('status')
  const { rows } = await first(town.servers).appContext.store.pool.query<{ status: Status }>(
    `select status
     from unnest($1::text[]) as tried (status),
       (values (null::uuid, 'teleconsultation'::text, null::int)) as row (doctor_id, type, token)
     where ${expression}`,
    [statuses],
  )
  return sorted(rows.map(({ status }) => status))
}

async function read(query: string, name: string): Promise<string> {
  const { rows } = await first(town.servers).appContext.store.pool.query<{ text: string }>(query, [name])
  return rows[0]?.text ?? ''
}

const predicateOf = (index: string) =>
  read('select pg_get_expr(indpred, indrelid) as text from pg_index where indexrelid = $1::regclass', index)
const checkOf = (name: string) =>
  read('select pg_get_expr(conbin, conrelid) as text from pg_constraint where conname = $1', name)

it.each<[string, readonly Status[]]>([
  ['one_patient_per_doctor_and_time', bookedStatuses],
  ['one_request_per_patient_and_time', activeStatuses],
  ['appointments_to_lapse', activeStatuses],
  ['open_requests', requestedStatuses],
  ['requests_by_age', requestedStatuses],
  ['patients_of_doctor', [...bookedStatuses, ...heldStatuses]],
  // Does not exclude `rejected`, which no row has.
  ['teleconsultations_of_doctor', [...activeStatuses, ...heldStatuses, 'rejected']],
])('the index %s covers the statuses of the lifecycle', async (index, set) => {
  expect(await allowedBy(await predicateOf(index))).toEqual(sorted(set))
})

it('the table accepts every status except the one that is never stored; some allow no doctor', async () => {
  expect(await allowedBy(await checkOf('appointments_status_check'))).toEqual(sorted(stored))
  const withoutDoctor = stored.filter(
    (one) => ![...bookedStatuses, ...heldStatuses].some((held) => held === one),
  )
  expect(await allowedBy(`(${await checkOf('treated_by_a_doctor')}) and status <> 'rejected'`)).toEqual(
    sorted(withoutDoctor),
  )
})
