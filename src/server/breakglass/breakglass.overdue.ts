import * as v from 'valibot'
import { mayRingAt } from '../../shared/appointments/hours/appointments.quiet-hours.ts'
import { reviewOverdue } from '../../shared/breakglass/breakglass.events.ts'
import { isOwnAccess, overdueBefore } from '../../shared/breakglass/breakglass.rules.ts'
import type { AppContext } from '../platform/context/request-context.ts'
import { inTransaction, type Tx } from '../platform/db/database.ts'
import { textOf, type Language } from '../platform/http/errors/sentences.ts'
import { pushNotice, queueNoticePush } from '../platform/push/notice-push.ts'
import { messageFor } from '../platform/push/send.ts'
import { listReviewers, lockOverdue, type OverdueRow } from './breakglass.overdue.repo.ts'
import { tellReviewOverdue } from './breakglass.telling.ts'

/** The job that wakes the devices of one coordinator. */
export const reviewPushJob = 'breakglass:push'
const payload = v.object({ access: v.string(), person: v.string() })

const batch = 100
const keptForSeconds = 12 * 3600

/** Tells those who may review of each access that nobody has reviewed within its time, once. */
export async function tellAllOverdue({ store, clock }: Pick<AppContext, 'store' | 'clock'>): Promise<void> {
  while ((await inTransaction(store.db, (tx) => tellBatch(tx, clock()))) === batch);
}

/** How many were told. With nobody who may review it, an access waits for the next run. */
async function tellBatch(tx: Tx, now: Date): Promise<number> {
  const reviewers = await listReviewers(tx)
  let told = 0
  for (const row of await lockOverdue(tx, overdueBefore(now), batch)) {
    const people = reviewers.filter((one) => !isOwnAccess(doctorOf(row), one)).map(({ id }) => id)
    if (people.length === 0) continue
    await tellReviewOverdue(tx, row, people, now)
    const askedOf = (person: string) => ({ access: row.id, person })
    await queueNoticePush(tx, reviewPushJob, row.id, people, askedOf, now)
    told += 1
  }
  return told
}

function doctorOf({ doctor_id: id, phone, clinic_phone: clinic }: OverdueRow) {
  return { id, phones: [phone, clinic ?? ''] }
}

/** By day, once, unless it was read or reviewed meanwhile. Neither a name nor a reason is on the screen. */
export async function pushOverdue(appContext: AppContext, given: unknown): Promise<void> {
  const asked = v.parse(payload, given)
  const { clock, store, town } = appContext
  const notice = await store.db
    .selectFrom('notices')
    .select(['id', 'at'])
    .where('user_id', '=', asked.person)
    .where('subject', '=', asked.access)
    .where('kind', '=', reviewOverdue)
    .where('seen_at', 'is', null)
    .where('pushed_at', 'is', null)
    .executeTakeFirst()
  if (!notice) return
  const { at } = notice
  const tag = `review ${asked.access}`
  const messageIn = (language: Language) => {
    const title = textOf(language, 'requestTexts.review.overdue')
    const body = textOf(language, 'requestTexts.push.open')
    return messageFor({ title, body, tag, language, at, path: '/desk' }, keptForSeconds, tag)
  }
  await pushNotice(appContext, {
    job: reviewPushJob,
    asked,
    person: asked.person,
    noticeId: notice.id,
    runAt: mayRingAt(town.timeZone, clock()),
    due: mayRingAt(town.timeZone, at),
    messageIn,
  })
}
