import { inTransaction, type Database, type Tx } from '../db/database.ts'
import { enqueue } from '../db/enqueue.ts'
import type { Language } from '../http/errors/sentences.ts'
import type { Message, Push } from './push.ts'
import { sendToDevices } from './send.ts'
import { listDevices } from './subscriptions.ts'

/** Afterwards the app tells it, or the request is with somebody else. */
export const triedForMs = 2 * 3_600_000

/** What a job of the queue is about: one appointment, and one person whose devices it wakes. */
type Asked = Readonly<Record<string, string>>

export interface Pushing {
  push: Push
  store: { db: Database }
  clock: () => Date
}

interface NoticePush {
  job: string
  asked: Asked
  person: string
  noticeId: string
  /** Until then the job waits. */
  runAt: Date
  /** Since when the person should have heard of it. */
  due: Date
  messageIn: (language: Language) => Message
}

/** Queues the job for each of these people who has a device. */
export async function queueNoticePush(
  tx: Tx,
  job: string,
  appointment: string,
  people: readonly string[],
  askedOf: (person: string) => Asked,
  now: Date,
): Promise<void> {
  const devices = await listDevices(tx, people, now)
  for (const person of new Set(devices.map(({ user_id }) => user_id)))
    await enqueue(tx, job, askedOf(person), { jobKey: `${job}:${appointment}:${person}` })
}

/** Rings once for the notice on all devices of the person. Throws to be run again while no push service takes it. */
export async function pushNotice(
  appContext: Pushing,
  { job, asked, person, noticeId, runAt, due, messageIn }: NoticePush,
): Promise<void> {
  const { db } = appContext.store
  const now = appContext.clock()
  if (runAt > now) return inTransaction(db, (tx) => enqueue(tx, job, asked, { runAt }))
  const devices = await listDevices(db, [person], now)
  const outcomes = await sendToDevices(appContext, devices, messageIn, now)
  if (outcomes.some(({ is }) => is === 'sent')) {
    await db.updateTable('notices').set({ pushed_at: now }).where('id', '=', noticeId).execute()
    return
  }
  if (outcomes.some(({ is }) => is === 'later') && now.getTime() - due.getTime() < triedForMs)
    throw new Error('No push service has taken it yet.')
}
