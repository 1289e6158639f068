import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fastify } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { first, openTown, type TestTown } from '../../../../tests/setup/town.ts'
import type { Job } from '../context/plugin.ts'
import type { AppContext } from '../context/request-context.ts'
import { inTransaction, openStore, type Store } from '../db/database.ts'
import { enqueue, type EnqueueOptions } from '../db/enqueue.ts'
import { startJobs, type Jobs } from './jobs.ts'
import { releaseOrphaned } from './lease.ts'

/** Jobs queued in a transaction, run by two workers, each as one server has it. */
vi.setConfig({ testTimeout: 60_000 })
const jobName = 'test:queued'
const patiently = { timeout: 20_000 }

let town: TestTown
let store: Store
let workers: Jobs[] = []
let stores: Store[] = []
let log = ''
/** What was run, by whom. */
let ran: { payload: unknown; by: number }[] = []
let act: (payload: unknown) => Promise<void> = () => Promise.resolve()

beforeAll(async () => {
  town = await openTown()
  store = first(town.servers).appContext.store
  stores = [0, 1].map(() => openStore(town.connection, () => undefined, { size: 5 }))
  workers = await Promise.all(stores.map(startWorker))
})
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.stop()))
  await Promise.all(stores.map((one) => one.close()))
  await town.close()
})
beforeEach(async () => {
  act = () => Promise.resolve()
  ran = []
  log = ''
  await store.pool.query('delete from graphile_worker._private_jobs where locked_at is null')
})

function startWorker(one: Store, by: number): Promise<Jobs> {
  const job: Job = {
    name: jobName,
    async run(_, payload) {
      ran.push({ payload, by })
      await act(payload)
    },
  }
  const logger = fastify({ logger: { level: 'error', stream: { write: (line) => void (log += line) } } }).log
  return startJobs({ store: one, isDiskFull: () => false } as unknown as AppContext, [job], logger)
}

function queue(payload: Record<string, number>, options?: EnqueueOptions): Promise<void> {
  return inTransaction(store.db, (tx) => enqueue(tx, jobName, payload, options))
}

async function countRunning() {
  const { rows } = await store.pool.query<{ count: number }>(
    'select count(*)::int as count from graphile_worker.jobs where locked_at is not null',
  )
  return first(rows).count
}

async function listQueued() {
  const { rows } = await store.pool.query<{ attempts: number; last_error: string; waits: number }>(
    `select attempts, last_error, extract(epoch from run_at - now())::float as waits from graphile_worker.jobs
     where task_identifier = $1`,
    [jobName],
  )
  return rows
}

it('are committed with the transaction, or not at all', async () => {
  const failing = inTransaction(store.db, async (tx) => {
    await enqueue(tx, jobName, { n: 1 })
    throw new Error('changed its mind')
  })
  await expect(failing).rejects.toThrow('changed its mind')
  await queue({ n: 2 })
  await expect.poll(() => ran.map(({ payload }) => payload), patiently).toEqual([{ n: 2 }])
  await expect.poll(listQueued, patiently).toEqual([])
})

it('run once each, by both servers', async () => {
  act = () => new Promise((resolve) => void setTimeout(resolve, 5))
  const all = Array.from({ length: 100 }, (_, n) => n)
  await inTransaction(store.db, async (tx) => {
    for (const n of all) await enqueue(tx, jobName, { n })
  })
  await expect.poll(listQueued, patiently).toEqual([])
  const numbers = ran.map(({ payload }) => (payload as { n: number }).n)
  expect(numbers.toSorted((one, other) => one - other)).toEqual(all)
  expect(new Set(ran.map(({ by }) => by)).size).toBe(2)
})

it('wait for their time, and a later one of the same key replaces what has not begun', async () => {
  const later = new Date(Date.now() + 3_600_000)
  await queue({ n: 1 }, { runAt: later, jobKey: 'one' })
  await queue({ n: 2 }, { runAt: later, jobKey: 'another' })
  expect(await listQueued()).toHaveLength(2)
  await queue({ n: 3 }, { jobKey: 'one' })
  await expect.poll(() => ran.map(({ payload }) => payload), patiently).toEqual([{ n: 3 }])
  await expect.poll(async () => (await listQueued()).length, patiently).toBe(1)
  const [waiting] = await listQueued()
  expect(waiting?.waits).toBeGreaterThan(3_500)
})

it('are run again after a pause when they fail, and the log names those that failed for good', async () => {
  act = () => Promise.reject(new Error('the push service is away'))
  await queue({ n: 1 })
  await expect.poll(async () => (await listQueued())[0]?.last_error, patiently).toContain('is away')
  const [failed] = await listQueued()
  expect(failed).toMatchObject({ attempts: 1 })
  expect(failed?.waits).toBeGreaterThan(0)
  expect(log).not.toContain('failed for good')
  await store.pool.query(
    'update graphile_worker._private_jobs set attempts = max_attempts - 1, run_at = now()',
  )
  await expect.poll(() => log, patiently).toContain('a job has failed for good')
  // The worker logs it before it gives the job back.
  await expect.poll(countRunning, patiently).toBe(0)
  const [dead] = await listQueued()
  expect(dead).toMatchObject({ attempts: 25, last_error: expect.stringContaining('is away') })
})

it('of a killed process are run by another one, and those of a living one are left alone', async () => {
  let finish: () => void = () => undefined
  const until = new Promise<void>((resolve) => (finish = resolve))
  // Nobody else may take the job before the process that is killed.
  await Promise.all(workers.map((worker) => worker.stop()))
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'src/server/platform/jobs/testing/test-worker.ts', JSON.stringify(town.connection)],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  )
  const lines = createInterface(child.stdout)
  await queue({ n: 1 })
  await once(lines, 'line')
  workers = await Promise.all(stores.map(startWorker))
  const age = () =>
    store.pool.query("update graphile_worker._private_jobs set locked_at = locked_at - interval '1 minute'")
  await age()
  await releaseOrphaned.run({ store } as AppContext, {})
  expect(ran).toEqual([])
  child.kill('SIGKILL')
  await once(child, 'exit')
  act = () => until
  await expect
    .poll(async () => {
      await releaseOrphaned.run({ store } as AppContext, {})
      return ran.map(({ payload }) => payload)
    }, patiently)
    .toEqual([{ n: 1 }])
  // Now the second one runs it, and is alive.
  await age()
  await releaseOrphaned.run({ store } as AppContext, {})
  finish()
  await expect.poll(listQueued, patiently).toEqual([])
  expect(ran).toHaveLength(1)
})
