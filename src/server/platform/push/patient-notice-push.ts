import { isOwnRecord } from '../db/who-acts.ts'
import { textOf, type Language } from '../http/errors/sentences.ts'
import { pushNotice, type Pushing } from './notice-push.ts'
import { messageFor } from './send.ts'

export interface PatientNotice {
  job: string
  /** What the job was given. */
  asked: Readonly<Record<string, string>>
  /** Of the notice. */
  kind: string
  subject: string
  person: string
  /** A text of the server, without anything clinical: phones lie open on tables. */
  title: string
  /** A later message with the same one takes its place. */
  tag: string
  keptForSeconds: number
  /** When the device may ring for a notice of this time. */
  mayRingAt: (at: Date) => Date
}

/** Rings once for the newest such notice, unless the person has read it. Its path is for one's own record only. */
export async function pushPatientNotice(
  appContext: Pushing,
  { job, asked, kind, subject, person, title, tag, keptForSeconds, mayRingAt }: PatientNotice,
): Promise<void> {
  const { db } = appContext.store
  const notice = await db
    .selectFrom('notices')
    .select(['id', 'at', 'patient_id', 'seen_at', 'pushed_at', 'facts'])
    .where('user_id', '=', person)
    .where('subject', '=', subject)
    .where('kind', '=', kind)
    .orderBy('at', 'desc')
    .executeTakeFirst()
  if (!notice?.patient_id || notice.seen_at !== null || notice.pushed_at !== null) return
  const { at } = notice
  // Whoever acts for another patient reads of it on the home page, which names the person and leads on.
  const isOwn = await isOwnRecord(db, person, notice.patient_id)
  const path = isOwn ? (notice.facts['path'] ?? '/') : '/'
  const messageIn = (language: Language) => {
    const body = textOf(language, 'requestTexts.push.open')
    return messageFor({ title: textOf(language, title), body, tag, language, at, path }, keptForSeconds, tag)
  }
  const due = mayRingAt(at)
  await pushNotice(appContext, { job, asked, person, noticeId: notice.id, runAt: due, due, messageIn })
}
