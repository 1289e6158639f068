import { deleteDB, openDB } from 'idb'
import { readStored, store } from './storage.ts'

/**
 * When the disk is full, Chromium leaves a truncated record in its IndexedDB log. At its next start it takes the
 * database for corrupt and deletes all of it, also what was written later, when there was room. Deleting any database
 * makes Chromium compact its state and start a new log.
 */
const brokenLogKey = 'nabz.brokenLog'
/** Its name in version 0.1: a phone that ran out of space before the update still has this mark. */
const earlierBrokenLogKey = 'nabz.tornLog'
const passing = 'nabz-torn'

// idb makes a `done` promise for each transaction, also for a read, where nobody awaits it. On a full disk Chromium
// aborts them all, or closes the connection under them; the read itself rejects too, and its caller handles that.
addEventListener('unhandledrejection', (event: PromiseRejectionEvent) => {
  if (isOfLostTransaction(event.reason)) event.preventDefault()
})

function isOfLostTransaction(reason: unknown): boolean {
  if (!(reason instanceof DOMException)) return false
  const isAborted = reason.name === 'AbortError' && reason.message === 'AbortError'
  return isAborted || reason.message.startsWith('Connection is closing because of: IO error')
}

/** Every IndexedDB write goes through here. Only when this resolves may the user be told that it is stored. */
export async function durableWrite<T>(writing: Promise<T>): Promise<T> {
  const result = await writing.catch((error: unknown) => {
    markBrokenLog()
    throw error
  })
  if ((readStored(brokenLogKey) ?? readStored(earlierBrokenLogKey)) !== null) await beginNewLog()
  return result
}

/**
 * The next write begins a new log before it counts as stored. Also for a connection that the browser closed: the record
 * that did not fit may be one of the browser's own, and then no write of this app fails.
 */
export function markBrokenLog(): void {
  store(brokenLogKey, '1')
}

async function beginNewLog(): Promise<void> {
  const database = await openDB(passing, 1, { upgrade: (made) => void made.createObjectStore('nothing') })
  database.close()
  await deleteDB(passing)
  store(brokenLogKey, null)
  store(earlierBrokenLogKey, null)
}
