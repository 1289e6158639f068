import { currentSession, onSessionOver } from '../session/session-store.ts'
import { whenIdle } from '../browser/when-idle.ts'
import { clearPersisted, keptFor, markKept } from '../storage/clear-persisted.ts'
import type { askSince } from './conditional-request.ts'
import type { Kept, peekAnswer } from './persisted-answers.ts'

/** What comes with the store: a first visit has nothing to find, and nothing to ask for the news of. */
export const asking: { since: typeof askSince | null; peek: typeof peekAnswer | null } = {
  since: null,
  peek: null,
}

/** Something may lie there for who is signed in. */
export function mayFind(): boolean {
  const person = currentSession()?.person.id
  return person !== undefined && keptFor() === person
}

async function open() {
  const [answers, { askSince: since }] = await Promise.all([
    import('./persisted-answers.ts'),
    import('./conditional-request.ts'),
  ])
  Object.assign(asking, { since, peek: answers.peekAnswer })
  return answers
}

/**
 * Looks for what lies on the device: all of it at once, so that a screen is drawn once with all it shows. Trouble of
 * any kind (a full phone, a private window) is nothing: the app then works as if there were no device to keep things on.
 */
export async function restorePersisted(): Promise<void> {
  const person = currentSession()?.person.id
  // A first visit does not pay for a store that has nothing in it.
  if (person === undefined || !mayFind()) return
  await open().then(
    ({ recallAnswers }) => recallAnswers(person),
    () => undefined,
  )
}

/** An answer of an earlier visit, once it was recalled. */
export function peekPersisted(key: string): Kept | undefined {
  const person = currentSession()?.person.id
  return person !== undefined && mayFind() ? asking.peek?.(person, key) : undefined
}

export async function findPersisted(key: string): Promise<Kept | undefined> {
  await restorePersisted()
  return peekPersisted(key)
}

/** How many sessions have ended here. */
let ended = 0
onSessionOver(() => (ended += 1))

/** Puts an answer aside when there is nothing more urgent; not any more when the session it was read in is over. */
export function persist(key: string, data: unknown, fetchedAt: number): void {
  const person = currentSession()?.person.id
  const before = ended
  if (person === undefined) return
  const isStill = () => ended === before && isReader(person)
  whenIdle(() => void put(person, key, { data, fetchedAt }, isStill).catch(() => undefined), 1_000)
}

async function put(person: string, key: string, kept: Kept, isStill: () => boolean): Promise<void> {
  const { persistAnswer } = await open()
  if (!isStill()) return
  if (keptFor() !== person) {
    clearPersisted()
    markKept(person)
  }
  // A device that takes no mark could not be cleared for the next person.
  await persistAnswer(person, key, kept, () => isStill() && keptFor() === person)
}

function isReader(person: string): boolean {
  return currentSession()?.person.id === person
}
