import type { AnswerOf, Contract } from '../../../shared/kit/contract.ts'
import { call, type Asked } from '../api.ts'
import { newKey } from '../keys.ts'
import { holderHere } from '../session-store.ts'
import { forgetAttempt } from './forget-attempt.ts'
import { KeptForLater } from './kept.ts'
import { inTurn } from './locks.ts'
import { sendAll } from './sender.ts'
import { tellChanged } from './shelf.ts'
import { find, findByKey, listOf, put, remove } from './store.ts'
import { followersOf, subjectOf } from './subject.ts'
import { judge, troubleOf } from './verdict.ts'
import { keptNow, waitingNow, type Waiting } from './waiting.ts'

export { keepSending, sendAll } from './sender.ts'
export { showOwn } from './shelf.ts'

/**
 * Sends a write that may wait. It is laid down before its first try, so that neither a lost answer nor a killed
 * tab loses it. Rejects with `KeptForLater` when it has to wait, and with what `call` said when it could not be kept.
 */
export async function sendOrKeep<C extends Contract>(
  contract: C,
  asked: Asked<C> & { key: string },
): Promise<AnswerOf<C>> {
  const person = holderHere()
  if (person === null) return call(contract, asked)
  return inTurn(asked.key, async () => {
    const entry = await layDown(contract, asked, person).catch(() => null)
    // No room on this phone: it works with a network all the same.
    if (!entry) return call(contract, asked)
    if (await hasEarlier(entry)) return keep(entry)
    try {
      const answer = await call(contract, asked)
      // On a phone without room it may stay: sent again under its key, it counts once.
      await remove(entry.seq).catch(() => undefined)
      return answer
    } catch (error) {
      const verdict = judge(error)
      if (verdict === 'lost' || verdict === 'over')
        return keep({ ...entry, tries: 1, trouble: troubleOf(error) })
      // It goes back to whoever said it: the form shows the refusal and keeps the words.
      await remove(entry.seq).catch(() => undefined)
      throw error
    }
  })
}

async function layDown<C extends Contract>(contract: C, asked: Asked<C> & { key: string }, person: string) {
  const { name, method, path, access, outbox, body } = contract
  const { key } = asked
  // Pressed again after the tab was killed: it lies here already.
  const known = await findByKey(person, key)
  if (known) return put(known)
  const params = (asked.params ?? {}) as Record<string, string>
  return put({
    key,
    person,
    saidAt: Date.now(),
    to: { name, method, path, access, outbox, ...(body && { body: true }) },
    subject: subjectOf(contract, params, key),
    params,
    body: asked.body,
    state: 'trying',
    tries: 0,
    trouble: null,
  })
}

async function hasEarlier({ person, subject, seq }: Waiting): Promise<boolean> {
  return (await listOf(person)).some((one) => one.subject === subject && one.seq < seq)
}

async function keep(entry: Waiting): Promise<never> {
  // It lies there in any case; if this fails, the next start finds it as it was before its first try.
  await put({ ...entry, state: 'waiting' }).catch(() => undefined)
  await tellChanged()
  window.dispatchEvent(new Event(keptNow))
  setTimeout(() => void sendAll(), 1_000)
  throw new KeptForLater(entry.key)
}

/** Has the person at this phone anything that is not sent? */
export function hasOwn(): boolean {
  return waitingNow().length > 0
}

/** Takes it away unsent, with its followers. False when it is gone already, because it was sent. */
export function discard(entry: Waiting): Promise<boolean> {
  const { seq, key, person } = entry
  return inTurn(key, async () => {
    const isHere = (await find(seq)) !== undefined
    // The followers first: killed in between, the thing itself is still there.
    if (isHere) for (const one of followersOf(entry, await listOf(person)).toReversed()) await remove(one.seq)
    if (isHere) await remove(seq)
    forgetAttempt(person, key)
    await tellChanged()
    return isHere
  })
}

/** Sends it again, perhaps with something else in it; that is then another write, under a key of its own. */
export async function sendAgain({ seq, key }: Waiting, body?: object): Promise<void> {
  await inTurn(key, async () => {
    const entry = await find(seq)
    if (!entry) return
    const said = body && {
      key: newKey(),
      body: { ...(entry.body as object), ...body },
      // One that said nothing so far may do so now.
      to: { ...entry.to, body: true as const },
    }
    await put({ ...entry, ...said, state: 'waiting', trouble: null })
    await tellChanged()
  })
  await sendAll()
}

/** All that this person has waiting, for good. */
export async function discardAll(person: string): Promise<void> {
  for (const entry of await listOf(person)) await discard(entry)
}
