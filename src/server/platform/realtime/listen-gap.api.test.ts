import { afterEach, beforeEach, expect, it } from 'vitest'
import { acceptAppointment } from '../../../shared/appointments/appointments.endpoints.ts'
import { appointmentsIn } from '../../../../tests/setup/appointments.ts'
import { doctorIn, patientIn } from '../../../../tests/setup/people.ts'
import { openPostgresProxy, type PostgresProxy } from '../../../../tests/setup/postgres-proxy.ts'
import { follow, followAgain } from '../../../../tests/setup/stream.ts'
import { first, openTown, type TestTown } from '../../../../tests/setup/town.ts'

let town: TestTown
let proxy: PostgresProxy
const { appContext, ask, act } = appointmentsIn(() => town)
const url = () => first(town.urls)

beforeEach(async () => {
  town = await openTown({
    // Only LISTEN goes through the proxy: the pool keeps working.
    listenThrough: async (connection) => (proxy = await openPostgresProxy(connection)).connection,
    listenTimes: { retryAfterMs: 20, echoEveryMs: 100, echoWithinMs: 2_000 },
  })
})
afterEach(async () => {
  await town.close()
  await proxy.close()
})

it('opens no stream while LISTEN is down, and loses no event from that time', async () => {
  const [patient, doctor] = [await patientIn(appContext()), await doctorIn(appContext())]
  const before = await follow(url(), patient.token)
  proxy.cut()
  await before.ended
  const refused = await fetch(`${url()}/api/stream`, {
    headers: { authorization: `Bearer ${patient.token}`, accept: 'text/event-stream' },
  })
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBe('5')
  const { _id } = await ask(patient)
  await act(acceptAppointment, doctor, _id)
  proxy.restore()
  const again = await followAgain(url(), patient.token, before.lastId())
  await expect
    .poll(() => again.seen('change').map(({ data }) => data))
    .toContainEqual({ kind: 'appointments.accepted', subject: _id })
  again.close()
})

it('detects a half-open LISTEN connection by its missing echo, and reconnects', async () => {
  const [patient, doctor] = [await patientIn(appContext()), await doctorIn(appContext())]
  const { _id } = await ask(patient)
  const deaf = await follow(url(), patient.token)
  proxy.freeze()
  await act(acceptAppointment, doctor, _id)
  await deaf.ended
  const again = await followAgain(url(), patient.token, deaf.lastId())
  await expect
    .poll(() => again.seen('change').map(({ data }) => data))
    .toContainEqual({ kind: 'appointments.accepted', subject: _id })
  expect(proxy.openConnections()).toBe(1)
  again.close()
})

it('refuses a standby, and keeps no connection to it', async () => {
  const { pool } = appContext().store
  const patient = await patientIn(appContext())
  // Simulates a standby: shadows PostgreSQL's own function.
  await pool.query(`create function public.pg_is_in_recovery() returns boolean language sql return true;
    do $$ begin execute format('alter database %I set search_path = public, pg_catalog', current_database()); end $$`)
  proxy.cut()
  proxy.restore()
  const before = proxy.openedSoFar()
  await expect.poll(() => proxy.openedSoFar()).toBeGreaterThan(before + 5)
  expect(proxy.openConnections()).toBeLessThan(3)
  await expect(follow(url(), patient.token)).rejects.toThrow('503')
  await pool.query('drop function public.pg_is_in_recovery')
  ;(await followAgain(url(), patient.token)).close()
})
