import type { AnswerOf } from '../../shared/kit/endpoint.ts'
import { dayIn, instantIn } from '../../shared/kit/time/town-time.ts'
import { personOn } from '../../shared/vitals/grading/vitals.person.ts'
import {
  type listMoreVitals,
  type listVitals,
  type removeVital,
  type restoreVital,
  addVital,
} from './vitals.operations.ts'
import { dayProblem, restorableForDays, timeProblem } from '../../shared/vitals/vitals.rules.ts'
import type { RequestContext } from '../platform/context/request-context.ts'
import { appError, endpointError, validationError } from '../platform/http/errors/app-error.ts'
import { viewerActing } from '../platform/auth/care/sensitive.ts'
import { patientOf } from '../platform/auth/patient-of.ts'
import { gradedRows } from './vitals.grading.ts'
import { tellAdded, tellMoved } from './vitals.notifications.ts'
import { presentOlder, presentReading, presentRecord, readingsOfPage } from './vitals.presenter.ts'
import {
  factsOf,
  findProfile,
  hasTargetCondition,
  insertReading,
  listEnteredBy,
  listNewest,
  listOlder,
  lockOwn,
  markRemoved,
  readFacts,
} from './vitals.repo.ts'

const dayMs = 24 * 3_600_000

export async function list({
  db,
  actor,
  today,
  appContext,
}: RequestContext<typeof listVitals>): Promise<AnswerOf<typeof listVitals>> {
  const patientId = patientOf(actor)
  const known = {
    person: await readFacts(db, patientId, appContext.town.timeZone),
    // Illnesses are shared with no helper.
    hasTargetCondition: !actor.isHelper && (await hasTargetCondition(db, patientId, viewerActing(actor))),
  }
  const rows = await listNewest(db, patientId)
  return presentRecord(rows, await listEnteredBy(db, actor.id, patientId, rows), known, today)
}

export async function listMore({
  db,
  actor,
  query,
}: RequestContext<typeof listMoreVitals>): Promise<AnswerOf<typeof listMoreVitals>> {
  const patientId = patientOf(actor)
  const rows = await listOlder(db, patientId, query, readingsOfPage + 1)
  return presentOlder(rows, await listEnteredBy(db, actor.id, patientId, rows))
}

export async function add(ctx: RequestContext<typeof addVital>): Promise<AnswerOf<typeof addVital>> {
  const { actor, body, now, today, submittedAt } = ctx
  // The day of measurement, not of sending.
  const submittedOn = dayIn(ctx.appContext.town.timeZone, submittedAt)
  const date = body.date || submittedOn
  const problem = dayProblem(date, today)
  if (problem) throw validationError('vitals', { date: problem })
  const measuredAt = body.time === '' ? null : instantIn(ctx.appContext.town.timeZone, date, body.time)
  const notYet = timeProblem(measuredAt, now)
  if (notYet) throw validationError('vitals', { time: notYet })
  return ctx.write(async (tx) => {
    const patientId = patientOf(actor)
    const profile = await findProfile(tx, patientId)
    // Without an age it is unknown which limits apply.
    if (!profile) throw endpointError(addVital, 'profileMissing')
    const person = personOn(date, factsOf(profile), {
      pregnancy: body.pregnancy || null,
      ageInMonths: body.ageInMonths === '' ? null : Number(body.ageInMonths),
    })
    const [row, pulse] = gradedRows(
      { ...body, date, measuredAt, patientId, person },
      { by: actor.id, submittedAt, submittedOn, now, today },
    )
    for (const one of pulse ? [row, pulse] : [row]) {
      await insertReading(tx, one)
      await tellAdded(tx, one, { now, today })
    }
    return { ...presentReading(row), ...(pulse && { pulse: presentReading(pulse) }) }
  })
}

export function remove(ctx: RequestContext<typeof removeVital>): Promise<AnswerOf<typeof removeVital>> {
  return move(ctx, 'vitals.removed')
}

export function restore(ctx: RequestContext<typeof restoreVital>): Promise<AnswerOf<typeof restoreVital>> {
  return move(ctx, 'vitals.restored')
}

/** It stays in the table, but nobody can put it back. */
function isFinal(enteredInErrorAt: Date | null, now: Date): boolean {
  if (enteredInErrorAt === null) return false
  return now.getTime() - enteredInErrorAt.getTime() > restorableForDays * dayMs
}

/** Removes or restores. Idempotent: a second press is no error. */
function move(
  ctx: RequestContext<typeof removeVital> | RequestContext<typeof restoreVital>,
  kind: 'vitals.removed' | 'vitals.restored',
): Promise<AnswerOf<typeof removeVital>> {
  const { actor, now, params } = ctx
  return ctx.write(async (tx) => {
    const row = await lockOwn(tx, params.id, patientOf(actor))
    if (!row || isFinal(row.entered_in_error_at, now)) throw appError('notFound')
    const shallBeRemoved = kind === 'vitals.removed'
    if ((row.entered_in_error_at !== null) !== shallBeRemoved) {
      await markRemoved(tx, row.id, shallBeRemoved ? now : null)
      await tellMoved(tx, kind, row, now)
    }
    return presentReading(row, await listEnteredBy(tx, actor.id, row.patient_id, [row]))
  })
}
