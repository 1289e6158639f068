import { canWriteNote } from '../../../shared/encounters/encounters.access.ts'
import { followUpSettled } from '../../../shared/encounters/encounters.events.ts'
import {
  gradeHoldsDays,
  mostAtRiskFirst,
  risksOf,
  type FollowUpFacts,
} from '../../../shared/encounters/follow-ups/encounters.risk.ts'
import type { AnswerOf } from '../../../shared/kit/endpoint.ts'
import { momentIn } from '../../../shared/kit/moments.ts'
import { daysBetween } from '../../../shared/kit/time/days-between.ts'
import { addDays, dayIn } from '../../../shared/kit/time/town-time.ts'
import { ageOn } from '../../../shared/patients/patients.rules.ts'
import { answerHoldsDays } from '../../../shared/vitals/grading/vitals.person.ts'
import { auditShown } from '../../platform/audit/audit.ts'
import type { RequestContext } from '../../platform/context/request-context.ts'
import { publish, topicOfPerson } from '../../platform/events/publish.ts'
import { appError, endpointError } from '../../platform/http/errors/app-error.ts'
import { listDueFollowUps, settleFollowUp } from '../encounters.operations.ts'
import {
  closeFollowUp,
  countTry,
  listDueOf,
  lockFollowUp,
  type DueRow,
} from './encounters.follow-ups.repo.ts'

/** So many of the longest due are put in order, and so many of them shown. */
const ordered = 500
const shown = 50

function factsOf(row: DueRow, today: string): FollowUpFacts {
  const { birth_year: birthYear, age_said_on: saidOn, due_on: dueOn, grade, pregnancy } = row
  const age = birthYear === null || saidOn === null ? null : ageOn(today, { birthYear, saidOn })
  return { overdueDays: daysBetween(dueOn, today), grade, pregnancy, age }
}

export async function listDue(
  ctx: RequestContext<typeof listDueFollowUps>,
): Promise<AnswerOf<typeof listDueFollowUps>> {
  const { actor, appContext, db, today } = ctx
  const zone = appContext.town.timeZone
  const since = { gradedSince: addDays(today, -gradeHoldsDays), saidSince: addDays(today, -answerHoldsDays) }
  const rows = await listDueOf(db, actor.id, { today, ...since }, ordered)
  const all = mostAtRiskFirst(rows.map((row) => ({ ...factsOf(row, today), row })))
  const page = all.slice(0, shown)
  await auditShown(
    ctx,
    listDueFollowUps.name,
    page.map(({ row }) => row.patient_id),
  )
  const followUps = page.map(({ row, ...facts }) => ({
    id: row.encounter_id,
    patient: { id: row.patient_id, name: row.name },
    phone: row.phone,
    dueOn: row.due_on,
    seenOn: dayIn(zone, row.created_at),
    diagnosis: row.diagnosis,
    risks: risksOf(facts),
    tries: row.tries,
    triedAt: row.tried_at && momentIn(zone, row.tried_at),
  }))
  return { followUps, hasMore: all.length > shown }
}

export async function settle(
  ctx: RequestContext<typeof settleFollowUp>,
): Promise<AnswerOf<typeof settleFollowUp>> {
  const { actor, body, db, now, params } = ctx
  const known = await db
    .selectFrom('follow_ups')
    .select(['patient_id', 'doctor_id'])
    .where('encounter_id', '=', params.id)
    .executeTakeFirst()
  if (!known || !canWriteNote({ doctorId: known.doctor_id }, actor)) throw appError('notFound')
  return ctx.write(
    async (tx) => {
      const row = await lockFollowUp(tx, params.id)
      if (!row || row.closed_at) throw endpointError(settleFollowUp, 'followUpClosed')
      if (body.outcome === 'notReached') await countTry(tx, params.id, now)
      else await closeFollowUp(tx, params.id, body.outcome, now)
      await publish(tx, { kind: followUpSettled, subject: params.id, topics: [topicOfPerson(actor.id)] }, now)
      return { id: params.id }
    },
    { subject: known.patient_id },
  )
}
