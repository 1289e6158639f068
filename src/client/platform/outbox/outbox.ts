import type { AnswerOf, Endpoint } from '../../../shared/kit/endpoint.ts'
import { ApiError, call, type RequestOptions } from '../api/api.ts'
import type { Bytes } from '../keyring/encryption.ts'
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
import { dependentsOf } from './ordering-key.ts'
import { chained, changedEntry, newEntry, newUploads, uploadIdOf } from './new-entry.ts'
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
  const { uploads, contents, ids } = await newUploads(upload, files, { person, params })
  const write = newEntry(endpoint, asked(ids), { person, state: 'waiting' })
  const entries = chained([...uploads, write])
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
    const said = (body ?? params) && changedEntry(entry, body, params)
    await put({ ...entry, ...said, state: 'waiting', lastError: null })
    await broadcastChange()
    return true
  })
  await sendAll()
  return isHere
}

interface ChangedFiles {
  upload: Endpoint
  /** The ids of uploads that it names already and goes on naming; their files may have arrived. */
  kept: readonly string[]
  files: readonly Bytes[]
  /** The body that names all of these. */
  bodyOf: (ids: string[]) => object
  /** Of new uploads. */
  params?: Record<string, string> | undefined
}

/**
 * Changes a queued write and the files it names: all of it is stored, or nothing. It keeps its place before later writes
 * of its kind. False when it was already sent, deleted or changed.
 */
export async function changeFiles(
  entry: QueuedMutation,
  { upload, kept, files, bodyOf, params }: ChangedFiles,
): Promise<boolean> {
  const { seq, key, person, patientId = null } = entry
  const before = await uploadsBefore(entry)
  const made = await newUploads(upload, files, { person, params, patientId })
  for (const one of before) stopUpload(one.key)
  const isHere = await withLocks([key, ...before.map((one) => one.key)], async () => {
    const found = await find(seq)
    if (found?.key !== key) return false
    const queued = await Promise.all(before.map((one) => find(one.seq)))
    const here = queued.filter((one) => one !== undefined)
    const stays = here.filter((one) => kept.includes(uploadIdOf(one.key)))
    const gone = here.filter((one) => !stays.includes(one))
    const said = changedEntry(found, bodyOf([...kept, ...made.ids]))
    const write = { ...found, ...said, state: 'waiting', lastError: null } as const
    await putWithFiles(chained([...stays, ...made.uploads, write]), made.contents, gone)
    await broadcastChange()
    return true
  })
  void sendAll()
  return isHere
}

/** The uploads it waits for, in the order in which they are sent. */
async function uploadsBefore({ person, dependsOn }: QueuedMutation): Promise<QueuedMutation[]> {
  const upload = dependsOn === undefined ? undefined : await findByKey(person, dependsOn)
  return upload ? [...(await uploadsBefore(upload)), upload] : []
}

function withLocks<T>([name, ...rest]: readonly string[], work: () => Promise<T>): Promise<T> {
  return name === undefined ? work() : withLock(name, () => withLocks(rest, work))
}

/** Deletes all queued writes of this person. */
export async function discardAll(person: string): Promise<void> {
  for (const entry of await listOf(person)) await discard(entry)
}
