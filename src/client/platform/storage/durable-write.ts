import { deleteDB, openDB } from 'idb'
import { readStored, store } from './storage.ts'

/**
 * A write to IndexedDB for which the disk has no room leaves a torn piece in Chromium's log. At its next start it
 * reads no further than that, takes the whole for broken and throws all of it away: what was kept before, and what
 * was kept after, once there was room. Deleting a database has it write down what it knows and begin a new log.
 */
const brokenLogKey = 'nabz.brokenLog'
/** What version 0.1 called it: a phone that ran out of room before its update is still marked so. */
const earlierBrokenLogKey = 'nabz.tornLog'
const passing = 'nabz-torn'

// idb makes a `done` promise for each transaction, for those of a read too, where nobody awaits it. On a full disk
// Chromium aborts them all; the read itself rejects as well, and its caller hears of it there.
addEventListener('unhandledrejection', (event: PromiseRejectionEvent) => {
  const { reason } = event as { reason: unknown }
  if (reason instanceof DOMException && reason.name === 'AbortError' && reason.message === 'AbortError')
    event.preventDefault()
})

/** Every write to IndexedDB goes through here: only when this resolves may anybody be told that it is kept. */
export async function durableWrite<T>(writing: Promise<T>): Promise<T> {
  const result = await writing.catch((error: unknown) => {
    store(brokenLogKey, '1')
    throw error
  })
  if ((readStored(brokenLogKey) ?? readStored(earlierBrokenLogKey)) !== null) await beginNewLog()
  return result
}

async function beginNewLog(): Promise<void> {
  const database = await openDB(passing, 1, { upgrade: (made) => void made.createObjectStore('nothing') })
  database.close()
  await deleteDB(passing)
  store(brokenLogKey, null)
  store(earlierBrokenLogKey, null)
}
