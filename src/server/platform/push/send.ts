import { createHash } from 'node:crypto'
import { inTransaction, type Database } from '../db/database.ts'
import type { Language } from '../http/errors/sentences.ts'
import type { Message, Outcome, Push } from './push.ts'
import { forgetDevices, type listDevices } from './subscriptions.ts'

/** What the service worker reads: src/client/app/offline/push-worker.ts. */
export interface Shown {
  title: string
  body: string
  /** A notification with the same tag replaces the earlier one without a sound. */
  tag: string
  language: Language
  at: Date
  path: string
}

/** `about`: a later message about the same thing replaces one that still waits for a phone that is off. */
export function messageFor({ at, ...shown }: Shown, ttlSeconds: number, about: string = shown.tag): Message {
  return {
    text: JSON.stringify({ ...shown, at: at.getTime() }),
    topic: createHash('sha256').update(about).digest('base64url').slice(0, 32),
    ttlSeconds,
  }
}

/** To all of these devices, each in its language. Those that are gone are forgotten. */
export async function sendToDevices(
  { push, store: { db } }: { push: Push; store: { db: Database } },
  devices: Awaited<ReturnType<typeof listDevices>>,
  messageIn: (language: Language) => Message,
  now: Date,
): Promise<Outcome[]> {
  const sent = await Promise.all(
    devices.map(async ({ id, language, user_id: _, ...address }) => ({
      id,
      outcome: await push.send(address, messageIn(language), now),
    })),
  )
  const gone = sent.filter(({ outcome }) => outcome.is === 'gone').map(({ id }) => id)
  if (gone.length > 0) await inTransaction(db, (tx) => forgetDevices(tx, gone))
  return sent.map(({ outcome }) => outcome)
}
