import { joinFlags } from '../../shared/communications/communications.red-flags.ts'
import { receivedAfter } from '../../shared/communications/communications.rules.ts'
import type { Message } from '../../shared/communications/communications.schemas.ts'
import type { AnswerOf } from '../../shared/kit/endpoint.ts'
import { cutPage, type PagePlace } from '../../shared/kit/pages.ts'
import type { RequestContext } from '../platform/context/request-context.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import type { Tables } from '../platform/db/tables.ts'
import { listPhotos } from './photos/communications.photos.repo.ts'
import { storePhotos, type NewPhoto } from './photos/communications.photos.service.ts'
import { findVisit } from './visits/communications.visits.repo.ts'
import type { readThread } from './communications.operations.ts'
import { presentMessage } from './communications.presenter.ts'
import {
  changeThread,
  insertMessage,
  listAskedAfter,
  listMessages,
  openThread,
  type ThreadRow,
} from './communications.repo.ts'

const pageLength = 20

interface Written extends Pick<Tables['communications'], 'sender'> {
  text: string
  /** Locked. */
  photos: readonly NewPhoto[]
  answerDueAt: Date | null
  redFlags: Message['redFlags']
  rules: string | null
  /** Of a doctor's. */
  asksToCome?: boolean
  comeBy?: string | null
  /** The doctor who stands in for the thread's, by name; null: nobody does. */
  standIn?: string | null
}

type Writing = Pick<RequestContext, 'actor' | 'newId' | 'now' | 'submittedAt' | 'appContext'>

/** Stores a message at the end of the thread, which it locks; the caller says what becomes of what waits. */
export async function append(
  ctx: Writing,
  tx: Tx,
  who: { patientId: string; doctorId: string },
  {
    sender,
    text,
    photos,
    answerDueAt,
    redFlags,
    rules,
    asksToCome = false,
    comeBy = null,
    standIn = null,
  }: Written,
): Promise<{ thread: ThreadRow; message: Message }> {
  const { actor, newId: id, now, submittedAt, appContext } = ctx
  if (!actor) throw new Error('Only somebody who is signed in writes.')
  const { isNew, ...thread } = await openThread(tx, { ...who, id, now })
  const received_at = receivedAfter(now, isNew ? null : thread.last_at)
  const row = {
    id,
    sender,
    payload: text,
    sent_at: submittedAt,
    received_at,
    red_flags: redFlags,
    asks_to_come: asksToCome,
    by_stand_in: standIn !== null,
  }
  const more = {
    thread_id: thread.id,
    written_by: actor.id,
    answer_due_at: answerDueAt,
    red_flag_rules: rules,
    photos: photos.length,
    come_by: comeBy,
  }
  await insertMessage(tx, { ...row, ...more })
  await storePhotos(ctx, tx, photos, { id, patientId: who.patientId })
  await changeThread(tx, thread.id, { last_at: received_at })
  const zone = appContext.town.timeZone
  const message = presentMessage({ ...row, name: actor.name, doctor_name: standIn }, thread, {
    zone,
    viewer: sender,
    photos: photos.map(({ id: photo, prepared: { mime } }) => ({
      id: photo,
      mime,
      error_marked_at: null,
      thumbnail: null,
    })),
  })
  return { thread: { ...thread, last_at: received_at }, message }
}

export async function pageOf(
  { appContext }: Pick<RequestContext, 'appContext'>,
  db: Database | Tx,
  thread: ThreadRow | undefined,
  {
    after,
    viewer,
    standsIn = false,
  }: {
    after: PagePlace | undefined
    viewer: 'patient' | 'doctor'
    /** Another doctor, who does not see what is private. */
    standsIn?: boolean
  },
): Promise<Pick<AnswerOf<typeof readThread>, 'visit' | 'comeBy' | 'messages' | 'next'>> {
  if (!thread) return { visit: null, comeBy: null, messages: [], next: null }
  const rows = await listMessages(db, thread.id, after, pageLength + 1)
  const { page, next } = cutPage(rows, pageLength, ({ received_at: at, id }) => ({ at, id }))
  const zone = appContext.town.timeZone
  const withPhotos = page.filter(({ photos }) => photos > 0).map(({ id }) => id)
  const sent = withPhotos.length > 0 ? await listPhotos(db, withPhotos, { standsIn }) : []
  const messages = page.map((row) => {
    const photos = sent.filter((one) => one.communication_id === row.id)
    return presentMessage(row, thread, { zone, viewer, photos })
  })
  return { ...(await findVisit(db, thread.id)), messages, next }
}

/** What was received up to then waits no more; of what came later, the first promise holds. Returns when it is due. */
export async function settleUpTo(tx: Tx, thread: ThreadRow, upTo: Date): Promise<Date | null> {
  const left = await listAskedAfter(tx, thread.id, upTo)
  const due = left[0]?.answer_due_at ?? null
  await changeThread(tx, thread.id, {
    answer_due_at: due,
    red_flags: joinFlags(left.flatMap((row) => row.red_flags)),
    ...(due?.getTime() !== thread.answer_due_at?.getTime() && { overdue_told_at: null }),
  })
  return due
}

/** The later of both; never after the last message. */
export function readUntil(thread: ThreadRow, known: Date | null, upTo: Date): Date {
  const shown = upTo < thread.last_at ? upTo : thread.last_at
  return known !== null && known > shown ? known : shown
}
