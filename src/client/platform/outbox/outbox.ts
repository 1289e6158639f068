import type { AnswerOf, Endpoint } from '../../../shared/kit/endpoint.ts'
import { call, type RequestOptions } from '../api/api.ts'
import { newKey } from '../api/keys.ts'
import { currentText } from '../i18n/i18n.tsx'
import { holderHere } from '../session/session-store.ts'
import { showToast } from '../../ui/overlays/toast.tsx'
import { forgetAttempt } from './forget-attempt.ts'
import { QueuedOffline } from './queued-offline.ts'
import { withFirstAttempt, withLock } from './locks.ts'
import { sendAll, sendAllIn } from './sender.ts'
import { broadcastChange } from './queue-view.ts'
import { find, findByKey, listOf, put, remove } from './store.ts'
import { dependentsOf, orderingKeyOf } from './ordering-key.ts'
import { classifyError, toQueuedError } from './error-class.ts'
import { queuedNow, type QueuedMutation } from './queued-mutation.ts'

export { keepSending, sendAll } from './sender.ts'
export { showOwnQueue } from './queue-view.ts'

/**
 * Sends a write that may wait. It is laid down before its first try, so that neither a lost answer nor a killed
 * tab loses it. Rejects with `QueuedOffline` when it has to wait, and with what `call` said when it could not be kept.
 * `staysInForm`: when the session is over it is not kept either; its form has the draft, and the person presses again.
 */
export async function sendOrKeep<E extends Endpoint>(
  endpoint: E,
  asked: RequestOptions<E> & { key: string },
  { staysInForm = false } = {},
): Promise<AnswerOf<E>> {
  const person = holderHere()
  if (person === null) return call(endpoint, asked)
  return withFirstAttempt(asked.key, async () => {
    const entry = await enqueue(endpoint, asked, person).catch(() => null)
    // No room on this phone: it works with a network all the same.
    if (!entry) return call(endpoint, asked)
    if (await hasEarlier(entry)) return keep(entry)
    try {
      const answer = await call(endpoint, asked)
      // On a phone without room it may stay: sent again under its key, it counts once.
      await remove(entry.seq).catch(() => undefined)
      return answer
    } catch (error) {
      const errorClass = classifyError(error)
      if (errorClass === 'lost' || (errorClass === 'over' && !staysInForm))
        return keep({ ...entry, tries: 1, lastError: toQueuedError(error) })
      // It goes back to whoever said it: the form shows the refusal and keeps the words.
      await remove(entry.seq).catch(() => undefined)
      throw error
    }
  })
}

async function enqueue<E extends Endpoint>(
  endpoint: E,
  asked: RequestOptions<E> & { key: string },
  person: string,
) {
  const { name, method, path, access, outbox, body } = endpoint
  const { key } = asked
  // Pressed again after the tab was killed: it lies here already.
  const known = await findByKey(person, key)
  if (known) return put(known)
  const params = (asked.params ?? {}) as Record<string, string>
  return put({
    key,
    person,
    submittedAt: Date.now(),
    to: { name, method, path, access, outbox, ...(body && { body: true }) },
    orderingKey: orderingKeyOf(endpoint, params, key),
    params,
    body: asked.body,
    state: 'trying',
    tries: 0,
    lastError: null,
  })
}

async function hasEarlier({ person, orderingKey, seq }: QueuedMutation): Promise<boolean> {
  return (await listOf(person)).some((one) => one.orderingKey === orderingKey && one.seq < seq)
}

async function keep(entry: QueuedMutation): Promise<never> {
  // It lies there in any case; if this fails, the next start finds it as it was before its first try.
  await put({ ...entry, state: 'waiting' }).catch(() => undefined)
  await broadcastChange()
  // Said here: the line under the top bar comes later, and whoever pressed at once must hear it too.
  showToast(currentText().t('waiting.kept'))
  sendAllIn(1_000)
  throw new QueuedOffline(entry.key)
}

/** Has the person at this phone anything that is not sent? */
export function hasOwnQueued(): boolean {
  return queuedNow().length > 0
}

/** Takes it away unsent, with its followers. False when it is gone already, because it was sent. */
export function discard(entry: QueuedMutation): Promise<boolean> {
  const { seq, key, person } = entry
  return withLock(key, async () => {
    const isHere = (await find(seq)) !== undefined
    // The followers first: killed in between, the thing itself is still there.
    if (isHere)
      for (const one of dependentsOf(entry, await listOf(person)).toReversed()) await remove(one.seq)
    if (isHere) await remove(seq)
    forgetAttempt(person, key)
    await broadcastChange()
    return isHere
  })
}

/** Sends it again, perhaps with something else in it; that is then another write, under a key of its own. */
export async function sendAgain({ seq, key }: QueuedMutation, body?: object): Promise<void> {
  await withLock(key, async () => {
    const entry = await find(seq)
    if (!entry) return
    const said = body && {
      key: newKey(),
      body: { ...(entry.body as object), ...body },
      // One that said nothing so far may do so now.
      to: { ...entry.to, body: true as const },
    }
    await put({ ...entry, ...said, state: 'waiting', lastError: null })
    await broadcastChange()
  })
  await sendAll()
}

/** All that this person has waiting, for good. */
export async function discardAll(person: string): Promise<void> {
  for (const entry of await listOf(person)) await discard(entry)
}
