import type { Tx } from '../db/database.ts'
import { enqueue } from '../db/enqueue.ts'
import { newId } from '../runtime/ids.ts'

/** Sends text messages. Throws while it cannot: the message stays in the outbox. */
export interface SmsProvider {
  /** `id` stays the same when a message is sent again. */
  send(message: { id: string; to: string; text: string }): Promise<void>
}

/** The job that sends one message of the outbox, where there is a provider. */
export const smsJob = 'alarms:sendSms'

export interface SmsDraft {
  /** Whose number it is: an account's, or a patient's. */
  userId: string | null
  patientId: string | null
  number: string
  /** Without clinical words and names: phones lie open on tables. */
  text: string
}

/** Puts a message into the outbox, in the caller's transaction. Without a provider the desk sends it by hand. */
export async function queueSms(tx: Tx, draft: SmsDraft, now: Date): Promise<void> {
  const { userId, patientId, number, text } = draft
  const id = newId()
  const unsent = { created_at: now, sent_at: null, sent_by: null }
  await tx
    .insertInto('sms_outbox')
    .values({ id, user_id: userId, patient_id: patientId, number, text, ...unsent })
    .execute()
  await enqueue(tx, smsJob, { sms: id })
}
