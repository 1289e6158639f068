import { promisedBy, receivedAfter } from '../../shared/communications/communications.rules.ts'
import { redFlagsOfMessage } from '../../shared/communications/communications.red-flags.ts'
import { redFlagRules } from '../../shared/red-flags/red-flags.rules.ts'
import { buildDocument } from '../documents/documents.fixtures.ts'
import type { AccessRows } from '../platform/context/access-rows.ts'
import type { AppContext } from '../platform/context/request-context.ts'
import { inTransaction, type Tx } from '../platform/db/database.ts'
import { newId } from '../platform/runtime/ids.ts'
import { settleUpTo } from './communications.messages.ts'
import { changeThread, insertMessage, lockThread, openThread } from './communications.repo.ts'

export interface MessageOptions {
  patientId: string
  doctorId: string
  by: 'patient' | 'doctor'
  text?: string
  writtenBy?: string | null
  at: Date
  /** Of a message that waited on a phone. */
  sentAt?: Date
  /** Of a doctor's message: whether it answers all before it. */
  answers?: boolean
  /** Documents that were sent with it. */
  photos?: readonly string[]
}

/** Inserts messages in their order, as if nobody had been told. */
export async function buildMessages(
  { store, town }: Pick<AppContext, 'store' | 'town'>,
  messages: readonly MessageOptions[],
): Promise<void> {
  for (const one of messages)
    await inTransaction(store.db, async (tx) => {
      const { by: sender, text = 'The cough is better.', photos = [] } = one
      const id = newId()
      const thread = await openThread(tx, { ...one, id: newId(), now: one.at })
      const at = receivedAfter(one.at, thread.isNew ? null : thread.last_at)
      const isAsked = sender === 'patient'
      const due = isAsked ? promisedBy(at, town) : null
      const red_flags = isAsked ? redFlagsOfMessage(text) : []
      await insertMessage(tx, {
        id,
        thread_id: thread.id,
        sender,
        written_by: one.writtenBy ?? null,
        payload: text,
        sent_at: one.sentAt ?? one.at,
        received_at: at,
        answer_due_at: due,
        red_flags,
        red_flag_rules: isAsked ? redFlagRules : null,
        photos: photos.length,
      })
      await attachPhotos(tx, photos, id)
      await changeThread(tx, thread.id, {
        last_at: at,
        ...(due && {
          answer_due_at: thread.answer_due_at ?? due,
          red_flags: [...new Set([...thread.red_flags, ...red_flags])],
        }),
      })
      if (isAsked || one.answers === false) return
      await changeThread(tx, thread.id, { doctor_read_until: at })
      const locked = await lockThread(tx, one)
      if (locked) await settleUpTo(tx, locked, at)
    })
}

/** As if they had been sent with it. */
async function attachPhotos(tx: Tx, ids: readonly string[], messageId: string): Promise<void> {
  await tx
    .updateTable('documents')
    .set({ communication_id: messageId })
    .where((is) => is('id', '=', is.fn.any(is.val([...ids]))))
    .execute()
}

const upToNow = ({ clock }: Pick<AppContext, 'clock'>) => ({ upTo: clock().toISOString() })

/** A thread of these two, in which the patient wrote last. */
async function threadOf({ appContext, patientId, doctorId }: Parameters<AccessRows[string]>[0]) {
  const at = appContext.clock()
  const hour = 3_600_000
  await buildMessages(appContext, [
    { patientId, doctorId, by: 'doctor', at: new Date(at.getTime() - hour) },
    { patientId, doctorId, by: 'patient', at },
  ])
}

export const accessRows: AccessRows = {
  'communications.thread': async (known) => {
    await threadOf(known)
    return { owner: 'patient', id: known.doctorId }
  },
  'communications.ask': ({ doctorId }) =>
    Promise.resolve({ owner: 'patient', id: doctorId, body: { text: 'The cough is better.' } }),
  'communications.seen': async (known) => {
    await threadOf(known)
    return { owner: 'patient', id: known.doctorId, body: upToNow(known.appContext) }
  },
  'communications.ofPatient': async (known) => {
    await threadOf(known)
    return { owner: 'doctor', id: known.patientId }
  },
  'communications.photo': async (known) => {
    const { appContext, patientId, doctorId } = known
    const document = await buildDocument(appContext, { patientId, kind: 'other' })
    const who = { patientId, doctorId, by: 'patient' } as const
    await buildMessages(appContext, [{ ...who, photos: [document], at: appContext.clock() }])
    return { owner: 'doctor', id: patientId, query: { document } }
  },
  'communications.answer': ({ patientId }) =>
    Promise.resolve({ owner: 'doctor', id: patientId, body: { text: 'Please go on with the syrup.' } }),
  'communications.seenByDoctor': async (known) => {
    await threadOf(known)
    return { owner: 'doctor', id: known.patientId, body: upToNow(known.appContext) }
  },
  'communications.settle': async (known) => {
    await threadOf(known)
    return { owner: 'doctor', id: known.patientId, body: upToNow(known.appContext) }
  },
}
