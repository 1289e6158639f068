import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { isNameRefused, nameStatements, StatementNames } from './named-statements.ts'
import type { Tables } from './tables.ts'

export type Database = Kysely<Tables>
export type Tx = Transaction<Tables>

/** What `pg` needs to connect: a URL, or the embedded database's socket folder and password. */
export type Connection = Pick<
  pg.ClientConfig,
  'connectionString' | 'host' | 'port' | 'user' | 'password' | 'database'
>

// Keep a date as text: as a Date it would shift with the machine's time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day)

export interface Store {
  db: Database
  pool: pg.Pool
  connection: Connection
  close(): Promise<void>
}

export interface PoolOptions {
  size: number
  /** The application_name that PostgreSQL shows. */
  name: string
  /** How long to wait for a connection. */
  connectWithinMs: number
  /** Above `statement_timeout`: only a dead connection takes this long. */
  answerWithinMs: number
}

const usualPool: PoolOptions = { size: 10, name: 'nabz', connectWithinMs: 10_000, answerWithinMs: 35_000 }

/** A connection pool and Kysely on top of it. `onProblem` is called when an idle connection breaks. */
export function openStore(
  connection: Connection,
  onProblem: (error: Error) => void,
  options: Partial<PoolOptions> = {},
): Store {
  const { size, name, connectWithinMs, answerWithinMs } = { ...usualPool, ...options }
  const pool = new pg.Pool({
    ...connection,
    max: size,
    application_name: name,
    connectionTimeoutMillis: connectWithinMs,
    query_timeout: answerWithinMs,
    // Prepared statements live as long as their connection.
    idleTimeoutMillis: 5 * 60_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    maxLifetimeSeconds: 30 * 60,
    options: '-c timezone=UTC -c statement_timeout=30000 -c idle_in_transaction_session_timeout=30000',
  })
  const clients = new Set<pg.PoolClient>()
  const names = new StatementNames()
  pool.on('error', onProblem)
  pool.on('connect', (client) => {
    clients.add(client)
    client.once('end', () => clients.delete(client))
    // Without a handler, a checked-out connection that breaks would end the process.
    client.on('error', onProblem)
    endWhenSilent(client)
    nameStatements(client, names)
  })
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  return {
    db,
    pool,
    connection,
    async close() {
      await db.destroy()
      // Kysely does not end a pool that it has never used.
      if (!pool.ending) await pool.end()
      await endAll(clients)
    },
  }
}

const endWithinMs = 2_000

/** `pool.end()` does not wait for its connections, and stopping PostgreSQL right after it would break them. */
async function endAll(clients: ReadonlySet<pg.PoolClient>): Promise<void> {
  // Not `once` from node:events: it rejects on a connection error, although 'end' still follows.
  const ended = Promise.all(
    [...clients].map((client) => new Promise((resolve) => void client.once('end', resolve))),
  )
  await Promise.race([ended, sleep(endWithinMs, undefined, { ref: false })])
  // A half-open connection never ends by itself.
  for (const client of clients) client.connection.stream.destroy()
}

/** A connection whose answer timed out is half-open: reusing it would time out again. */
function endWhenSilent(client: pg.PoolClient): void {
  client.query = ((...asked: unknown[]) => {
    // Looked up on each call: the bench records statements by replacing the prototype's method.
    const result: unknown = Reflect.apply(pg.Client.prototype.query, client, asked)
    if (result instanceof Promise) {
      result.catch((error: unknown) => {
        if (error instanceof Error && error.message === readTimeout) client.connection.stream.destroy()
      })
    }
    return result
  }) as typeof client.query
}

const readTimeout = 'Query read timeout'
const deadlock = '40P01'
const serialization = '40001'

const maxTries = 4

/** Runs one transaction; retries it after a short random wait when it lost a deadlock or serialization conflict. */
export async function inTransaction<T>(db: Database, work: (tx: Tx) => Promise<T>, attempt = 1): Promise<T> {
  try {
    return await db.transaction().execute(work)
  } catch (error) {
    if (attempt >= maxTries || !mayPassNextTime(error)) throw error
  }
  await sleep(retryDelayMs(attempt, Math.random()))
  return inTransaction(db, work, attempt + 1)
}

function mayPassNextTime(error: unknown): boolean {
  const code = sqlState(error)
  return code === deadlock || code === serialization || isNameRefused(error)
}

/** Full jitter, so that deadlocked transactions do not collide again. `random` is from 0 to 1. */
export function retryDelayMs(attempt: number, random: number): number {
  return Math.round(random * 25 * 2 ** attempt)
}

/** The SQLSTATE of a PostgreSQL error, '' for any other. */
export function sqlState(error: unknown): string {
  return error instanceof pg.DatabaseError ? (error.code ?? '') : ''
}

/** The name of the unique constraint that an insert violated, or null. */
export function brokenUnique(error: unknown): string | null {
  return error instanceof pg.DatabaseError && error.code === '23505' ? (error.constraint ?? '') : null
}

/** PostgreSQL has run out of disk, memory or another resource. */
export function isOutOfRoom(error: unknown): boolean {
  return ['53100', '53200', '53000'].includes(sqlState(error))
}

/**
 * 08 connection failures, 57P shut down, starting or crashed, 57014 cancelled by a timeout, 53300 too many
 * connections, 25006 a standby, 25P03 idle too long in a transaction, 40 retries used up.
 */
const statesOfAway = /^(08|57P|57014|53300|25006|25P03|40001|40P01)/
const codesOfAway =
  /^(ECONN|ENOENT|EPIPE|ETIMEDOUT|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|EAI_AGAIN|ENOTFOUND)/
const messagesOfAway =
  /Connection terminated|not queryable|connection timeout|Query read timeout|timeout expired|timeout exceeded when trying to connect/

/** PostgreSQL is unavailable or too busy, and the same request may succeed in a moment: a 503, not a 500. */
export function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof pg.DatabaseError) return statesOfAway.test(sqlState(error))
  const code = 'code' in error ? String(error.code) : ''
  return codesOfAway.test(code) || messagesOfAway.test(error.message)
}
