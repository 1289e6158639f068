import { aheadMs } from '../clock.ts'
import { holderHere } from '../session-store.ts'
import { listOf } from './store.ts'
import { onStoredElsewhere, outboxKey, store } from '../storage.ts'
import { showWaiting } from './waiting.ts'

onStoredElsewhere(outboxKey, () => void showOwn())

/** Puts on screen what the person at this phone has waiting; what is on its first way is no affair of theirs yet. */
export async function showOwn(): Promise<void> {
  const person = holderHere()
  const own = person === null ? [] : await listOf(person).catch(() => [])
  // Somebody else may have signed in meanwhile.
  if (holderHere() === person)
    showWaiting(
      own
        .filter(({ state }) => state !== 'trying')
        .map((entry) => ({ ...entry, saidAt: entry.saidAt - aheadMs() })),
      person ?? undefined,
    )
}

/** The same, here and in the other tabs. */
export async function tellChanged(): Promise<void> {
  store(outboxKey, String(Date.now()))
  await showOwn()
}
