import { appendFile, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { openEmbedded, type EmbeddedDatabase } from './embedded.ts'
import { eventually, makeFolder, postmasterPid, query, startApp } from './testing/test-processes.ts'

// Real processes on a possibly busy machine: the limit only catches hangs.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 90_000 })

let dataDir: string
let clear: () => Promise<void>
let database: EmbeddedDatabase
let lost: string[] = []

// One database for all: each test leaves it running, and the next one kills it again.
beforeAll(async () => {
  const made = await makeFolder()
  dataDir = path.join(made.folder, 'data')
  clear = made.remove
  await open()
  await query(database.connection, 'create table visits as select 1 as id')
})

// It answers a moment before the keeper holds it again.
beforeEach(async () => {
  await eventually(() => queryAsSuperuser("select from pg_locks where locktype = 'advisory'").then(isSome))
  lost = []
})

afterAll(async () => {
  await database.stop()
  await clear()
})

async function open(): Promise<void> {
  database = await openEmbedded({ dataDir, onLost: (why) => lost.push(why) })
}

const isSome = (rows: unknown[]) => rows.length > 0

function queryAsSuperuser<Row extends object>(sql: string): Promise<Row[]> {
  return query<Row>({ ...database.connection, user: 'postgres', database: 'postgres' }, sql)
}

const readVisits = () => query(database.connection, 'select id from visits')

describe('a database that dies', () => {
  it('is restarted each time at the same address, with its rows', async () => {
    for (let round = 1; round <= 2; round += 1) {
      const pid = await postmasterPid(dataDir)
      process.kill(pid, 'SIGKILL')
      expect(await eventually(readVisits)).toEqual([{ id: 1 }])
      expect(await postmasterPid(dataDir)).not.toBe(pid)
      expect(lost.length).toBeGreaterThan(0)
    }
  })

  it('or restarts itself stays locked by this app: a second app is still refused', async () => {
    const [backend] = await queryAsSuperuser<{ pid: number }>(
      "select pid from pg_stat_activity where backend_type = 'checkpointer'",
    )
    process.kill(backend!.pid, 'SIGKILL')
    await eventually(async () => lost.length > 0)
    expect(await eventually(readVisits)).toEqual([{ id: 1 }])
    const second = await startApp({ dataDir })
    expect(second.said).toMatchObject({ is: 'refused', code: 'dataFolderInUse' })
  })

  it('while it is being stopped stays down', async () => {
    process.kill(await postmasterPid(dataDir), 'SIGKILL')
    await database.stop()
    const answer = await readVisits().catch((error: Error) => error.message)
    await open()
    expect(answer).toMatch(/ENOENT|ECONNREFUSED/)
    expect(await readVisits()).toEqual([{ id: 1 }])
  })

  it('with a running statement comes back when that has ended', async () => {
    const busy = query(database.connection, 'select count(*) from generate_series(1, 8000000)')
    const ended = busy.catch(() => null)
    await eventually(() => readActive())
    process.kill(await postmasterPid(dataDir), 'SIGKILL')
    expect(await eventually(readVisits)).toEqual([{ id: 1 }])
    await ended
    expect(await readFile(path.join(dataDir, 'postgres.log'), 'utf8')).toMatch(
      /shared memory block .* is still in use/,
    )
  })

  async function readActive(): Promise<boolean> {
    const active =
      "select from pg_stat_activity where state = 'active' and query like '%generate_series(1, 8%'"
    return (await query(database.connection, `${active} and pid <> pg_backend_pid()`)).length > 0
  }
})

describe('the database’s log', () => {
  it('contains neither the values nor the statement of a rejected row', async () => {
    await query(database.connection, 'create table emails (email text unique check (length(email) > 3))')
    const add = (email: string) => query(database.connection, `insert into emails values ('${email}')`)
    await add('asha@example.org')
    await expect(add('asha@example.org')).rejects.toThrow('emails_email_key')
    await expect(add('a@b')).rejects.toThrow('emails_email_check')
    const log = await readFile(path.join(dataDir, 'postgres.log'), 'utf8')
    expect(log).toContain('emails_email_key')
    expect(log).toContain('emails_email_check')
    expect(log).not.toMatch(/asha@example|a@b|insert into emails/)
  })

  it('is trimmed while PostgreSQL keeps writing to it', async () => {
    const log = path.join(dataDir, 'postgres.log')
    await appendFile(log, 'x'.repeat(8 * 1024 * 1024))
    await eventually(async () => (await stat(log)).size < 4 * 1024 * 1024)
    // Less than all of it if the keeper checked while we were still writing.
    expect((await stat(`${log}.1`)).size).toBeGreaterThanOrEqual(4 * 1024 * 1024)
    await expect(query(database.connection, 'select nonsense')).rejects.toThrow('nonsense')
    expect(await readFile(log, 'utf8')).toContain('nonsense')
  })
})
