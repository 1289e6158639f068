import { mayAnswer, maySayOutcome } from '../../shared/alarms/alarms.access.ts'
import { deskOutcomes } from '../../shared/alarms/alarms.rules.ts'
import { eventOf, type AlarmEvent } from '../../shared/alarms/alarms.events.ts'
import { nameWithoutTitle } from '../../shared/doctors/doctors.names.ts'
import type { AnswerOf } from '../../shared/kit/endpoint.ts'
import type { RequestContext } from '../platform/context/request-context.ts'
import type { Tx } from '../platform/db/database.ts'
import { topicOfPerson, withdrawNotices } from '../platform/events/publish.ts'
import { appError, endpointError } from '../platform/http/errors/app-error.ts'
import { newId } from '../platform/runtime/ids.ts'
import { acknowledgeAlarm, sayOutcome } from './alarms.operations.ts'
import { findConnection, getPatient, listDoctors } from './alarms.people.repo.ts'
import * as repo from './alarms.repo.ts'
import { deskTopic, goOn, handToDesk, publishAbout } from './alarms.steps.ts'

type Ctx = RequestContext<typeof acknowledgeAlarm> | RequestContext<typeof sayOutcome>

/** The alarm, locked; 404 for whoever may not know of it. */
async function lockAnswerable(ctx: Ctx, tx: Tx): Promise<repo.AlarmRow> {
  const { actor, params, now } = ctx
  const alarm = await repo.lockAlarm(tx, params.id)
  if (!alarm || !mayAnswer(actor, await findConnection(tx, alarm, actor.id, now))) throw appError('notFound')
  return alarm
}

export function acknowledge(
  ctx: RequestContext<typeof acknowledgeAlarm>,
): Promise<AnswerOf<typeof acknowledgeAlarm>> {
  const { actor, now } = ctx
  return ctx.write(async (tx) => {
    const alarm = await lockAnswerable(ctx, tx)
    const { id, acknowledged_by: by } = alarm
    if (by === actor.id && !alarm.closed_at) return { id }
    const faster = by ?? alarm.closed_by
    if (faster !== null && faster !== actor.id) {
      const doctor = await nameOf(tx, faster)
      throw endpointError(acknowledgeAlarm, 'alreadyAcknowledged', { details: { doctor } })
    }
    if (alarm.closed_at) throw endpointError(acknowledgeAlarm, 'alreadyClosed')
    const answered = { acknowledged_by: actor.id, acknowledged_at: now }
    await repo.changeAlarm(tx, id, answered)
    const isDoctor = actor.role === 'doctor'
    if (isDoctor) await repo.openCall(tx, alarm, actor.id, now)
    await tell(ctx, tx, alarm, isDoctor ? 'alarms.acknowledged' : 'alarms.deskAcknowledged')
    await goOn({ tx, appContext: ctx.appContext, now }, { ...alarm, ...answered })
    return { id }
  })
}

export function outcome(ctx: RequestContext<typeof sayOutcome>): Promise<AnswerOf<typeof sayOutcome>> {
  const { actor, body, now } = ctx
  return ctx.write(async (tx) => {
    const alarm = await lockAnswerable(ctx, tx)
    const { id } = alarm
    if (alarm.closed_at) throw endpointError(sayOutcome, 'alreadyClosed')
    if (!maySayOutcome(actor, { acknowledgedBy: alarm.acknowledged_by }))
      throw endpointError(sayOutcome, 'notYours')
    if (actor.role === 'coordinator' && !deskOutcomes.some((one) => one === body.outcome))
      throw endpointError(sayOutcome, 'notForDesk')
    const steps = { tx, appContext: ctx.appContext, now }
    const isOver = body.outcome !== 'notReached'
    const isHanded = !isOver && body.handToDesk && actor.role === 'doctor'
    const said = { outcome: body.outcome, handed_to_desk: isHanded, note: body.note }
    await repo.insertOutcome(tx, { id: newId(), alarm_id: id, ...said, at: now, by_user: actor.id })
    // First: it withdraws the notices of before.
    await tell(ctx, tx, alarm, eventOf(body.outcome))
    const change = {
      outcome: body.outcome,
      outcome_at: now,
      // Whoever says first what came of it has answered, too.
      ...(alarm.acknowledged_by === null && { acknowledged_by: actor.id, acknowledged_at: now }),
      ...(isHanded && (await handToDesk(steps, alarm))),
      ...(isOver && { closed_at: now, closed_by: actor.id, next_at: null }),
    }
    await repo.changeAlarm(tx, id, change)
    await goOn(steps, { ...alarm, ...change })
    return { id, isClosed: isOver }
  })
}

/** The patient learns what was said; the screens of all who were told, and of the desk, fetch anew. */
async function tell(ctx: Ctx, tx: Tx, alarm: repo.AlarmRow, kind: AlarmEvent): Promise<void> {
  const { actor, now, appContext } = ctx
  const doctors = await withdrawNotices(tx, 'alarms.raised', alarm.id, now)
  const owners = await withdrawNotices(tx, 'alarms.owned', alarm.id, now)
  const topics = [...new Set([...doctors, ...owners, actor.id])].map(topicOfPerson)
  const { phone } = await getPatient(tx, alarm.patient_id)
  const number = appContext.town.emergency.ambulance.number
  const facts = { doctor: await nameOf(tx, actor.id), phone, number }
  await publishAbout({ tx, now }, alarm, kind, { topics: [...topics, deskTopic], tell: facts })
}

async function nameOf(tx: Tx, id: string): Promise<string> {
  const [person] = await listDoctors(tx, [id])
  return nameWithoutTitle(person?.name ?? '')
}
