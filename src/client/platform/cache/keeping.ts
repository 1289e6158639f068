import { currentSession, onSessionOver } from '../session-store.ts'
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

/** What lies there for one person, since it was looked for. */
let recalled: { person: string; answers: Map<string, Kept>; done: Promise<void> } | null = null
onSessionOver(() => (recalled = null))

/**
 * Looks for what lies on the device: all of it at once, so that a screen is drawn once with all it shows. Trouble of
 * any kind (a full phone, a private window) is nothing: the app then works as if there were no device to keep things on.
 */
export function recallKept(): Promise<void> {
  const person = currentSession()?.person.id
  // A first visit does not pay for a store that has nothing in it.
  if (person === undefined || !mayFind()) return Promise.resolve()
  if (recalled?.person !== person) {
    const answers = new Map<string, Kept>()
    recalled = { person, answers, done: fill(answers, person).catch(() => undefined) }
  }
  return recalled.done
}

async function fill(answers: Map<string, Kept>, person: string): Promise<void> {
  const { listAnswers } = await open()
  for (const [key, kept] of await listAnswers(person)) answers.set(key, kept)
}

/** An answer of an earlier visit, once it was recalled. */
export function peekKept(key: string): Kept | undefined {
  return recalled && isReader(recalled.person) && mayFind() ? recalled.answers.get(key) : undefined
}

export async function findKept(key: string): Promise<Kept | undefined> {
  await recallKept()
  return peekKept(key)
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
  if (recalled?.person === person) recalled.answers.set(key, kept)
}

function isReader(person: string): boolean {
  return currentSession()?.person.id === person
}
