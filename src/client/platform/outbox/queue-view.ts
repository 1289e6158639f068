import { clockOffsetMs } from '../clock/server-clock.ts'
import { holderHere } from '../session/session-store.ts'
import { listOf } from './store.ts'
import { onStoredElsewhere, outboxKey, store } from '../storage/storage.ts'
import { firstAttempts } from './locks.ts'
import { showQueued, type QueuedMutation } from './queued-mutation.ts'

onStoredElsewhere(outboxKey, () => void showOwnQueue())

/**
 * Puts on screen what the person at this phone has waiting. What is on its first attempt is no affair of theirs yet,
 * unless the tab that made the attempt was closed.
 */
export async function showOwnQueue(): Promise<void> {
  const person = holderHere()
  const [own, isOnFirstAttempt] = await Promise.all([
    person === null ? [] : listOf(person).catch(() => null),
    firstAttempts(),
  ])
  // Unread is not empty. And somebody else may have signed in meanwhile.
  if (own && holderHere() === person) showQueued(own.filter(isDue).map(asShown), person ?? undefined)

  function isDue({ state, key }: QueuedMutation): boolean {
    return state !== 'trying' || !isOnFirstAttempt(key)
  }
}

function asShown(entry: QueuedMutation): QueuedMutation {
  const state = entry.state === 'trying' ? 'waiting' : entry.state
  return { ...entry, state, submittedAt: entry.submittedAt - clockOffsetMs() }
}

/** The same, here and in the other tabs. */
export async function broadcastChange(): Promise<void> {
  store(outboxKey, String(Date.now()))
  await showOwnQueue()
}
