import path from 'node:path'
import { fastify } from 'fastify'
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
  jobs = await startJobs(house, [{ name: 'test:count', cron: '0 0 1 1 *', run: count }], fastify().log)
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

// An unhandled rejection here ends the server in life, and fails this run in vitest.
it('a database that dies when a job is done costs neither the process nor the jobs after it', async () => {
  lastAct = async () => {
    lastAct = () => Promise.resolve()
    process.kill(await postmasterPid(dataDir), 'SIGKILL')
  }
  await ask()
  await expect.poll(() => runs, { timeout: 20_000 }).toBe(1)
  await ask()
  await expect.poll(() => runs, { timeout: 60_000, interval: 200 }).toBeGreaterThan(1)
})
