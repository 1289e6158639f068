import { nameWithoutTitle } from '../../../shared/doctors/doctors.names.ts'
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
import { listStandIns, listStoodInFor } from '../../platform/auth/care/stand-ins.ts'
import type { RequestContext } from '../../platform/context/request-context.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { publish, topicOfPerson } from '../../platform/events/publish.ts'
import { appError, endpointError } from '../../platform/http/errors/app-error.ts'
import { listDueFollowUps, settleFollowUp } from '../encounters.operations.ts'
import {
  closeFollowUp,
  countTry,
  isStoodIn,
  listDueOf,
  lockFollowUp,
  type DueRow,
} from './encounters.follow-ups.repo.ts'

interface FollowUpRow {
  encounter_id: string
  doctor_id: string
  closed_at: Date | null
}

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
  const standsIn = (await listStoodInFor(db, actor.id, today)).length > 0
  const rows = await listDueOf(db, actor.id, { today, ...since, standsIn }, ordered)
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
    triedBy: row.tried_by && nameWithoutTitle(row.tried_by),
    standingInFor: row.doctor_id === actor.id ? null : nameWithoutTitle(row.doctor),
  }))
  return { followUps, hasMore: all.length > shown }
}

/** Whether this doctor asked for it, or stands in today for the one who did; what was settled says only that. */
async function mayCall(
  { actor, today }: Pick<RequestContext, 'actor' | 'today'>,
  db: Database | Tx,
  { encounter_id: id, doctor_id: doctorId, closed_at: closedAt }: FollowUpRow,
): Promise<boolean> {
  if (canWriteNote({ doctorId }, actor)) return true
  if (closedAt === null) return isStoodIn(db, id, { standInId: actor.id, today })
  return (await listStandIns(db, doctorId, today)).includes(actor.id)
}

export async function settle(
  ctx: RequestContext<typeof settleFollowUp>,
): Promise<AnswerOf<typeof settleFollowUp>> {
  const { actor, body, db, now, params } = ctx
  const known = await db
    .selectFrom('follow_ups')
    .select(['encounter_id', 'patient_id', 'doctor_id', 'closed_at'])
    .where('encounter_id', '=', params.id)
    .executeTakeFirst()
  if (!known || !(await mayCall(ctx, db, known))) throw appError('notFound')
  return ctx.write(
    async (tx) => {
      const row = await lockFollowUp(tx, params.id)
      if (!row || row.closed_at) throw endpointError(settleFollowUp, 'followUpClosed')
      if (!(await mayCall(ctx, tx, row))) throw appError('notFound')
      const standIn = row.doctor_id === actor.id ? null : actor.id
      if (body.outcome === 'notReached') await countTry(tx, params.id, { now, standIn })
      else await closeFollowUp(tx, params.id, { outcome: body.outcome, now, standIn })
      const topics = [...new Set([row.doctor_id, actor.id])].map(topicOfPerson)
      await publish(tx, { kind: followUpSettled, subject: params.id, topics }, now)
      return { id: params.id }
    },
    { subject: known.patient_id },
  )
}
