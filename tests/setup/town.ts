import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import pg from 'pg'
import { inject } from 'vitest'
import { inTransaction, type Connection } from '../../src/server/platform/db/database.ts'
import { operations, openServer, version, type Server } from '../../src/server/app/server.ts'
import { readSettings, type Settings } from '../../src/server/app/settings.ts'
import { describeApi } from '../../src/server/platform/http/openapi.ts'
import type { ListenerTimes } from '../../src/server/platform/events/listener.ts'
import './provided.ts'
import { apiClient, type ApiClient } from './api.ts'

/** A whole town for one test file: its own database, one or more server instances, real HTTP. */
export interface TestTown {
  servers: Server[]
  /** One client per server. */
  apis: ApiClient[]
  api: ApiClient
  urls: string[]
  connection: Connection
  settings: Settings
  /** The current time of all servers. */
  clock: { now: Date }
  close(): Promise<void>
}

export interface TownOptions {
  servers?: number
  settings?: Partial<Settings>
  isDiskFull?: () => boolean
  /** By default 10:00 in the morning in Nabha. */
  now?: string
  runsJobs?: boolean
  /** Receives each log line; the level is `settings.logLevel`. */
  onLog?: (line: string) => void
  /** Puts a proxy between the LISTEN connections and PostgreSQL. */
  listenThrough?: (connection: Connection) => Promise<Connection>
  listenTimes?: Partial<ListenerTimes>
}

const description = describeApi(operations, version)

export async function openTown(options: TownOptions = {}): Promise<TestTown> {
  const connection = await freshDatabase()
  const clock = { now: new Date(options.now ?? '2026-11-21T10:00:00+05:30') }
  const keyFolder = await mkdtemp(path.join(tmpdir(), 'nabz-keys-'))
  const KEY_FILE = path.join(keyFolder, 'nabz.key')
  const settings = { ...readSettings({ LOG_LEVEL: 'silent', KEY_FILE }, '.'), ...options.settings }
  const servers: Server[] = []
  for (let copy = 0; copy < (options.servers ?? 1); copy += 1) {
    const server = await openServer({
      settings,
      connection,
      root: '.',
      dist: null,
      clock: () => clock.now,
      runsJobs: options.runsJobs ?? false,
      ...(options.listenThrough && { listenConnection: await options.listenThrough(connection) }),
      ...(options.onLog && { logStream: { write: options.onLog } }),
      ...(options.listenTimes && { listenTimes: options.listenTimes }),
      ...(options.isDiskFull && { isDiskFull: options.isDiskFull }),
    })
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    servers.push(server)
  }
  const urls = servers.map((server) => server.app.listeningOrigin)
  const apis = urls.map((url) => apiClient(url, description))
  return {
    servers,
    apis,
    api: first(apis),
    urls,
    connection,
    settings,
    clock,
    async close() {
      await Promise.all(servers.map((server) => server.close()))
      await dropDatabase(connection)
      await rm(keyFolder, { recursive: true })
    },
  }
}

/**
 * Deletes all people and what belongs to them, on every server instance. Retried after a deadlock, like every write of
 * the app: an event handler of the previous test may still be working on the same tables.
 */
export async function emptyTown({ servers }: TestTown): Promise<void> {
  const { store } = first(servers).appContext
  for (let tries = 1; ; tries += 1)
    try {
      await inTransaction(store.db, async (tx) => {
        await emptyTables.execute(tx)
      })
      break
    } catch (error) {
      // A job of the test before added a row to a table that was already empty.
      if (tries === 5 || !/^23(?:001|503)$/.test(String((error as { code?: unknown }).code))) throw error
    }
  for (const { appContext } of servers) {
    appContext.sessions.forgetAll()
    appContext.recordedToday.clear()
  }
}

/**
 * What `truncate users, patients, audit_log cascade` would empty, at a tenth of its cost: that makes new files for
 * every table and index, whether it has rows or not. Tables that refer to others come first. Append-only tables refuse
 * to delete, but their owner may disable the triggers.
 */
const emptyTables = sql`
  do $$
  declare
    emptied regclass;
    has_rows boolean;
  begin
    for emptied in
      with recursive reached (id, depth) as (
        select unnest(array['users', 'patients', 'audit_log'])::regclass::oid, 0
        union
        select conrelid, depth + 1 from pg_constraint join reached on confrelid = id
        where contype = 'f' and conrelid <> confrelid and depth < 20
      )
      select id::regclass from reached group by id order by max(depth) desc
    loop
      execute format('select exists (select from %s)', emptied) into has_rows;
      continue when not has_rows;
      execute format('alter table %s disable trigger user', emptied);
      execute format('delete from %s', emptied);
      execute format('alter table %s enable trigger user', emptied);
    end loop;
  end
  $$`

export function first<T>(items: readonly T[]): T {
  const [item] = items
  if (item === undefined) throw new Error('There is none.')
  return item
}

async function freshDatabase(): Promise<Connection> {
  const base = inject('connection')
  const database = `town_${randomBytes(6).toString('hex')}`
  await asAdmin(base, `create database ${database} template ${inject('template')}`)
  return { ...base, database }
}

/** Ends every connection to the database and refuses new ones. */
export async function closeDatabase({ database }: Connection): Promise<void> {
  const admin = inject('connection')
  await asAdmin(admin, `alter database ${database} with allow_connections false`)
  await asAdmin(admin, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}'`)
}

async function dropDatabase(connection: Connection): Promise<void> {
  await asAdmin(inject('connection'), `drop database ${connection.database} with (force)`)
}

async function asAdmin(connection: Connection, statement: string): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
