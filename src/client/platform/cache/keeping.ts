import { currentSession } from '../session-store.ts'
import { whenIdle } from '../when-idle.ts'
import { forgetKept, keptFor, markKept } from './forget-kept.ts'
import type { Kept } from './kept-answers.ts'

/**
 * What the reads know of the device: an answer of an earlier visit, or nothing. Trouble of any kind (a full phone,
 * a private window) is nothing as well: the app then works as if there were no device to keep things on.
 */
export async function findKept(key: string): Promise<Kept | undefined> {
  const person = currentSession()?.person.id
  // A first visit does not pay for a store that has nothing in it.
  if (person === undefined || keptFor() !== person) return undefined
  try {
    const { findAnswer } = await import('./kept-answers.ts')
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
  const { keepAnswer } = await import('./kept-answers.ts')
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
