import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import type { Connection } from '../../src/server/platform/db/database.ts'
import { migrate } from '../../src/server/platform/db/migrate.ts'
import './provided.ts'

/** A database as left by the version before this migration. */
export interface OlderDatabase {
  connection: Connection
  client: pg.Client
  /** Allows inserting rows without the rows they refer to. */
  dropChecks(): Promise<void>
  /** Runs the migrations, as the first start after an upgrade does; `before`: stops at this migration. */
  upgrade(before?: string): Promise<string[]>
  /** Runs them up to this one, and not those that later versions added. */
  upgradeThrough(last: string): Promise<string[]>
  drop(): Promise<void>
}

/** `suffix`: the end of the name of the first migration to leave out. */
export async function databaseBefore(suffix: string): Promise<OlderDatabase> {
  const database = `older_${randomBytes(6).toString('hex')}`
  const admin = new pg.Client(inject('connection'))
  await admin.connect()
  await admin.query(`create database ${database}`)
  const connection = { ...inject('connection'), database }
  await migrateUpTo(connection, suffix)
  const client = new pg.Client(connection)
  await client.connect()
  return {
    connection,
    client,
    dropChecks: () => dropChecks(client),
    upgrade: (before) => (before ? migrateUpTo(connection, before) : migrate(connection, 'db/migrations')),
    upgradeThrough: (last) => migrateUpTo(connection, last, 1),
    async drop() {
      await client.end()
      await admin.query(`drop database ${database} with (force)`)
      await admin.end()
    },
  }
}

/** Without the migration of this name and those after it; `further`: with so many of them. */
async function migrateUpTo(connection: Connection, suffix: string, further = 0): Promise<string[]> {
  const names = (await readdir('db/migrations')).toSorted()
  const missing = names.findIndex((name) => name.endsWith(suffix))
  if (missing < 0) throw new Error(`There is no migration ${suffix}.`)
  const folder = await mkdtemp(path.join(tmpdir(), 'nabz-older-'))
  for (const name of names.slice(0, missing + further)) {
    await cp(path.join('db/migrations', name), path.join(folder, name))
  }
  const applied = await migrate(connection, folder)
  await rm(folder, { recursive: true })
  return applied
}

async function dropChecks(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ owner: string; name: string }>(
    "select conrelid::regclass::text as owner, conname as name from pg_constraint where contype in ('c', 'f') and connamespace = 'public'::regnamespace",
  )
  for (const { owner, name } of rows) await client.query(`alter table ${owner} drop constraint "${name}"`)
}
