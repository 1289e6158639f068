import { clockOffsetMs } from '../clock/server-clock.ts'
import { holderHere } from '../session/session-store.ts'
import { listOf } from './store.ts'
import { onStoredElsewhere, outboxKey, store } from '../storage/storage.ts'
import { firstAttempts } from './locks.ts'
import { queuedNow, showQueued, type QueuedMutation } from './queued-mutation.ts'

const atEndOfWaiting: (() => void)[] = []

onStoredElsewhere(outboxKey, () => void showOwnQueue())

/** Shows this user's queued writes; hides a first attempt in flight unless its tab was closed. */
export async function showOwnQueue(): Promise<void> {
  const person = holderHere()
  const [own, isOnFirstAttempt] = await Promise.all([
    person === null ? [] : listOf(person).catch(() => null),
    firstAttempts(),
  ])
  // On a read error, keep the list. Another user may have signed in during the read.
  if (own && holderHere() === person) showQueued(own.filter(isDue).map(asShown), person ?? undefined)
  if (!queuedNow().some(({ state }) => state === 'waiting'))
    for (const call of atEndOfWaiting.splice(0)) call()

  function isDue({ state, key }: QueuedMutation): boolean {
    return state !== 'trying' || !isOnFirstAttempt(key)
  }
}

function asShown(entry: QueuedMutation): QueuedMutation {
  const state = entry.state === 'trying' ? 'waiting' : entry.state
  return { ...entry, state, submittedAt: entry.submittedAt - clockOffsetMs() }
}

/** Calls it once none of the shown writes waits to be sent. */
export function whenNoneWaits(call: () => void): void {
  atEndOfWaiting.push(call)
}

/** Updates the queue view in this tab and in the others. */
export async function broadcastChange(): Promise<void> {
  store(outboxKey, String(Date.now()))
  await showOwnQueue()
}
