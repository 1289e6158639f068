import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import type { Connection } from './database.ts'
import { StartupError } from './startup-error.ts'

/** An arbitrary number for the advisory lock: servers that start together queue here. */
const migrationLock = 7_214_820_001

/**
 * Applies the migrations of the folder, one transaction each, under a lock. Refuses a schema with migrations unknown
 * to us (a newer version ran here), or one that ran a different text of ours. Returns the names it applied.
 */
export async function migrate(connection: Connection, folder: string): Promise<string[]> {
  const files = await readMigrations(folder)
  const client = new pg.Client({ ...connection, application_name: 'nabz migrate' })
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    return await applyMissing(client, files)
  } finally {
    await client.end()
  }
}

interface Migration {
  name: string
  sql: string
  sha256: string
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(path.join(folder, name), 'utf8')
      return { name, sql, sha256: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

async function applyMissing(client: pg.Client, files: Migration[]): Promise<string[]> {
  await client.query(
    `create table if not exists schema_migrations (
       name text primary key, sha256 text not null, applied_at timestamptz not null default now())`,
  )
  const { rows } = await client.query<{ name: string; sha256: string }>(
    'select name, sha256 from schema_migrations order by name',
  )
  rejectStrangers(rows, files)
  const applied = new Set(rows.map((row) => row.name))
  const missing = files.filter((file) => !applied.has(file.name))
  for (const file of missing) await applyOne(client, file)
  return missing.map((file) => file.name)
}

function rejectStrangers(rows: { name: string; sha256: string }[], files: Migration[]): void {
  for (const row of rows) {
    const file = files.find((candidate) => candidate.name === row.name)
    if (!file) {
      throw new StartupError(
        'dataFolderNewer',
        `The database was last used by a newer version of Nabz (it knows "${row.name}"): start that version, or a newer one.`,
      )
    }
    if (file.sha256 !== row.sha256) {
      throw new StartupError(
        'migrationChanged',
        `The migration "${row.name}" is not the one this database was built with: restore the file as it was and add a new one instead.`,
      )
    }
  }
}

async function applyOne(client: pg.Client, file: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query(file.sql)
    await client.query('insert into schema_migrations (name, sha256) values ($1, $2)', [
      file.name,
      file.sha256,
    ])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}
