import type { AnswerOf } from '../../shared/kit/contract.ts'
import { markDose } from '../../shared/reminders/reminders.contract.ts'
import { isMarkable } from '../../shared/reminders/reminders.schedule.ts'
import { announce, topicOfPerson } from '../platform/events/announce.ts'
import type { Call } from '../platform/http/call.ts'
import { refuse, refuseBy } from '../platform/http/refusal.ts'
import { presentReminder } from './reminders.present.ts'
import { forgetDose, isMarked, lockPlans, saveDose } from './reminders.repo.ts'

/** Taken, skipped, or neither again. Works for a removed reminder too: the word may have been on its way. */
export function mark(call: Call<typeof markDose>): Promise<AnswerOf<typeof markDose>> {
  const { actor, params, now, saidAt, today, house } = call
  const { day, time, state } = call.body
  return call.write(async (tx) => {
    const rows = await lockPlans(tx, actor.id, params.id)
    if (rows.length === 0) throw refuse('notFound')
    const key = { reminder_id: params.id, day, time }
    const isPlanned = isMarkable(presentReminder(rows), key, today, house.town.timeZone)
    // The plan may have changed since it was marked: what can be said can be taken back.
    if (!isPlanned && !(await isMarked(tx, key))) throw refuseBy(markDose, 'noSuchDose')
    if (state === null) await forgetDose(tx, key)
    else await saveDose(tx, { ...key, state, at: saidAt })
    const topics = [topicOfPerson(actor.id)]
    await announce(tx, { kind: 'reminders.marked', subject: params.id, topics }, now)
    return { reminderId: params.id, day, time, state }
  })
}
