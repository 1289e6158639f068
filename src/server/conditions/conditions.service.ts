import type { ConditionEnd } from '../../shared/conditions/conditions.codes.ts'
import { conditionChanged } from '../../shared/conditions/conditions.events.ts'
import type { ConditionEntry } from '../../shared/conditions/conditions.forms.ts'
import type { Condition } from '../../shared/conditions/conditions.schemas.ts'
import type { AnswerOf } from '../../shared/kit/endpoint.ts'
import { patientOf } from '../platform/auth/patient-of.ts'
import type { RequestContext } from '../platform/context/request-context.ts'
import type { Tx } from '../platform/db/database.ts'
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
  return (await repo.listOf(ctx.db, patientOf(ctx.actor))).map((row) => present(ctx, row))
}

function present({ appContext }: Pick<RequestContext, 'appContext'>, row: repo.ConditionRow): Condition {
  return presentCondition(row, appContext.town.timeZone)
}

/** Reading another person's record is audited: hence `write`, although it changes nothing else. */
export function listOfPatient(
  ctx: RequestContext<typeof listConditionsOfPatient>,
): Promise<AnswerOf<typeof listConditionsOfPatient>> {
  return ctx.write(async (tx) => (await repo.listOf(tx, ctx.params.id)).map((row) => present(ctx, row)))
}

export function add(ctx: RequestContext<typeof addCondition>): Promise<AnswerOf<typeof addCondition>> {
  return ctx.write((tx) => enter(ctx, tx, { operation: addCondition, patientId: patientOf(ctx.actor) }))
}

export function addOfPatient(
  ctx: RequestContext<typeof addConditionOfPatient>,
): Promise<AnswerOf<typeof addConditionOfPatient>> {
  return ctx.write((tx) => enter(ctx, tx, { operation: addConditionOfPatient, patientId: ctx.params.id }))
}

type Entering = Acting & Pick<RequestContext, 'newId' | 'submittedAt'> & { body: ConditionEntry }

/** Two at once are one after the other: of the same entry there is one, and "none" never stands beside another. */
async function enter(
  ctx: Entering,
  tx: Tx,
  {
    operation,
    patientId,
  }: { operation: typeof addCondition | typeof addConditionOfPatient; patientId: string },
): Promise<Condition> {
  const { actor, body, now, newId } = ctx
  const byDoctor = operation === addConditionOfPatient
  await holdPatient(tx, patientId)
  const active = await repo.listActive(tx, patientId, body.kind)
  const same = active.find((one) => isSame(one, body))
  if (same && byDoctor) return confirmRow(ctx, tx, same)
  if (same) throw validationError('conditions', { code: 'alreadyThere' })
  if (active.length >= mostActive) throw validationError('conditions', { code: 'listFull' })
  if (body.code === 'none' && active.length > 0) throw endpointError(operation, 'notNone')
  for (const { id } of active.filter(({ code }) => code === 'none'))
    await repo.change(tx, id, { status: 'resolved', ended_by: actor.id, ended_at: now })
  const isNew = await repo.insert(tx, {
    ...body,
    id: newId,
    patient_id: patientId,
    status: 'active',
    entered_by: actor.id,
    entered_as: byDoctor ? 'doctor' : 'patient',
    // A phone without a network sends it later.
    entered_at: byDoctor ? now : ctx.submittedAt,
    ...(byDoctor && { confirmed_by: actor.id, confirmed_at: now }),
  })
  if (!isNew) throw appError('keyReused')
  return tellAndPresent(ctx, tx, { id: newId, patientId })
}

function isSame(one: repo.ConditionRow, { code, text }: ConditionEntry): boolean {
  return one.code === code && one.text.toLowerCase() === text.toLowerCase()
}

/** What a doctor entered or confirmed only a doctor ends. */
export function end(ctx: RequestContext<typeof endCondition>): Promise<AnswerOf<typeof endCondition>> {
  const { params, body, actor } = ctx
  return ctx.write(async (tx) => {
    const row = await lockOne(tx, params.id, patientOf(actor))
    if (row.status === 'active' && row.confirmed_at) throw endpointError(endCondition, 'confirmedByDoctor')
    return endRow(ctx, tx, row, body.as)
  })
}

export function endOfPatient(
  ctx: RequestContext<typeof endConditionOfPatient>,
): Promise<AnswerOf<typeof endConditionOfPatient>> {
  const { params, body } = ctx
  return ctx.write(async (tx) => endRow(ctx, tx, await lockOne(tx, body.condition, params.id), body.as))
}

export function confirm(
  ctx: RequestContext<typeof confirmCondition>,
): Promise<AnswerOf<typeof confirmCondition>> {
  const { params, body } = ctx
  return ctx.write(async (tx) => {
    const row = await lockOne(tx, body.condition, params.id)
    if (row.status !== 'active') throw endpointError(confirmCondition, 'alreadyEnded')
    return confirmRow(ctx, tx, row)
  })
}

async function lockOne(tx: Tx, id: string, patientId: string): Promise<repo.ConditionRow> {
  await holdPatient(tx, patientId)
  const row = await repo.find(tx, id, patientId)
  if (!row) throw appError('notFound')
  return row
}

type Acting = Pick<RequestContext, 'actor' | 'now' | 'appContext'>

/** The first doctor counts. */
async function confirmRow(ctx: Acting, tx: Tx, row: repo.ConditionRow): Promise<Condition> {
  if (row.confirmed_at) return present(ctx, row)
  await repo.change(tx, row.id, { confirmed_by: ctx.actor.id, confirmed_at: ctx.now })
  return tellAndPresent(ctx, tx, { id: row.id, patientId: row.patient_id })
}

/** Idempotent: a second press is no error, and the first end counts. */
async function endRow(ctx: Acting, tx: Tx, row: repo.ConditionRow, as: ConditionEnd): Promise<Condition> {
  if (row.status !== 'active') return present(ctx, row)
  await repo.change(tx, row.id, { status: as, ended_by: ctx.actor.id, ended_at: ctx.now })
  return tellAndPresent(ctx, tx, { id: row.id, patientId: row.patient_id })
}

/** The screens of whoever acts for the patient fetch anew. */
async function tellAndPresent(
  ctx: Acting,
  tx: Tx,
  { id, patientId }: { id: string; patientId: string },
): Promise<Condition> {
  const about = { patientId, area: 'guardianship' } as const
  await publish(tx, { kind: conditionChanged, subject: id, topics: [], about }, ctx.now)
  const row = await repo.find(tx, id, patientId)
  if (!row) throw new Error('What was just written is not there.')
  return present(ctx, row)
}
