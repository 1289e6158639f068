import { createHash } from 'node:crypto'
import pg from 'pg'

/** Runs after which a statement gets a prepared plan on each connection. */
const hotAfterRuns = 10
/** A plan for a list over five tables takes 150 kB on each connection. */
const maxNamed = 40
/** Statement texts that are counted; generated texts must not fill the memory. */
const maxCounted = 2_000

/** Names for frequent statements: PostgreSQL plans a named statement once per connection instead of on each run. */
export class StatementNames {
  #runs = new Map<string, number>()
  #named = new Map<string, string>()
  #generation = 0
  #isOff = false

  /** Counts a run of this text; returns its name, or undefined while it has none. */
  nameOf(text: string): string | undefined {
    if (this.#isOff) return undefined
    const known = this.#named.get(text)
    if (known !== undefined || this.#named.size >= maxNamed) return known
    const runs = (this.#runs.get(text) ?? 0) + 1
    if (this.#runs.size >= maxCounted) this.#runs.clear()
    this.#runs.set(text, runs)
    if (runs < hotAfterRuns) return undefined
    this.#runs.delete(text)
    // The same on every server: a pooler may share a connection between servers.
    const hash = createHash('sha256').update(`${this.#generation} ${text}`).digest('base64url')
    this.#named.set(text, `nabz_${hash}`)
    return this.#named.get(text)
  }

  /** After a migration old plans must not run again, so every statement gets a new name. */
  renew(): void {
    this.#generation += 1
    this.#named.clear()
  }

  /** A pooler without support for prepared statements (pgbouncer before 1.21): name nothing from now on. */
  turnOff(): void {
    this.#isOff = true
  }
}

/**
 * The named statement cannot run on this connection, but the same text without a name can: a migration has changed a
 * column's type (0A000), or a pooler has switched connections (26000 unknown name, 42P05 name taken).
 */
export function isNameRefused(error: unknown): boolean {
  return isPlanOutdated(error) || isPoolerWithoutNames(error)
}

function isPlanOutdated(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code === '0A000' && error.message.includes('cached plan')
}

function isPoolerWithoutNames(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code === '26000' || error.code === '42P05')
}

/**
 * Runs hot statements by name. When a name is refused, retries without it, or inside a transaction lets inTransaction
 * retry.
 */
export function nameStatements(client: pg.PoolClient, names: StatementNames): void {
  const query = client.query.bind(client) as (...asked: unknown[]) => unknown
  client.query = ((...asked: unknown[]) => {
    const [text, values] = asked
    const name = asked.length === 2 && typeof text === 'string' ? names.nameOf(text) : undefined
    return name === undefined ? query(...asked) : runNamed(name, text, values)
  }) as typeof client.query

  async function runNamed(name: string, text: unknown, values: unknown): Promise<unknown> {
    try {
      return await query({ name, text, values })
    } catch (error) {
      if (isPlanOutdated(error)) names.renew()
      else if (isPoolerWithoutNames(error)) names.turnOff()
      else throw error
      // Any error aborts a transaction: inTransaction retries it.
      if (client.getTransactionStatus() !== 'I') throw error
      return query(text, values)
    }
  }
}
