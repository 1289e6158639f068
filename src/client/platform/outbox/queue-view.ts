import { clockOffsetMs } from '../clock/server-clock.ts'
import { holderHere } from '../session/session-store.ts'
import { listOf } from './store.ts'
import { onStoredElsewhere, outboxKey, store } from '../storage/storage.ts'
import { showQueued } from './queued-mutation.ts'

onStoredElsewhere(outboxKey, () => void showOwnQueue())

/** Puts on screen what the person at this phone has waiting; what is on its first way is no affair of theirs yet. */
export async function showOwnQueue(): Promise<void> {
  const person = holderHere()
  const own = person === null ? [] : await listOf(person).catch(() => [])
  // Somebody else may have signed in meanwhile.
  if (holderHere() === person)
    showQueued(
      own
        .filter(({ state }) => state !== 'trying')
        .map((entry) => ({ ...entry, submittedAt: entry.submittedAt - clockOffsetMs() })),
      person ?? undefined,
    )
}

/** The same, here and in the other tabs. */
export async function broadcastChange(): Promise<void> {
  store(outboxKey, String(Date.now()))
  await showOwnQueue()
}
