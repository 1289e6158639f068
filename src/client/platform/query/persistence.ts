import type { Query, QueryClient } from '@tanstack/react-query'
import { currentSession, onSessionOver } from '../session/session-store.ts'
import { whenIdle } from '../browser/when-idle.ts'
import { clearPersisted, keptFor, markKept } from '../storage/clear-persisted.ts'

/** What lies on the device for one person, since it was looked for. */
let restored: { person: string; done: Promise<void> } | null = null
/** How many sessions have ended here. */
let ended = 0
onSessionOver(() => {
  restored = null
  ended += 1
})

/** Something may lie there for who is signed in. */
export function mayFind(): boolean {
  const person = currentSession()?.person.id
  return person !== undefined && keptFor() === person
}

/** Reads all that lies on the device for who is signed in, once. Never rejects. */
export async function restoreInto(client: QueryClient): Promise<void> {
  const person = currentSession()?.person.id
  // A first visit does not pay for a store that has nothing in it.
  if (person === undefined || !mayFind()) return
  if (restored?.person !== person) restored = { person, done: restore(client, person) }
  await restored.done
}

async function restore(client: QueryClient, person: string): Promise<void> {
  try {
    const { restoreAnswers } = await import('./persisted-answers.ts')
    await restoreAnswers(client, person)
  } catch {
    // As if there were no device to keep things on.
  }
}

/** Puts an answer aside when there is nothing more urgent; not any more when the session it was read in is over. */
export function persist(query: Query): void {
  const person = query.queryKey[0] as string
  const before = ended
  const isStill = () => ended === before && currentSession()?.person.id === person
  whenIdle(() => void put(person, query, isStill).catch(() => undefined), 1_000)
}

async function put(person: string, query: Query, isStill: () => boolean): Promise<void> {
  const { persistAnswer } = await import('./persisted-answers.ts')
  if (!isStill()) return
  if (keptFor() !== person) {
    clearPersisted()
    markKept(person)
  }
  // A device that takes no mark could not be cleared for the next person.
  await persistAnswer(query, person, () => isStill() && keptFor() === person)
}
