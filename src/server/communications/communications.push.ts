import * as v from 'valibot'
import { mayRingAt } from '../../shared/appointments/hours/appointments.quiet-hours.ts'
import { messageAnswered, messageNotices } from '../../shared/communications/communications.events.ts'
import type { AppContext } from '../platform/context/request-context.ts'
import type { Tx } from '../platform/db/database.ts'
import { isOwnRecord } from '../platform/db/who-acts.ts'
import { textOf, type Language } from '../platform/http/errors/sentences.ts'
import { pushNotice, queueNoticePush } from '../platform/push/notice-push.ts'
import { messageFor } from '../platform/push/send.ts'

/** The job that wakes the devices of one person for a message. */
export const messagePushJob = 'communications:push'

const payload = v.object({ kind: v.picklist(messageNotices), thread: v.string(), person: v.string() })
type Kind = (typeof messageNotices)[number]

const keptForSeconds = 12 * 3600

const titles = {
  'communications.asked': 'messageTexts.asked',
  'communications.askedInstead': 'messageTexts.asked',
  'communications.answered': 'messageTexts.answered',
  'communications.overdue': 'messageTexts.overdue',
} as const satisfies Record<Kind, string>

export async function queuePush(
  tx: Tx,
  { kind, thread }: { kind: Kind; thread: string },
  people: readonly string[],
  now: Date,
): Promise<void> {
  const askedOf = (person: string) => ({ kind, thread, person })
  await queueNoticePush(tx, messagePushJob, `${kind}:${thread}`, people, askedOf, now)
}

/** By day, once for each notice that is not read; neither a name nor a word of it is on the screen. */
export async function pushMessage(appContext: AppContext, given: unknown): Promise<void> {
  const asked = v.parse(payload, given)
  const { db } = appContext.store
  const notice = await db
    .selectFrom('notices')
    .select(['id', 'at', 'patient_id'])
    .where('user_id', '=', asked.person)
    .where('subject', '=', asked.thread)
    .where('kind', '=', asked.kind)
    .where('seen_at', 'is', null)
    .where('pushed_at', 'is', null)
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!notice) return
  const tag = `message ${asked.kind} ${asked.thread}`
  const path = await pathOf(appContext, asked, notice)
  const messageIn = (language: Language) =>
    messageFor(
      {
        title: textOf(language, titles[asked.kind]),
        body: textOf(language, 'requestTexts.push.open'),
        tag,
        language,
        at: notice.at,
        path,
      },
      keptForSeconds,
      tag,
    )
  const due = mayRingAt(appContext.town.timeZone, notice.at)
  const { person } = asked
  const runAt = mayRingAt(appContext.town.timeZone, appContext.clock())
  await pushNotice(appContext, {
    job: messagePushJob,
    asked,
    person,
    noticeId: notice.id,
    runAt,
    due,
    messageIn,
  })
}

async function pathOf(
  { store }: AppContext,
  { kind, person }: { kind: Kind; person: string },
  notice: { patient_id: string | null },
): Promise<string> {
  if (kind !== messageAnswered) return '/doctor/messages'
  // Whoever acts for the patient reads of it on the home page, which names the person and leads on.
  const isOwn = notice.patient_id !== null && (await isOwnRecord(store.db, person, notice.patient_id))
  return isOwn ? '/patient/messages' : '/'
}
