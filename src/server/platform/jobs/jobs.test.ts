import path from 'node:path'
import { fastify } from 'fastify'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { House } from '../http/call.ts'
import { openStore, type Store } from '../db/database.ts'
import { openEmbedded, type EmbeddedDatabase } from '../db/embedded/embedded.ts'
import { eventually, makeFolder, postmasterPid } from '../db/embedded/test-processes.ts'
import { migrateJobs, startJobs, type Jobs } from './jobs.ts'

vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })

let dataDir: string
let clear: () => Promise<void>
let database: EmbeddedDatabase
let store: Store
let jobs: Jobs
let runs = 0
let said = ''
/** What the job does to the database as its last act. */
let lastAct: () => Promise<void> = () => Promise.resolve()

beforeAll(async () => {
  const made = await makeFolder()
  dataDir = path.join(made.folder, 'data')
  clear = made.remove
  database = await openEmbedded({ dataDir })
  store = openStore(database.connection, () => undefined)
  const house = { store, isDiskFull: () => false } as unknown as House
  await migrateJobs(house)
  const count = async () => {
    runs += 1
    await lastAct()
  }
  const stream = { write: (line: string) => void (said += line) }
  const { log } = fastify({ logger: { level: 'error', stream } })
  jobs = await startJobs(house, [{ name: 'test:count', cron: '0 0 1 1 *', run: count }], log)
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

/** A job that takes the database with it; answers what was logged so far. */
async function askForDeath(): Promise<string> {
  lastAct = async () => {
    lastAct = () => Promise.resolve()
    process.kill(await postmasterPid(dataDir), 'SIGKILL')
  }
  await ask()
  return said
}

// An unhandled rejection here ends the server in life, and fails this run in vitest.
it('a database that dies when a job is done costs neither the process nor the jobs after it', async () => {
  await askForDeath()
  await expect.poll(() => runs, { timeout: 20_000 }).toBe(1)
  await ask()
  await expect.poll(() => runs, { timeout: 60_000, interval: 200 }).toBeGreaterThan(1)
})

it('a stop while the worker is being started again stops that one too', async () => {
  said = ''
  // Now and then it learns of the death in time and lives on.
  await expect.poll(askForDeath, { timeout: 80_000, interval: 3_000 }).toContain('the worker gave up')
  const next = holdConnections()
  await next.asked
  const stopping = jobs.stop()
  next.letGo()
  await stopping
  // Whoever still held a connection would keep the pool from closing.
  await expect.poll(() => store.pool.totalCount - store.pool.idleCount, { timeout: 60_000 }).toBe(0)
})

/** From now on a connection is waited for until it is let go. */
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
