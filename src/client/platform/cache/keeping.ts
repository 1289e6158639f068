import { currentSession } from '../session-store.ts'
import { whenIdle } from '../when-idle.ts'
import { forgetKept, keptFor, markKept } from './forget-kept.ts'
import type { askSince } from '../since.ts'
import type { Kept } from './kept-answers.ts'

/** How to ask for what is new alone. It comes with the store: a first visit knows nothing to compare with. */
export const asking: { since: typeof askSince | null } = { since: null }

/** Something may lie there for who is signed in. */
export function mayFind(): boolean {
  const person = currentSession()?.person.id
  return person !== undefined && keptFor() === person
}

async function open() {
  const [answers, { askSince: since }] = await Promise.all([
    import('./kept-answers.ts'),
    import('../since.ts'),
  ])
  asking.since = since
  return answers
}

/**
 * What the reads know of the device: an answer of an earlier visit, or nothing. Trouble of any kind (a full phone,
 * a private window) is nothing as well: the app then works as if there were no device to keep things on.
 */
export async function findKept(key: string): Promise<Kept | undefined> {
  const person = currentSession()?.person.id
  // A first visit does not pay for a store that has nothing in it.
  if (person === undefined || !mayFind()) return undefined
  try {
    const { findAnswer } = await open()
    const kept = await findAnswer(person, key)
    return isReader(person) ? kept : undefined
  } catch {
    return undefined
  }
}

/** Puts an answer aside when there is nothing more urgent. */
export function keep(key: string, data: unknown, saidAt: number): void {
  const person = currentSession()?.person.id
  if (person === undefined) return
  whenIdle(() => void put(person, key, { data, saidAt }).catch(() => undefined), 1_000)
}

async function put(person: string, key: string, kept: Kept): Promise<void> {
  const { keepAnswer } = await open()
  if (!isReader(person)) return
  if (keptFor() !== person) {
    forgetKept()
    markKept(person)
  }
  // A device that takes no mark could not be cleared for the next person.
  await keepAnswer(person, key, kept, () => isReader(person) && keptFor() === person)
}

function isReader(person: string): boolean {
  return currentSession()?.person.id === person
}
