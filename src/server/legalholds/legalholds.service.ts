import { canWriteNote } from '../../shared/encounters/encounters.access.ts'
import { encounterMarked } from '../../shared/encounters/encounters.events.ts'
import type { AnswerOf } from '../../shared/kit/endpoint.ts'
import { holdChanged } from '../../shared/legalholds/legalholds.events.ts'
import { endProblem } from '../../shared/legalholds/legalholds.rules.ts'
import type { LegalHold } from '../../shared/legalholds/legalholds.schemas.ts'
import { auditShown } from '../platform/audit/audit.ts'
import { viewerOf } from '../platform/auth/care/sensitive.ts'
import type { RequestContext } from '../platform/context/request-context.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { holdPatient } from '../platform/db/hold-person.ts'
import { publish, topicOfPerson } from '../platform/events/publish.ts'
import { appError, endpointError, validationError } from '../platform/http/errors/app-error.ts'
import { endLegalHold, listLegalHolds, markLegalHold, takeBackLegalHold } from './legalholds.operations.ts'
import { presentHold, statusOf } from './legalholds.presenter.ts'
import * as repo from './legalholds.repo.ts'

type Acting = Pick<RequestContext, 'actor' | 'appContext' | 'now' | 'today'>

export async function listOfPatient(
  ctx: RequestContext<typeof listLegalHolds>,
): Promise<AnswerOf<typeof listLegalHolds>> {
  const viewer = await doctorViewer(ctx.db, ctx, ctx.params.id)
  const rows = await repo.listOf(ctx.db, ctx.params.id, viewer)
  const ids = rows.map(({ id }) => id)
  await auditShown(ctx, listLegalHolds.name, ids)
  return { holds: rows.map((row) => present(ctx, row)) }
}

export async function mark(
  ctx: RequestContext<typeof markLegalHold>,
): Promise<AnswerOf<typeof markLegalHold>> {
  const { actor, body, db, newId: id, now, params, today } = ctx
  const { patient_id: patientId } = await requireOwn(db, params.id, actor)
  return ctx.write(async (tx) => {
    // The nightly job leaves a record alone whose row is locked; if it was faster, the encounter is gone.
    await holdPatient(tx, patientId)
    await requireOwn(tx, params.id, actor)
    if (body.since > today) throw validationError('legalholds', { since: 'dayFuture' })
    const { kind, number, since, policeStation: police_station } = body
    const row = { id, encounter_id: params.id, kind, number, police_station, since, marked_at: now }
    if (!(await repo.insertHold(tx, row))) throw endpointError(markLegalHold, 'alreadyMarked')
    if (kind === 'mtp' && (await repo.makePrivate(tx, params.id)))
      await tell(tx, { kind: encounterMarked, subject: params.id, doctorIds: [actor.id], patientId }, now)
    return change(ctx, tx, id)
  })
}

export async function end(ctx: RequestContext<typeof endLegalHold>): Promise<AnswerOf<typeof endLegalHold>> {
  const { actor, body, now, params, today } = ctx
  return ctx.write(async (tx) => {
    const row = await lockSeen(ctx, tx, params.id)
    if (row.kind === 'mtp') throw endpointError(endLegalHold, 'endsByItself')
    if (statusOf(row, today) !== 'open') throw endpointError(endLegalHold, 'notOpen')
    const problem = endProblem(body.endedOn, { since: row.since, today })
    if (problem) throw validationError('legalholds', { endedOn: problem })
    await repo.saveEnd(tx, row.id, { on: body.endedOn, at: now, by: actor.id })
    return change(ctx, tx, row.id)
  })
}

export async function takeBack(
  ctx: RequestContext<typeof takeBackLegalHold>,
): Promise<AnswerOf<typeof takeBackLegalHold>> {
  return ctx.write(async (tx) => {
    const row = await lockSeen(ctx, tx, ctx.params.id)
    if (!canWriteNote({ doctorId: row.doctor_id }, ctx.actor)) throw appError('notFound')
    if (statusOf(row, ctx.today) !== 'open') throw endpointError(takeBackLegalHold, 'notOpen')
    await repo.saveTakenBack(tx, row.id, ctx.body.reason, ctx.now)
    return change(ctx, tx, row.id)
  })
}

/** 404 for everybody but its doctor. */
async function requireOwn(db: Database | Tx, encounterId: string, actor: Acting['actor']) {
  const row = await repo.findEncounter(db, encounterId)
  if (!row || !canWriteNote({ doctorId: row.doctor_id }, actor)) throw appError('notFound')
  return row
}

/** 404 for everybody who does not read it. */
async function lockSeen(ctx: Acting, tx: Tx, id: string): Promise<repo.HoldRow> {
  const known = await repo.findHold(tx, id)
  const viewer = known && (await doctorViewer(tx, ctx, known.patient_id))
  const row = viewer && (await repo.lockHold(tx, id, viewer))
  if (!row) throw appError('notFound')
  return row
}

async function doctorViewer(db: Database | Tx, ctx: Acting, patientId: string) {
  const viewer = await viewerOf(db, ctx, patientId)
  if (viewer.as !== 'doctor') throw appError('notFound')
  return viewer
}

/** The changed hold; the other screens of its doctors fetch anew, nobody else is told. */
async function change(ctx: Acting, tx: Tx, id: string): Promise<LegalHold> {
  const row = await repo.findHold(tx, id)
  if (!row) throw appError('notFound')
  const doctorIds = [row.doctor_id, ctx.actor.id]
  await tell(tx, { kind: holdChanged, subject: row.encounter_id, doctorIds }, ctx.now)
  return present(ctx, row)
}

interface Told {
  kind: string
  subject: string
  doctorIds: readonly string[]
  /** For the screens of whoever acts for the patient, too. */
  patientId?: string
}

async function tell(tx: Tx, { kind, subject, doctorIds, patientId }: Told, now: Date): Promise<void> {
  const topics = Array.from(new Set(doctorIds), (one) => topicOfPerson(one))
  const about = patientId !== undefined && { about: { patientId, area: 'guardianship' } as const }
  await publish(tx, { kind, subject, topics, ...about }, now)
}

function present({ actor, appContext, today }: Acting, row: repo.HoldRow): LegalHold {
  return presentHold(row, { zone: appContext.town.timeZone, today, viewerId: actor.id })
}
