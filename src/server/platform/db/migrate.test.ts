import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import '../../../../tests/setup/provided.ts'
import type { Connection } from './database.ts'
import { migrate } from './migrate.ts'

let connection: Connection
let folder: string
beforeEach(async () => {
  const database = `migrate_${randomBytes(6).toString('hex')}`
  await query(inject('connection'), `create database ${database}`)
  connection = { ...inject('connection'), database }
  folder = await mkdtemp(path.join(tmpdir(), 'nabz-migrations-'))
  await cp('db/migrations', folder, { recursive: true })
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function query(at: Connection, sql: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client(at)
  await client.connect()
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows
  } finally {
    await client.end()
  }
}

describe('migrations', () => {
  it('run once, even when eight servers start together', async () => {
    const runs = await Promise.all(Array.from({ length: 8 }, () => migrate(connection, folder)))
    const applied = runs.flat()
    expect(applied.length).toBe(new Set(applied).size)
    expect(await migrate(connection, folder)).toEqual([])
  })

  it('refuse a schema from a newer version', async () => {
    await writeFile(path.join(folder, '0999_later.sql'), 'create table later (id int)')
    await migrate(connection, folder)
    await expect(migrate(connection, 'db/migrations')).rejects.toMatchObject({
      code: 'dataFolderNewer',
      message: expect.stringContaining('0999_later.sql') as string,
    })
  })

  it('refuse a file that was changed after it ran', async () => {
    await migrate(connection, folder)
    await writeFile(path.join(folder, '0001_people.sql'), 'select 1')
    await expect(migrate(connection, folder)).rejects.toMatchObject({ code: 'migrationChanged' })
  })

  it('leave no trace of one that fails', async () => {
    await writeFile(path.join(folder, '0998_half.sql'), 'create table half (id int); select 1 / 0')
    await expect(migrate(connection, folder)).rejects.toThrow('division by zero')
    expect(await query(connection, "select to_regclass('half') as half")).toEqual([{ half: null }])
  })

  it('leave no trace of one killed midway, and continue on the next start', async () => {
    const slow = path.join(folder, '0998_slow.sql')
    await writeFile(slow, 'create table slow (id int); select pg_sleep(30)')
    const script = `import { migrate } from ${JSON.stringify(path.resolve('src/server/platform/db/migrate.ts'))}
      await migrate(${JSON.stringify(connection)}, ${JSON.stringify(folder)})`
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
      stdio: 'ignore',
    })
    const exited = once(child, 'exit')
    await expect.poll(() => sleepers(), { timeout: 15_000 }).toBe(1)
    child.kill('SIGKILL')
    await exited
    await writeFile(slow, 'create table slow (id int)')
    // The killed process's backend sleeps on and holds the lock until PostgreSQL notices; an impatient operator ends
    // it:
    await query(
      connection,
      "select pg_terminate_backend(pid) from pg_stat_activity where query like '%pg_sleep(30)%' and pid <> pg_backend_pid()",
    )
    expect(await migrate(connection, folder)).toEqual(['0998_slow.sql'])
  })
})

async function sleepers(): Promise<unknown> {
  const rows = await query(
    connection,
    "select count(*)::int as n from pg_stat_activity where query like '%pg_sleep(30)%' and pid <> pg_backend_pid() and datname = current_database()",
  )
  return rows[0]?.n
}
