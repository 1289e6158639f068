import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'
import { currentSession, onSessionOver } from '../session/session-store.ts'
import { whenIdle } from '../browser/when-idle.ts'
import { clearPersisted, keptFor, markKept } from '../storage/clear-persisted.ts'

/** The restore of one person's answers. */
let restored: { person: string; done: Promise<void> } | null = null
/** Incremented at the end of each session: an answer read before that must not be stored after it. */
let ended = 0
onSessionOver(() => {
  restored = null
  ended += 1
})

/** Whether the device may hold answers of the signed-in user. */
export function mayFind(): boolean {
  const person = currentSession()?.person.id
  return person !== undefined && keptFor() === person
}

/** Restores the signed-in user's answers, once. Never rejects. */
export async function restoreInto(client: QueryClient): Promise<void> {
  const person = currentSession()?.person.id
  // A first visit should not load the code for an empty store.
  if (person === undefined || !mayFind()) return
  if (restored?.person !== person) restored = { person, done: restore(client, person) }
  await restored.done
}

async function restore(client: QueryClient, person: string): Promise<void> {
  try {
    const { restoreAnswers } = await import('./persisted-answers.ts')
    await restoreAnswers(client, person)
  } catch {
    // Same as having no storage.
  }
}

/** Deletes the stored answers with these keys. Never rejects. */
export async function forgetPersisted(isWanted: (query: { queryKey: QueryKey }) => boolean): Promise<void> {
  const person = currentSession()?.person.id
  if (person === undefined || !mayFind()) return
  await import('./persisted-answers.ts').then(
    ({ removeAnswers }) => removeAnswers(person, isWanted),
    () => undefined,
  )
}

/** Stores an answer when the browser is idle, unless its session has ended by then. */
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
  // Without the owner mark the answers could not be deleted for the next user: store none.
  await persistAnswer(query, person, () => isStill() && keptFor() === person)
}
