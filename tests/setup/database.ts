import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import './provided.ts'
import { openEmbedded } from '../../src/server/platform/db/embedded/embedded.ts'
import { migrateJobs } from '../../src/server/platform/jobs/jobs.ts'
import { openStore } from '../../src/server/platform/db/database.ts'
import { migrate } from '../../src/server/platform/db/migrate.ts'

const template = 'nabz_template'

/** One real PostgreSQL for the whole suite, in a temporary folder. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'nabz-features-'))
  // This data is temporary; durability is tested by the crash suite, on its own database. And while autovacuum runs,
  // only the superuser can drop a database.
  // Three test files at a time have up to two servers each, with their workers.
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    // Without a log for replicas, a copy of a database is not logged page by page.
    wal_level: 'minimal',
    max_wal_senders: '0',
    autovacuum: 'off',
    max_connections: '120',
  }
  const embedded = await openEmbedded({ dataDir: folder, settings }).catch(async (error: unknown) => {
    await rm(folder, { recursive: true, force: true })
    throw error
  })
  const admin = new pg.Client(embedded.connection)
  await admin.connect()
  await admin.query(`create database ${template}`)
  await admin.end()
  await migrate({ ...embedded.connection, database: template }, 'db/migrations')
  const store = openStore({ ...embedded.connection, database: template }, () => undefined)
  await migrateJobs({ store })
  await store.close()
  project.provide('connection', { ...embedded.connection })
  project.provide('template', template)
  return async () => {
    await embedded.stop()
    await rm(embedded.dataDir, { recursive: true, force: true })
    await rm(folder, { recursive: true, force: true })
  }
}
