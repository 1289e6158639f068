import { type Endpoint, featureOf } from '../../../shared/kit/endpoint.ts'
import { refresh } from '../query/query-client.ts'
import { call, serverReached } from '../api/api.ts'
import { waitBefore } from '../api/back-off.ts'
import { registerMutation } from '../query/own-mutations.ts'
import { currentSession } from '../session/session-store.ts'
import { forgetAttempt } from './forget-attempt.ts'
import { tryLock } from './locks.ts'
import { showOwnQueue, broadcastChange } from './queue-view.ts'
import { find, listOf, put, remove } from './store.ts'
import { classifyError, toQueuedError, type ErrorClass } from './error-class.ts'
import { queuedNow, type QueuedMutation } from './queued-mutation.ts'

/** busy: another tab is at it. gone: it is no longer there, or no longer to be sent. */
type Outcome = 'sent' | 'busy' | 'gone' | ErrorClass

let running: Promise<void> | null = null
let failures = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** Keeps sending as long as the person is signed in; answers the way to stop. It never gives up by itself. */
export function keepSending(): () => void {
  const wake = () => void (document.visibilityState === 'hidden' || sendAll())
  const wakeIfWaiting = () => void (hasUnsent() && sendAll())
  // navigator.onLine lies on many phones: it is heard when it says yes, and never asked.
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

/** One round: everything that can go, in its order; joins the round that runs. Another tab at it is as good. */
export function sendAll(): Promise<void> {
  running ??= runRound()
  return running
}

/** A round after `ms` milliseconds, unless one ends before. */
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
    // The database is closed or broken for the moment.
    failures += 1
  }
  running = null
  if (hasUnsent() && currentSession()) sendAllIn(waitBefore(failures + 1))
}

function hasUnsent(): boolean {
  return queuedNow().some(({ state }) => state === 'waiting')
}

/** Answers whether the server was reached by all that were sent. */
async function sendRound(): Promise<boolean> {
  const person = currentSession()?.person.id
  if (person === undefined) return true
  let isThrough = true
  /** Subjects whose next write must wait behind one that is still here. */
  const held = new Set<string>()
  for (const entry of await listOf(person)) {
    if (held.has(entry.orderingKey)) continue
    const outcome = entry.state === 'refused' ? 'refused' : await sendOne(entry)
    if (outcome === 'over' || outcome === 'lost') return false
    if (outcome === 'unclear') isThrough = false
    if (outcome !== 'sent' && outcome !== 'gone') held.add(entry.orderingKey)
  }
  return isThrough
}

function sendOne(known: QueuedMutation): Promise<Outcome> {
  return tryLock(known.key, () => trySending(known.seq)).then(
    (outcome) => outcome ?? 'busy',
    // The phone has no room, not even to take it away: sent again under its key it counts once, and what is about
    // something else need not wait for that.
    () => 'unclear',
  )
}

async function trySending(seq: number): Promise<Outcome> {
  const found = await find(seq)
  if (!found || found.state === 'refused') return 'gone'
  // On its first way when the tab that sent it was closed: whether it arrived, its key will tell.
  const entry: QueuedMutation = { ...found, state: 'waiting' }
  if (found.state === 'trying') await put(entry).then(broadcastChange, () => undefined)
  // Asked in the same breath as the call takes the token: another person may have signed in.
  if (currentSession()?.person.id !== entry.person) return 'over'
  try {
    const sending = call(
      entry.to as unknown as Endpoint,
      {
        params: entry.params,
        body: entry.body,
        key: entry.key,
        waitedMs: Math.max(0, Date.now() - entry.submittedAt),
      } as object,
    )
    registerMutation(entry.key, sending)
    await sending
  } catch (error) {
    return settleFailed(entry, error)
  }
  await remove(seq)
  forgetAttempt(entry.person, entry.key)
  // First what the server now says, then the mark goes: so nothing vanishes in between.
  await Promise.all([refresh(featureOf(entry.to)), refresh('activities')])
  await broadcastChange()
  return 'sent'
}

async function settleFailed(entry: QueuedMutation, error: unknown): Promise<ErrorClass> {
  const errorClass = classifyError(error)
  const state = errorClass === 'refused' ? 'refused' : 'waiting'
  await put({ ...entry, state, tries: entry.tries + 1, lastError: toQueuedError(error) })
  await broadcastChange()
  return errorClass
}
