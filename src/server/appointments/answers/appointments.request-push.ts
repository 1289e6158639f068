import { sql } from 'kysely'
import * as v from 'valibot'
import { mayRingAt } from '../../../shared/appointments/hours/appointments.quiet-hours.ts'
import type { AppContext } from '../../platform/context/request-context.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { textOf, type Language } from '../../platform/http/errors/sentences.ts'
import type { Message } from '../../platform/push/push.ts'
import { messageFor } from '../../platform/push/send.ts'
import { pushNotice, queueNoticePush, triedForMs } from '../../platform/push/notice-push.ts'

/** The job that wakes one doctor's devices for a request. */
export const requestPushJob = 'appointments:push'

const payload = v.object({ appointment: v.string(), doctor: v.string() })

/** Queues the push to those of these doctors who have a device. */
export function queueRequestPush(
  tx: Tx,
  appointment: string,
  doctorIds: readonly string[],
  now: Date,
): Promise<void> {
  const askedOf = (doctor: string) => ({ appointment, doctor })
  return queueNoticePush(tx, requestPushJob, appointment, doctorIds, askedOf, now)
}

/**
 * Once for each request and doctor, and only while the doctor may answer and has not read of it. Of a job that runs
 * twice the second message replaces the first on the phone.
 */
export async function pushRequest(appContext: AppContext, given: unknown): Promise<void> {
  const asked = v.parse(payload, given)
  const notice = await findUnread(appContext.store.db, asked)
  if (!notice) return
  const { timeZone } = appContext.town
  const due = mayRingAt(timeZone, notice.at)
  await pushNotice(appContext, {
    job: requestPushJob,
    asked,
    person: asked.doctor,
    noticeId: notice.id,
    // A service that was away until the evening is tried again in the morning.
    runAt: mayRingAt(timeZone, appContext.clock()),
    due,
    messageIn: (language) => messageOf(language, due),
  })
}

/** The doctor's newest unread notice of a request that still waits, unless a push has told of it before. */
async function findUnread(db: Database, { appointment, doctor }: v.InferOutput<typeof payload>) {
  // Each kind has an index of its own.
  const { rows } = await sql<{ id: string; at: Date; seen_at: Date | null; pushed_at: Date | null }>`
    select n.id, n.at, n.seen_at, n.pushed_at from (
      select * from notices where kind = 'appointments.offered' and subject = ${appointment}
      union all
      select * from notices where kind = 'appointments.requested' and subject = ${appointment}
    ) n
    join appointments a on a.id = ${appointment} and a.status = 'pending' and a.offer_starts_at is null
    join doctors d on d.user_id = n.user_id and d.approval = 'approved'
    where n.user_id = ${doctor} and coalesce(a.doctor_id, n.user_id) = n.user_id
    order by n.at desc`.execute(db)
  if (rows.some(({ pushed_at }) => pushed_at !== null)) return undefined
  return rows.find(({ seen_at }) => seen_at === null)
}

/** No complaint and no name: phones lie open on tables. One an hour makes a sound, however many requests there are. */
function messageOf(language: Language, due: Date): Message {
  const shown = {
    title: textOf(language, 'requestTexts.push.title'),
    body: textOf(language, 'requestTexts.push.open'),
    tag: `requests ${due.toISOString().slice(0, 13)}`,
    language,
    at: due,
    path: '/doctor/requests',
  }
  return messageFor(shown, triedForMs / 1000)
}
