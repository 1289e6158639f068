import type { ConditionEnd } from '../../shared/conditions/conditions.codes.ts'
import { conditionChanged } from '../../shared/conditions/conditions.events.ts'
import type { ConditionEntry } from '../../shared/conditions/conditions.forms.ts'
import { withoutContradicted } from '../../shared/conditions/conditions.none.ts'
import type { Condition } from '../../shared/conditions/conditions.schemas.ts'
import type { AnswerOf } from '../../shared/kit/endpoint.ts'
import { viewerOf } from '../platform/auth/care/sensitive.ts'
import { patientOf } from '../platform/auth/patient-of.ts'
import type { RequestContext } from '../platform/context/request-context.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { holdPatient } from '../platform/db/hold-person.ts'
import { publish } from '../platform/events/publish.ts'
import { appError, endpointError, validationError } from '../platform/http/errors/app-error.ts'
import {
  addCondition,
  addConditionOfPatient,
  confirmCondition,
  endCondition,
  type endConditionOfPatient,
  type listConditions,
  type listConditionsOfPatient,
} from './conditions.operations.ts'
import { presentCondition } from './conditions.presenter.ts'
import * as repo from './conditions.repo.ts'

/** More is a flood, not a patient. */
const mostActive = 60

export async function list(
  ctx: RequestContext<typeof listConditions>,
): Promise<AnswerOf<typeof listConditions>> {
  return presentAll(ctx, ctx.db, { patientId: patientOf(ctx.actor), viewer: { as: 'family' } })
}

async function presentAll(
  { appContext }: Pick<RequestContext, 'appContext'>,
  db: Database | Tx,
  { patientId, viewer }: repo.View,
): Promise<Condition[]> {
  const rows = await repo.listOf(db, patientId, viewer)
  return withoutContradicted(rows).map((row) => presentCondition(row, appContext.town.timeZone, viewer))
}

/** Reading another person's record is audited: hence `write`, although it changes nothing else. */
export function listOfPatient(
  ctx: RequestContext<typeof listConditionsOfPatient>,
): Promise<AnswerOf<typeof listConditionsOfPatient>> {
  return ctx.write(async (tx) => presentAll(ctx, tx, await viewOf(ctx, tx, ctx.params.id)))
}

export function add(ctx: RequestContext<typeof addCondition>): Promise<AnswerOf<typeof addCondition>> {
  const { actor, body } = ctx
  return ctx.write((tx) =>
    enter(ctx, tx, { operation: addCondition, patientId: patientOf(actor), isPrivate: body.isPrivate }),
  )
}

export function addOfPatient(
  ctx: RequestContext<typeof addConditionOfPatient>,
): Promise<AnswerOf<typeof addConditionOfPatient>> {
  const { actor, params, query } = ctx
  return ctx.write(async (tx) => {
    const which = { visit: query.visit, patientId: params.id, doctorId: actor.id }
    const visit = await repo.findVisit(tx, which)
    if (query.visit !== undefined && !visit) throw appError('notFound')
    return enter(ctx, tx, { operation: addConditionOfPatient, patientId: params.id, visit })
  })
}

type Entering = Acting & Pick<RequestContext, 'newId' | 'submittedAt'> & { body: ConditionEntry }

/** Two at once are one after the other: of the same entry there is one, and "none" never stands beside another. */
async function enter(
  ctx: Entering,
  tx: Tx,
  {
    operation,
    patientId,
    visit,
    isPrivate = false,
  }: {
    operation: typeof addCondition | typeof addConditionOfPatient
    patientId: string
    /** In which a doctor notes it. */
    visit?: { id: string; sensitive: boolean } | undefined
    /** By the patient, who keeps it from other doctors. */
    isPrivate?: boolean
  },
): Promise<Condition> {
  const { actor, body, now, newId } = ctx
  const byDoctor = operation === addConditionOfPatient
  await holdPatient(tx, patientId)
  const view = await viewOf(ctx, tx, patientId)
  // Without what is hidden from this doctor: a refusal would say that it is there.
  const active = await repo.listActive(tx, view, body.kind)
  const same = active.find((one) => isSame(one, body))
  if (same && byDoctor) return confirmRow(ctx, tx, same, view)
  if (same) throw validationError('conditions', { code: 'alreadyThere' })
  if (active.length >= mostActive) throw validationError('conditions', { code: 'listFull' })
  if (body.code === 'none' && active.length > 0) throw endpointError(operation, 'notNone')
  const isIllness = body.kind === 'condition' && body.code !== 'none'
  const isHidden = isPrivate || (isIllness && visit?.sensitive === true)
  // Others go on to read "none", whose end would tell them.
  for (const { id } of active.filter(({ code }) => code === 'none' && !isHidden))
    await repo.change(tx, id, { status: 'resolved', ended_by: actor.id, ended_at: now })
  const { kind, code, text, reaction } = body
  const isNew = await repo.insert(tx, {
    kind,
    code,
    text,
    reaction,
    sensitive: isPrivate,
    id: newId,
    patient_id: patientId,
    status: 'active',
    entered_by: actor.id,
    entered_as: byDoctor ? 'doctor' : 'patient',
    // A phone without a network sends it later.
    entered_at: byDoctor ? now : ctx.submittedAt,
    ...(byDoctor && { confirmed_by: actor.id, confirmed_at: now }),
    ...(isIllness && visit && { encounter_id: visit.id }),
  })
  if (!isNew) throw appError('keyReused')
  return tellAndPresent(ctx, tx, newId, view)
}

function isSame(one: repo.ConditionRow, { code, text }: ConditionEntry): boolean {
  return one.code === code && one.text.toLowerCase() === text.toLowerCase()
}

/** What a doctor entered or confirmed only a doctor ends. */
export function end(ctx: RequestContext<typeof endCondition>): Promise<AnswerOf<typeof endCondition>> {
  const { params, body, actor } = ctx
  return ctx.write(async (tx) => {
    const locked = await lockOne(ctx, tx, params.id, patientOf(actor))
    const { status, confirmed_at: confirmedAt } = locked.row
    if (status === 'active' && confirmedAt) throw endpointError(endCondition, 'confirmedByDoctor')
    return endRow(ctx, tx, locked, body.as)
  })
}

export function endOfPatient(
  ctx: RequestContext<typeof endConditionOfPatient>,
): Promise<AnswerOf<typeof endConditionOfPatient>> {
  const { params, body } = ctx
  return ctx.write(async (tx) => endRow(ctx, tx, await lockOne(ctx, tx, body.condition, params.id), body.as))
}

export function confirm(
  ctx: RequestContext<typeof confirmCondition>,
): Promise<AnswerOf<typeof confirmCondition>> {
  const { params, body } = ctx
  return ctx.write(async (tx) => {
    const { row, view } = await lockOne(ctx, tx, body.condition, params.id)
    if (row.status !== 'active') throw endpointError(confirmCondition, 'alreadyEnded')
    return confirmRow(ctx, tx, row, view)
  })
}

interface Locked {
  row: repo.ConditionRow
  view: repo.View
}

/** 404 also for what is hidden from this doctor. */
async function lockOne(ctx: Acting, tx: Tx, id: string, patientId: string): Promise<Locked> {
  await holdPatient(tx, patientId)
  const view = await viewOf(ctx, tx, patientId)
  const row = await repo.find(tx, id, view)
  if (!row) throw appError('notFound')
  return { row, view }
}

async function viewOf(ctx: Acting, tx: Tx, patientId: string): Promise<repo.View> {
  return { patientId, viewer: await viewerOf(tx, ctx, patientId) }
}

type Acting = Pick<RequestContext, 'actor' | 'now' | 'today' | 'appContext'>

/** The first doctor counts. */
async function confirmRow(ctx: Acting, tx: Tx, row: repo.ConditionRow, view: repo.View): Promise<Condition> {
  if (row.confirmed_at) return presentCondition(row, ctx.appContext.town.timeZone, view.viewer)
  await repo.change(tx, row.id, { confirmed_by: ctx.actor.id, confirmed_at: ctx.now })
  return tellAndPresent(ctx, tx, row.id, view)
}

/** Idempotent: a second press is no error, and the first end counts. */
async function endRow(ctx: Acting, tx: Tx, { row, view }: Locked, as: ConditionEnd): Promise<Condition> {
  if (row.status !== 'active') return presentCondition(row, ctx.appContext.town.timeZone, view.viewer)
  await repo.change(tx, row.id, { status: as, ended_by: ctx.actor.id, ended_at: ctx.now })
  return tellAndPresent(ctx, tx, row.id, view)
}

/** The screens of whoever acts for the patient fetch anew. */
async function tellAndPresent(
  { now, appContext }: Acting,
  tx: Tx,
  id: string,
  view: repo.View,
): Promise<Condition> {
  const about = { patientId: view.patientId, area: 'guardianship' } as const
  await publish(tx, { kind: conditionChanged, subject: id, topics: [], about }, now)
  const row = await repo.find(tx, id, view)
  if (!row) throw new Error('What was just written is not there.')
  return presentCondition(row, appContext.town.timeZone, view.viewer)
}
