import type { AnswerOf } from '../../../shared/kit/endpoint.ts'
import type { RequestContext } from '../../platform/context/request-context.ts'
import { publish } from '../../platform/events/publish.ts'
import { appError, endpointError } from '../../platform/http/errors/app-error.ts'
import { countStock } from '../reminders.operations.ts'
import { presentReminder } from '../reminders.presenter.ts'
import { lockPlans, remindersOf } from '../reminders.repo.ts'
import { saveStock } from './reminders.stock.repo.ts'

/** The owner has counted what is left, perhaps without a network. Without the amount of a dose nothing would follow from it. */
export function count(ctx: RequestContext<typeof countStock>): Promise<AnswerOf<typeof countStock>> {
  const { actor, body, now, params, submittedAt } = ctx
  return ctx.write(async (tx) => {
    const of = remindersOf(actor)
    const { patientId } = of
    const rows = await lockPlans(tx, of, params.id)
    if (rows.length === 0) throw appError('notFound')
    if (!presentReminder(rows).plans.at(-1)?.unit) throw endpointError(countStock, 'noAmount')
    const { count: left, at } = await saveStock(tx, { id: params.id, count: body.left, at: submittedAt })
    const about = { patientId, area: 'reminders' } as const
    await publish(tx, { kind: 'reminders.counted', subject: params.id, topics: [], about }, now)
    return { reminderId: params.id, stock: { left, since: at.toISOString() } }
  })
}
