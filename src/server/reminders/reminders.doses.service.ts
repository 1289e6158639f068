import type { AnswerOf } from '../../shared/kit/endpoint.ts'
import { markDose } from './reminders.operations.ts'
import { addDays } from '../../shared/kit/time/town-time.ts'
import { isEarly, isMarkable, planAt } from '../../shared/reminders/reminders.schedule.ts'
import { isTakenThisWeek } from '../../shared/reminders/reminders.weekly.ts'
import { publish } from '../platform/events/publish.ts'
import type { RequestContext } from '../platform/context/request-context.ts'
import { appError, endpointError } from '../platform/http/errors/app-error.ts'
import { listMarksOf } from './delivery/reminders.deliveries.repo.ts'
import { presentDose, presentReminder } from './reminders.presenter.ts'
import { forgetDose, isMarked, lockPlans, remindersOf, saveDose } from './reminders.repo.ts'

/**
 * Marks a dose as taken or skipped, or clears the mark. Also for a removed reminder, since the mark may have been
 * queued offline.
 */
export function mark(ctx: RequestContext<typeof markDose>): Promise<AnswerOf<typeof markDose>> {
  const { actor, params, now, submittedAt, today, appContext } = ctx
  const { day, time, state } = ctx.body
  // Only what was skipped has a reason; a version without reasons leaves it as it is.
  const reason = state === 'skipped' ? ctx.body.reason : null
  return ctx.write(async (tx) => {
    const of = remindersOf(actor)
    const { patientId } = of
    const rows = await lockPlans(tx, of, params.id)
    if (rows.length === 0) throw appError('notFound')
    const key = { reminder_id: params.id, day, time }
    const reminder = presentReminder(rows)
    const zone = appContext.town.timeZone
    const isPlanned = isMarkable(reminder, key, today, zone)
    // What is taken as needed was taken, by now: there is nothing to skip, nor to mark ahead.
    const isNeeded = Boolean(planAt(reminder.plans, day, time, zone)?.asNeeded)
    const isWrong = isNeeded && (state === 'skipped' || isEarly(key, submittedAt, zone))
    if (isWrong) throw endpointError(markDose, 'noSuchDose')
    // The plan may have changed since the dose was marked; an existing mark can always be cleared.
    if (!isPlanned && !(await isMarked(tx, key))) throw endpointError(markDose, 'noSuchDose')
    if (state === 'taken') {
      const known = await listMarksOf(tx, [params.id], addDays(day, -6))
      if (isTakenThisWeek(reminder, known.map(presentDose), key, zone)) {
        throw endpointError(markDose, 'takenThisWeek')
      }
    }
    if (state === null) await forgetDose(tx, key)
    const kept =
      state === null
        ? null
        : await saveDose(tx, { ...key, state, at: submittedAt, ...(reason !== undefined && { reason }) })
    const about = { patientId, area: 'reminders' } as const
    await publish(tx, { kind: 'reminders.marked', subject: params.id, topics: [], about }, now)
    return { reminderId: params.id, day, time, state, reason: kept }
  })
}
