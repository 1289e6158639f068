import type { AnswerOf, Endpoint } from '../../../shared/kit/endpoint.ts'
import { idFromKey } from '../../../shared/kit/own-ids.ts'
import { ApiError, call, type RequestOptions } from '../api/api.ts'
import { newKey } from '../api/keys.ts'
import type { Bytes } from '../keyring/encryption.ts'
import { digestOf } from '../uploads/digest.ts'
import { stopUpload } from '../uploads/upload-progress.ts'
import { currentText } from '../i18n/i18n.tsx'
import { holderHere } from '../session/session-store.ts'
import { showToast } from '../../ui/overlays/toast.tsx'
import { outboxKey, readStored, store } from '../storage/storage.ts'
import { forgetAttempt } from './forget-attempt.ts'
import { QueuedOffline } from './queued-offline.ts'
import { withFirstAttempt, withLock } from './locks.ts'
import { sendAll, sendAllIn } from './sender.ts'
import { broadcastChange, whenNoneWaits } from './queue-view.ts'
import { find, findByKey, listOf, put, putWithFiles, remove } from './store.ts'
import { dependentsOf, orderingKeyOf } from './ordering-key.ts'
import { newEntry } from './new-entry.ts'
import { classifyError, toQueuedError } from './error-class.ts'
import { queuedNow, type QueuedMutation } from './queued-mutation.ts'

export { keepSending, sendAll } from './sender.ts'
export { showOwnQueue } from './queue-view.ts'
export { findFile } from './store.ts'

/**
 * Sends a write that may be queued. It is stored before the first attempt, so that neither a lost answer nor a killed
 * tab loses it. Rejects with `QueuedOffline` when it has to wait, and with the error of `call` when it was not kept.
 * `staysInForm`: do not queue it when the session has ended; the form keeps the draft and the user sends it again.
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
    // It cannot be stored (disk full): send it directly.
    if (!entry) return call(endpoint, asked)
    if (await hasEarlier(entry)) return keep(entry)
    try {
      const answer = await call(endpoint, asked)
      // On a full disk the delete may fail. The entry is then sent again, and its idempotency key makes it count once.
      await remove(entry.seq).catch(() => undefined)
      return answer
    } catch (error) {
      const errorClass = classifyError(error)
      if (errorClass === 'lost' || (errorClass === 'over' && !staysInForm))
        return keep({ ...entry, tries: 1, lastError: toQueuedError(error) })
      // The caller gets the error: the form shows it and keeps the input.
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
  const { key } = asked
  // From now on the next start reads the outbox at once: this tab may be killed before the first answer.
  if (readStored(outboxKey) === null) store(outboxKey, String(Date.now()))
  // Sent before in a tab that was killed: the entry exists.
  const known = await findByKey(person, key)
  if (known) return put(known)
  return put(newEntry(endpoint, asked, { person, state: 'trying' }))
}

async function hasEarlier({ person, orderingKey, seq }: QueuedMutation): Promise<boolean> {
  return (await listOf(person)).some((one) => one.orderingKey === orderingKey && one.seq < seq)
}

/**
 * Queues files, and the write that names them by the ids of their uploads: all are stored, or none. Each waits until the
 * one before has arrived as a whole. Sending begins at once, but nobody waits for it: see upload-progress.ts.
 */
export async function queueWithFiles<E extends Endpoint>(
  upload: Endpoint,
  files: readonly Bytes[],
  {
    endpoint,
    asked,
    params,
  }: {
    endpoint: E
    asked: (uploads: string[]) => RequestOptions<E> & { key: string }
    /** Of the uploads. */
    params?: Record<string, string>
  },
): Promise<void> {
  const person = holderHere()
  if (person === null) throw notKept()
  const by = { person, state: 'waiting' } as const
  const entries: ReturnType<typeof newEntry>[] = []
  const add = (entry: ReturnType<typeof newEntry>) => {
    const before = entries.at(-1)
    entries.push(before ? { ...entry, dependsOn: before.key } : entry)
  }
  const contents = files.map((content) => ({ key: newKey(), content }))
  const idOf = (key: string) => idFromKey(key) ?? key
  for (const { key, content } of contents) {
    const body = { id: idOf(key), size: content.length, ...(await digestOf(content)) }
    add(newEntry(upload, { body, key, params } as { key: string }, by))
  }
  add(newEntry(endpoint, asked(contents.map(({ key }) => idOf(key))), by))
  await putWithFiles(entries, contents).catch(() => {
    throw notKept()
  })
  await broadcastChange()
  sayKept()
  void sendAll()
}

function notKept(): ApiError {
  return new ApiError('Not stored on this phone', { status: 0, code: 'notKept', feature: 'waiting' })
}

async function keep(entry: QueuedMutation): Promise<never> {
  // The entry is stored already. If this fails, the next start finds it in state `trying` and sends it.
  await put({ ...entry, state: 'waiting' }).catch(() => undefined)
  await broadcastChange()
  sayKept()
  sendAllIn(1_000)
  throw new QueuedOffline(entry.key)
}

/**
 * A toast, because the offline bar may not have loaded yet. Once the write is sent or refused it is outdated, and would
 * hide the line that says so.
 */
function sayKept(): void {
  whenNoneWaits(showToast(currentText().t('waiting.kept')))
}

/** Whether the signed-in user has unsent writes. */
export function hasOwnQueued(): boolean {
  return queuedNow().length > 0
}

/** Deletes the entry, its dependents and its file unsent. False when it was already sent or deleted. */
export async function discard(entry: QueuedMutation): Promise<boolean> {
  const { seq, key, person, dependsOn } = entry
  stopUpload(dependsOn ?? key)
  const isGone = await withLock(key, async () => {
    const isHere = (await find(seq)) !== undefined
    // Dependents first: if the tab is killed in between, the write they depend on is still queued.
    if (isHere)
      for (const one of dependentsOf(entry, await listOf(person)).toReversed()) await remove(one.seq)
    if (isHere) await remove(seq)
    forgetAttempt(person, key)
    await broadcastChange()
    return isHere
  })
  const upload = dependsOn === undefined ? undefined : await findByKey(person, dependsOn)
  if (isGone && upload) await discard(upload)
  return isGone
}

/**
 * Sends it again. A changed body or address makes it a new write under a new key. False when it was already sent or
 * deleted.
 */
export async function sendAgain(
  { seq, key }: QueuedMutation,
  body?: object,
  params?: Record<string, string>,
): Promise<boolean> {
  const isHere = await withLock(key, async () => {
    const entry = await find(seq)
    if (!entry) return false
    const said = (body ?? params) && changed(entry, body, params)
    await put({ ...entry, ...said, state: 'waiting', lastError: null })
    await broadcastChange()
    return true
  })
  await sendAll()
  return isHere
}

function changed(entry: QueuedMutation, body: object = {}, params = entry.params): Partial<QueuedMutation> {
  const key = newKey()
  const { patientId = null } = entry
  return {
    key,
    params,
    // A write that creates a row keeps its place before those that need the row.
    ...(params !== entry.params && { orderingKey: orderingKeyOf(entry.to, { params, patientId }, key) }),
    body: { ...(entry.body as object), ...body },
    // The endpoint may have sent no body before.
    to: { ...entry.to, body: true },
  }
}

/** Deletes all queued writes of this person. */
export async function discardAll(person: string): Promise<void> {
  for (const entry of await listOf(person)) await discard(entry)
}
