import { type Endpoint, featureOf } from '../../../shared/kit/endpoint.ts'
import { refresh } from '../query/query-client.ts'
import { call, serverReached } from '../api/api.ts'
import { waitBefore } from '../api/back-off.ts'
import { registerMutation } from '../query/own-mutations.ts'
import { currentSession } from '../session/session-store.ts'
import { forgetAttempt } from './forget-attempt.ts'
import { tryLock } from './locks.ts'
import { showOwnQueue, broadcastChange } from './queue-view.ts'
import { uploadsLast } from './ordering-key.ts'
import { find, findFile, listOf, put, remove } from './store.ts'
import { sendPieces } from '../uploads/send-pieces.ts'
import { classifyError, toQueuedError, type ErrorClass } from './error-class.ts'
import { queuedNow, type QueuedMutation } from './queued-mutation.ts'

/** busy: another tab is sending it. gone: it was deleted, or must not be sent any more. */
type Outcome = 'sent' | 'busy' | 'gone' | ErrorClass

let running: Promise<void> | null = null
let failures = 0
let timer: ReturnType<typeof setTimeout> | undefined
/**
 * Keys of entries that the server has, but that could not be deleted for lack of space. They are not sent again, and
 * come last: after a failed delete the browser may close the database, and no other entry could be read in that round.
 */
const undeleted = new Set<string>()

/** Sends queued writes, and retries until stopped. Returns the stop function. */
export function keepSending(): () => void {
  const wake = () => void (document.visibilityState === 'hidden' || sendAll())
  const wakeIfWaiting = () => void (hasUnsent() && sendAll())
  // navigator.onLine is wrong on many phones: use its `online` event, never its value.
  window.addEventListener('online', wake)
  window.addEventListener('focus', wake)
  document.addEventListener('visibilitychange', wake)
  window.addEventListener(serverReached, wakeIfWaiting)
  void showOwnQueue()
  void sendAll()
  return () => {
    clearTimeout(timer)
    window.removeEventListener('online', wake)
    window.removeEventListener('focus', wake)
    document.removeEventListener('visibilitychange', wake)
    window.removeEventListener(serverReached, wakeIfWaiting)
  }
}

/** Sends every write that can be sent, in order. Joins a round in progress; skipped while another tab runs one. */
export function sendAll(): Promise<void> {
  running ??= runRound()
  return running
}

/** Schedules a round in `ms` milliseconds; the end of an earlier round replaces the timer. */
export function sendAllIn(ms: number): void {
  clearTimeout(timer)
  timer = setTimeout(() => void sendAll(), ms)
}

async function runRound(): Promise<void> {
  clearTimeout(timer)
  try {
    const isThrough = await tryLock('round', sendRound)
    failures = isThrough ? 0 : failures + 1
  } catch {
    // The database is closed or fails for now.
    failures += 1
  }
  running = null
  if (hasUnsent() && currentSession()) sendAllIn(waitBefore(failures + 1))
}

function hasUnsent(): boolean {
  return queuedNow().some(({ state }) => state === 'waiting')
}

/** Returns whether every attempt got a clear answer from the server. */
async function sendRound(): Promise<boolean> {
  const person = currentSession()?.person.id
  if (person === undefined) return true
  let isThrough = true
  const all = await listOf(person)
  /** Ordering keys with an entry that is still queued: their later writes must wait. */
  const held = new Set<string>()
  /** Keys of entries that are still queued: what depends on one of them must wait. */
  const unsent = new Set(all.map(({ key }) => key).filter((key) => !undeleted.has(key)))
  for (const entry of undeletedLast(uploadsLast(all))) {
    const isEarly = entry.dependsOn !== undefined && unsent.has(entry.dependsOn)
    if (isEarly) held.add(entry.orderingKey)
    if (held.has(entry.orderingKey)) continue
    const outcome = entry.state === 'refused' ? 'refused' : await sendOne(entry)
    if (outcome === 'over' || outcome === 'lost') return false
    if (outcome === 'unclear') isThrough = false
    if (outcome === 'sent' || outcome === 'gone') unsent.delete(entry.key)
    else held.add(entry.orderingKey)
  }
  return isThrough
}

function undeletedLast(all: readonly QueuedMutation[]): QueuedMutation[] {
  const isUndeleted = ({ key }: QueuedMutation) => undeleted.has(key)
  return [...all.filter((entry) => !isUndeleted(entry)), ...all.filter(isUndeleted)]
}

function sendOne(known: QueuedMutation): Promise<Outcome> {
  return tryLock(known.key, () => trySending(known.seq)).then(
    (outcome) => outcome ?? 'busy',
    // On a full disk even a read or a delete fails. Other ordering keys need not wait.
    () => 'unclear',
  )
}

async function trySending(seq: number): Promise<Outcome> {
  const found = await find(seq)
  if (!found || found.state === 'refused') return 'gone'
  // Its tab was closed during the first attempt. If it arrived, the idempotency key makes the repeat harmless.
  const entry: QueuedMutation = { ...found, state: 'waiting' }
  if (found.state === 'trying') await put(entry).then(broadcastChange, () => undefined)
  // Checked synchronously before `call` reads the token: another user may have signed in.
  if (currentSession()?.person.id !== entry.person) return 'over'
  const isNew = !undeleted.has(entry.key)
  if (isNew) {
    try {
      const sending = deliver(entry)
      registerMutation(entry.key, sending)
      await sending
    } catch (error) {
      return settleFailed(entry, error)
    }
    undeleted.add(entry.key)
  }
  try {
    await remove(seq)
  } catch (error) {
    // Sent all the same: the next round need not wait longer than this one did.
    if (isNew) return 'sent'
    throw error
  }
  undeleted.delete(entry.key)
  forgetAttempt(entry.person, entry.key)
  // Refetch before the entry leaves the view, so that the item does not vanish in between.
  await Promise.all([refresh(featureOf(entry.to)), refresh('activities')])
  await broadcastChange()
  return 'sent'
}

/** Sends a write, and the file that follows it. */
async function deliver(entry: QueuedMutation): Promise<void> {
  const { params, body, key, to } = entry
  const hasFile = to.piecesPath !== undefined
  const file = hasFile ? await findFile(key) : undefined
  const asked = {
    params,
    body,
    // Begun again, an upload is answered with what has arrived by now, and not as at the first time.
    ...(!hasFile && { key }),
    patientId: entry.patientId ?? null,
    waitedMs: Math.max(0, Date.now() - entry.submittedAt),
  }
  const answer: unknown = await call(to as unknown as Endpoint, asked as object)
  if (file) await sendPieces(entry, file, (answer as { received: number }).received)
}

async function settleFailed(entry: QueuedMutation, error: unknown): Promise<ErrorClass> {
  const errorClass = classifyError(error)
  const state = errorClass === 'refused' ? 'refused' : 'waiting'
  await put({ ...entry, state, tries: entry.tries + 1, lastError: toQueuedError(error) })
  await broadcastChange()
  return errorClass
}
