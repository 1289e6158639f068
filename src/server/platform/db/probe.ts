import { openStore, type Connection } from './database.ts'

export interface DatabaseProbe {
  isUp(): Promise<boolean>
  close(): Promise<void>
}

const withinMs = 2_000

/** Checks over its own connection whether the database answers. Concurrent calls share one query. */
export function openProbe(connection: Connection, onProblem: (error: Error) => void): DatabaseProbe {
  const { pool, close } = openStore(connection, onProblem, {
    size: 1,
    name: 'nabz health',
    connectWithinMs: withinMs,
    answerWithinMs: withinMs,
  })
  let asking: Promise<boolean> | null = null
  const ask = () =>
    pool
      .query('select 1')
      .then(
        () => true,
        () => false,
      )
      .finally(() => (asking = null))
  return { isUp: () => (asking ??= ask()), close }
}
