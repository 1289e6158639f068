import path from 'node:path'
import { fastify } from 'fastify'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { AppContext } from '../context/request-context.ts'
import { openStore, type Store } from '../db/database.ts'
import { openEmbedded, type EmbeddedDatabase } from '../db/embedded/embedded.ts'
import { eventually, makeFolder, postmasterPid } from '../db/embedded/testing/test-processes.ts'
import { migrateJobs, startJobs, type Jobs } from './jobs.ts'

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })

let dataDir: string
let clear: () => Promise<void>
let database: EmbeddedDatabase
let store: Store
let jobs: Jobs
let runs = 0
let dailyRuns = 0
let irreversibleRuns = 0
let isTrusted = true
/** Tells the worker that the clock jumped. */
let jump: (jumpedMs: number) => void = () => undefined
let said = ''
/** What the job does to the database just before it ends. */
let lastAct: () => Promise<void> = () => Promise.resolve()

beforeAll(async () => {
  const made = await makeFolder()
  dataDir = path.join(made.folder, 'data')
  clear = made.remove
  database = await openEmbedded({ dataDir })
  store = openStore(database.connection, () => undefined)
  const appContext = { store, isDiskFull: () => false } as unknown as AppContext
  await migrateJobs(appContext)
  const count = async () => {
    runs += 1
    await lastAct()
  }
  const stream = { write: (line: string) => void (said += line) }
  const { log } = fastify({ logger: { level: 'error', stream } })
  // The state left by two nights switched off, and by a clock that was a day ahead.
  await store.pool.query(
    `insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution) values
      ('test:daily', now() - interval '9 days', now() - interval '3 days'),
      ('test:count', now() - interval '9 days', now() + interval '1 day')`,
  )
  const never = '0 0 1 1 *'
  const all = [
    { name: 'test:count', cron: never, run: count },
    { name: 'test:daily', cron: '41 21 * * *', backfill: true, run: async () => void (dailyRuns += 1) },
    {
      name: 'test:irreversible',
      cron: never,
      isIrreversible: true,
      run: async () => void (irreversibleRuns += 1),
    },
    { name: 'test:nightly', cron: never, isIrreversible: true, backfill: true, run: async () => undefined },
  ]
  const onAny = {
    isTrusted: () => isTrusted,
    onJump: (hear: typeof jump) => void (jump = hear),
    close: () => undefined,
  }
  jobs = await startJobs(appContext, all, log, onAny)
})
it('starts on a database that never had a job', async () => {
  await store.pool.query('create database nabz_without_jobs')
  const empty = openStore({ ...database.connection, database: 'nabz_without_jobs' }, () => undefined)
  const { log } = fastify()
  const worker = await startJobs({ store: empty } as unknown as AppContext, [], log)
  const { rows } = await empty.pool.query(`select to_regclass('graphile_worker.jobs') as jobs`)
  await worker.stop()
  await empty.close()
  expect(rows).toEqual([{ jobs: 'graphile_worker.jobs' }])
})

afterAll(async () => {
  await jobs.stop()
  await store.close()
  await database.stop()
  await clear()
})

function ask(): Promise<unknown> {
  return eventually(() => store.pool.query("select graphile_worker.add_job('test:count')"))
}

/** Runs a job that kills the database; returns what was logged so far. */
async function askForDeath(): Promise<string> {
  lastAct = async () => {
    lastAct = () => Promise.resolve()
    process.kill(await postmasterPid(dataDir), 'SIGKILL')
  }
  await ask()
  return said
}

it('runs on start what came due while nothing was running, a limited number of times', async () => {
  await expect.poll(() => dailyRuns).toBeGreaterThan(0)
  expect(dailyRuns).toBeLessThan(3)
})

it('forgets a last run in the future, on start and when the clock jumps', async () => {
  const inFuture = async () => {
    const { rows } = await store.pool.query(
      'select from graphile_worker._private_known_crontabs where last_execution > now()',
    )
    return rows.length
  }
  expect(await inFuture()).toBe(0)
  await store.pool.query(
    "update graphile_worker._private_known_crontabs set last_execution = now() + interval '1 day'",
  )
  jump(-24 * 3_600_000)
  await expect.poll(inFuture).toBe(0)
})

it('runs nothing irreversible while the clock is in doubt', async () => {
  isTrusted = false
  const before = runs
  await eventually(() =>
    store.pool.query("select graphile_worker.add_job('test:irreversible', priority := -1)"),
  )
  await ask()
  await expect.poll(() => runs).toBe(before + 1)
  const queued = async () => (await store.pool.query('select from graphile_worker.jobs')).rows.length
  await expect.poll(queued).toBe(0)
  expect(irreversibleRuns).toBe(0)
  isTrusted = true
  await eventually(() => store.pool.query("select graphile_worker.add_job('test:irreversible')"))
  await expect.poll(() => irreversibleRuns).toBe(1)
  runs = 0
})

it('postpones by the database’s clock, while that of this machine is a day behind', async () => {
  isTrusted = false
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 24 * 3_600_000 })
  try {
    await eventually(() => store.pool.query("select graphile_worker.add_job('test:nightly')"))
    const waiting = `select run_at > now() + interval '1 hour' as "isLater" from graphile_worker.jobs
      where key = 'test:nightly:later'`
    await expect.poll(async () => (await store.pool.query(waiting)).rows).toEqual([{ isLater: true }])
  } finally {
    vi.useRealTimers()
    isTrusted = true
    await store.pool.query('delete from graphile_worker._private_jobs')
  }
})

// In production an unhandled rejection here would end the server; in vitest it fails the run.
it('survives a database that dies as a job finishes, and runs the next jobs', async () => {
  await askForDeath()
  await expect.poll(() => runs, { timeout: 20_000 }).toBe(1)
  await ask()
  await expect.poll(() => runs, { timeout: 60_000, interval: 200 }).toBeGreaterThan(1)
})

it('stopping while the worker is being restarted stops the new one too', async () => {
  said = ''
  // Sometimes the worker notices the death in time and survives, most often on a busy machine.
  await expect.poll(askForDeath, { timeout: 240_000, interval: 3_000 }).toContain('the worker gave up')
  const next = holdConnections()
  await next.asked
  const stopping = jobs.stop()
  next.letGo()
  await stopping
  // A connection that is still held would keep the pool from closing.
  await expect.poll(() => store.pool.totalCount - store.pool.idleCount, { timeout: 60_000 }).toBe(0)
}, 310_000)

/** From now on connection requests block until released. */
function holdConnections(): { asked: Promise<void>; letGo: () => void } {
  const { pool } = store
  // With a promise or with a callback: the worker uses both.
  const connect = pool.connect.bind(pool) as (...told: unknown[]) => Promise<PoolClient>
  let letGo: () => void = () => undefined
  const going = new Promise<void>((resolve) => (letGo = resolve))
  const asked = new Promise<void>((resolve) => {
    pool.connect = ((...told: unknown[]) => {
      resolve()
      return going.then(() => connect(...told))
    }) as typeof pool.connect
  })
  return { asked, letGo }
}
