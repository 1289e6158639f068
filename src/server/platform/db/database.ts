import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>
export type Tx = Transaction<Tables>

/** What `pg` needs to reach a server: a URL, or the embedded database's socket folder and password. */
export type Connection = Pick<
  pg.ClientConfig,
  'connectionString' | 'host' | 'port' | 'user' | 'password' | 'database'
>

// A day stays the text it is: as a Date it would move with the machine's time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day)

export interface Store {
  db: Database
  pool: pg.Pool
  connection: Connection
  close(): Promise<void>
}

/** A pool of connections and Kysely upon it. `onTrouble` hears of idle connections that broke. */
export function openStore(connection: Connection, onTrouble: (error: Error) => void, size = 10): Store {
  const pool = new pg.Pool({
    ...connection,
    max: size,
    application_name: 'nabz',
    connectionTimeoutMillis: 10_000,
    options: '-c timezone=UTC -c statement_timeout=30000 -c idle_in_transaction_session_timeout=30000',
  })
  pool.on('error', onTrouble)
  // A connection that breaks while it is lent out would otherwise end the process.
  pool.on('connect', (client) => client.on('error', onTrouble))
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return { db, pool, connection, close: () => db.destroy() }
}

const deadlock = '40P01'
const serialization = '40001'

/** One transaction; tried anew when PostgreSQL chose it as the victim of a deadlock. */
export async function inTransaction<T>(db: Database, work: (tx: Tx) => Promise<T>, tries = 3): Promise<T> {
  try {
    return await db.transaction().execute(work)
  } catch (error) {
    const code = sqlState(error)
    if (tries > 1 && (code === deadlock || code === serialization)) return inTransaction(db, work, tries - 1)
    throw error
  }
}

/** The SQLSTATE of a PostgreSQL error, '' for any other. */
export function sqlState(error: unknown): string {
  return error instanceof pg.DatabaseError ? (error.code ?? '') : ''
}

/** The name of the unique constraint an insert ran into, or null. */
export function brokenUnique(error: unknown): string | null {
  return error instanceof pg.DatabaseError && error.code === '23505' ? (error.constraint ?? '') : null
}

/** The disk is full, or PostgreSQL may not write for another reason of room. */
export function isOutOfRoom(error: unknown): boolean {
  return ['53100', '53200', '53000'].includes(sqlState(error))
}

/** PostgreSQL is away: starting, stopping, crashed, or the connection broke. */
export function isAway(error: unknown): boolean {
  if (/^(57P|08)/.test(sqlState(error))) return true
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const message = error instanceof Error ? error.message : ''
  return (
    /^(ECONN|ENOENT|EPIPE)/.test(code) ||
    /Connection terminated|not queryable|connection timeout|timeout exceeded when trying to connect/.test(
      message,
    )
  )
}
