import { afterAll, beforeAll, expect, it } from 'vitest'
import pg from 'pg'
import { listAudit } from '../../../shared/audit/audit.endpoints.ts'
import { listVitals } from '../../../shared/vitals/vitals.endpoints.ts'
import { patientIn, personIn } from '../../../../tests/setup/people.ts'
import { openPostgresProxy, type PostgresProxy } from '../../../../tests/setup/postgres-proxy.ts'
import { first, openTown, type TestTown } from '../../../../tests/setup/town.ts'

let town: TestTown
let proxy: PostgresProxy
let isDiskFull = false
const appContext = () => first(town.servers).appContext
beforeAll(async () => {
  town = await openTown({
    isDiskFull: () => isDiskFull,
    listenThrough: async (connection) => (proxy = await openPostgresProxy(connection)).connection,
    listenTimes: { retryAfterMs: 20 },
  })
})
afterAll(async () => {
  await town.close()
  await proxy.close()
})

async function probe(path: string) {
  const response = await fetch(`${first(town.urls)}${path}`)
  return { status: response.status, checks: ((await response.json()) as { checks?: object }).checks }
}
const ready = () => probe('/api/health/ready')
const ok = { database: true, listen: true, disk: true, accepting: true }

it('is live and ready', async () => {
  expect((await probe('/api/health/live')).status).toBe(200)
  expect(await ready()).toEqual({ status: 200, checks: ok })
})

it('is live but not ready while LISTEN is down', async () => {
  proxy.cut()
  await expect.poll(ready).toEqual({ status: 503, checks: { ...ok, listen: false } })
  expect((await probe('/api/health/live')).status).toBe(200)
  expect((await probe('/api/health')).status).toBe(200)
  proxy.restore()
  await expect.poll(ready).toEqual({ status: 200, checks: ok })
})

it('is not ready with a full disk', async () => {
  isDiskFull = true
  expect(await ready()).toEqual({ status: 503, checks: { ...ok, disk: false } })
  isDiskFull = false
})

it('answers even when every pool connection is taken', async () => {
  const { pool } = appContext().store
  const taken = await Promise.all(Array.from({ length: pool.options.max ?? 0 }, () => pool.connect()))
  expect((await probe('/api/health')).status).toBe(200)
  expect((await ready()).status).toBe(200)
  for (const client of taken) client.release()
})

it('ten searches that never finish do not block other requests', async () => {
  const coordinator = await personIn(appContext(), 'coordinator')
  const patient = await patientIn(appContext())
  const holder = new pg.Client(town.connection)
  await holder.connect()
  await holder.query('begin; lock table audit_log in access exclusive mode')
  const waiting = async () => {
    const { rows } = await holder.query<{ count: number }>(
      "select count(*)::int from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
    )
    return rows[0]?.count
  }
  const searches = Array.from({ length: 10 }, () => town.api.ask(listAudit, { token: coordinator.token }))
  await expect.poll(waiting).toBe(2)
  const read = await town.api.ask(listVitals, { token: patient.token })
  expect(read.status).toBe(200)
  expect((await probe('/api/health')).status).toBe(200)
  expect(await waiting()).toBe(2)
  await holder.query('rollback')
  await holder.end()
  for (const { status } of await Promise.all(searches)) expect([200, 503]).toContain(status)
})

it('is not ready while draining, but still answers requests', async () => {
  first(town.servers).startDraining()
  expect(await ready()).toEqual({ status: 503, checks: { ...ok, accepting: false } })
  expect((await probe('/api/health')).status).toBe(200)
})
