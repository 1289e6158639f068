import type pg from 'pg'
import { setTimeout as sleep } from 'node:timers/promises'
import { bringUp } from './bring-up.ts'
import { inUse, type Reached, type Server } from './server.ts'

/** An arbitrary number for the advisory lock, in the database `postgres`. */
const folderLock = 7_214_820_002
const timeoutMs = 2_000

/**
 * A session that locks the folder for this app. PostgreSQL releases the lock with the session, so that it is free as
 * soon as the system has closed a killed app's connection.
 */
export async function takeFolder(server: Server, isTireless: boolean): Promise<Reached> {
  for (;;) {
    const reached = await bringUp(server, isTireless)
    const outcome = await tryLock(reached.client)
    if (outcome === 'taken') return reached
    await reached.client.end().catch(() => undefined)
    if (outcome === 'occupied') throw inUse(server)
    // The session was cut: its owner was just stopping the database, so start it again.
  }
}

async function tryLock(client: pg.Client): Promise<'taken' | 'occupied' | 'cut'> {
  const until = Date.now() + timeoutMs
  try {
    for (;;) {
      const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
        folderLock,
      ])
      if (rows[0]?.taken) return 'taken'
      if (Date.now() > until) return 'occupied'
      await sleep(50)
    }
  } catch {
    return 'cut'
  }
}
