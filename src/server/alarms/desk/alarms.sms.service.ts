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

export async function list({ db, now }: RequestContext<typeof listSms>): Promise<AnswerOf<typeof listSms>> {
  const rows = await db
    .selectFrom('sms_outbox')
    .select(['id', 'number', 'text', 'created_at'])
    .select(({ fn }) => fn.countAll<string>().over().as('waiting'))
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
  return { messages, waiting: Number(rows[0]?.waiting ?? 0) }
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
