import { createHash } from 'node:crypto'
import pg from 'pg'

/** A statement that ran so often is worth a plan of its own on each connection. */
const hotAfterRuns = 10
/** A plan of a list over five tables takes 150 kB on each connection. */
const maxNamed = 40
/** Texts that are counted; a generator of ever new texts must not fill the memory. */
const maxCounted = 2_000

/** Names for statements that run often: PostgreSQL plans a named statement once per connection, not at each run. */
export class StatementNames {
  #runs = new Map<string, number>()
  #named = new Map<string, string>()
  #generation = 0
  #isOff = false

  /** Counts a run of this text; answers its name, or undefined while it stays unnamed. */
  nameOf(text: string): string | undefined {
    if (this.#isOff) return undefined
    const known = this.#named.get(text)
    if (known !== undefined || this.#named.size >= maxNamed) return known
    const runs = (this.#runs.get(text) ?? 0) + 1
    if (this.#runs.size >= maxCounted) this.#runs.clear()
    this.#runs.set(text, runs)
    if (runs < hotAfterRuns) return undefined
    this.#runs.delete(text)
    // The same on every server: a pooler may give a connection to one after the other.
    const hash = createHash('sha256').update(`${this.#generation} ${text}`).digest('base64url')
    this.#named.set(text, `nabz_${hash}`)
    return this.#named.get(text)
  }

  /** After a migration no connection runs an old plan again: every statement gets a new name. */
  renew(): void {
    this.#generation += 1
    this.#named.clear()
  }

  /** Behind a pooler that does not know named statements (pgbouncer before 1.21) none gets a name again. */
  turnOff(): void {
    this.#isOff = true
  }
}

/**
 * The named statement cannot run on this connection, and the same text without its name can: a migration has changed
 * the type of a column (0A000), or a pooler has changed the connection (26000 name unknown, 42P05 name taken).
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

/** Lets this connection run hot statements by name. A refused name is tried without; in a transaction, by its repetition. */
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
      // A transaction is broken by any error: inTransaction repeats it.
      if (client.getTransactionStatus() !== 'I') throw error
      return query(text, values)
    }
  }
}
