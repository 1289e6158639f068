import { sql } from 'kysely'
import * as v from 'valibot'
import type { AnswerOf } from '../../../shared/kit/endpoint.ts'
import type { AppContext, RequestContext } from '../../platform/context/request-context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { publish } from '../../platform/events/publish.ts'
import { appError, endpointError } from '../../platform/http/errors/app-error.ts'
import { markSmsSent, type listSms } from '../alarms.operations.ts'
import { deskTopic } from '../alarms.steps.ts'

const listed = 100
/** What nobody sent within a day is no longer worth sending. */
const keptMs = 24 * 3_600_000

/** To the patient of an open alarm that nobody has answered, or to somebody who was told of it by this message. */
const ofUnanswered = sql<boolean>`exists (
  select from alarms a
  where a.closed_at is null and a.acknowledged_at is null and a.raised_at <= sms_outbox.created_at
    and (a.patient_id = sms_outbox.patient_id or exists (
      select from alarm_tellings t
      where t.alarm_id = a.id and t.channel = 'sms' and t.person_id = sms_outbox.user_id)))`

export async function list({ db, now }: RequestContext<typeof listSms>): Promise<AnswerOf<typeof listSms>> {
  const rows = await db
    .selectFrom('sms_outbox')
    .select(['id', 'number', 'text', 'created_at'])
    .select(sql<number>`(count(*) over ())::int`.as('waiting'))
    .select(sql<number>`(count(*) filter (where ${ofUnanswered}) over ())::int`.as('unanswered'))
    .where('sent_at', 'is', null)
    .where('created_at', '>', new Date(now.getTime() - keptMs))
    .orderBy('created_at')
    .orderBy('id')
    .limit(listed)
    .execute()
  const messages = rows.map(({ id, number, text, created_at }) => ({
    id,
    number,
    text,
    at: created_at.toISOString(),
  }))
  return { messages, waiting: rows[0]?.waiting ?? 0, unanswered: rows[0]?.unanswered ?? 0 }
}

export function markSent(ctx: RequestContext<typeof markSmsSent>): Promise<AnswerOf<typeof markSmsSent>> {
  const { actor, params, now } = ctx
  return ctx.write(async (tx) => {
    const row = await tx
      .selectFrom('sms_outbox')
      .select('sent_at')
      .where('id', '=', params.id)
      .forUpdate()
      .executeTakeFirst()
    if (!row) throw appError('notFound')
    if (row.sent_at !== null) throw endpointError(markSmsSent, 'alreadySent')
    await tx
      .updateTable('sms_outbox')
      .set({ sent_at: now, sent_by: actor.id })
      .where('id', '=', params.id)
      .execute()
    await publish(tx, { kind: 'alarms.smsChanged', subject: params.id, topics: [deskTopic] }, now)
    return { message: 'Sent.' }
  })
}

const payload = v.object({ sms: v.string() })

/** Where there is a provider; else the desk sees it. A message may be sent twice after a kill, rather than never. */
export async function sendSms({ store, sms, clock }: AppContext, given: unknown): Promise<void> {
  const { sms: id } = v.parse(payload, given)
  const { db } = store
  const row = await db
    .selectFrom('sms_outbox')
    .select(['number', 'text'])
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .executeTakeFirst()
  if (!row) return
  const now = clock()
  if (sms) await sms.send({ id, to: row.number, text: row.text })
  await inTransaction(db, async (tx) => {
    if (sms) await tx.updateTable('sms_outbox').set({ sent_at: now }).where('id', '=', id).execute()
    await publish(tx, { kind: 'alarms.smsChanged', subject: id, topics: [deskTopic] }, now)
  })
}
