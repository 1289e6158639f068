import { immunizationChanged } from '../../shared/immunizations/immunizations.events.ts'
import type { ImmunizationEntry } from '../../shared/immunizations/immunizations.forms.ts'
import { entryProblems } from '../../shared/immunizations/immunizations.rules.ts'
import type { Immunization, ImmunizationList } from '../../shared/immunizations/immunizations.schemas.ts'
import type { AnswerOf } from '../../shared/kit/endpoint.ts'
import { patientOf } from '../platform/auth/patient-of.ts'
import type { RequestContext } from '../platform/context/request-context.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { holdPatient } from '../platform/db/hold-person.ts'
import { publish } from '../platform/events/publish.ts'
import { appError, endpointError, validationError } from '../platform/http/errors/app-error.ts'
import {
  confirmImmunization,
  markImmunizationWrong,
  type addImmunization,
  type addImmunizationOfPatient,
  type listImmunizations,
  type listImmunizationsOfPatient,
  type markImmunizationOfPatientWrong,
} from './immunizations.operations.ts'
import { presentImmunization } from './immunizations.presenter.ts'
import * as repo from './immunizations.repo.ts'

type Acting = Pick<RequestContext, 'actor' | 'now' | 'today' | 'appContext'>

export function list(
  ctx: RequestContext<typeof listImmunizations>,
): Promise<AnswerOf<typeof listImmunizations>> {
  return presentAll(ctx, ctx.db, patientOf(ctx.actor))
}

/** Reading another person's record is audited: hence `write`, although it changes nothing else. */
export function listOfPatient(
  ctx: RequestContext<typeof listImmunizationsOfPatient>,
): Promise<AnswerOf<typeof listImmunizationsOfPatient>> {
  return ctx.write((tx) => presentAll(ctx, tx, ctx.params.id))
}

async function presentAll(
  { appContext }: Pick<RequestContext, 'appContext'>,
  db: Database | Tx,
  patientId: string,
): Promise<ImmunizationList> {
  const rows = await repo.listOf(db, patientId)
  return {
    bornOn: await repo.readBornOn(db, patientId),
    entries: rows.map((row) => presentImmunization(row, appContext.town.timeZone)),
  }
}

export function add(ctx: RequestContext<typeof addImmunization>): Promise<AnswerOf<typeof addImmunization>> {
  return ctx.write((tx) => enter(ctx, tx, { patientId: patientOf(ctx.actor), as: 'patient' }))
}

export function addOfPatient(
  ctx: RequestContext<typeof addImmunizationOfPatient>,
): Promise<AnswerOf<typeof addImmunizationOfPatient>> {
  return ctx.write((tx) => enter(ctx, tx, { patientId: ctx.params.id, as: 'doctor' }))
}

type Entering = Acting & Pick<RequestContext, 'newId' | 'submittedAt'> & { body: ImmunizationEntry }

/** Two at once are one after the other: a dose of the schedule is there once. */
async function enter(
  ctx: Entering,
  tx: Tx,
  { patientId, as }: { patientId: string; as: 'patient' | 'doctor' },
): Promise<Immunization> {
  const { actor, body, now, newId, today } = ctx
  await holdPatient(tx, patientId)
  const known = await repo.listOf(tx, patientId)
  const bornOn = await repo.readBornOn(tx, patientId)
  const given = known
    .filter(({ status }) => status === 'completed')
    .map((row) => ({ givenOn: row.given_on, doses: row.doses, text: row.text }))
  const problems = entryProblems(body, { bornOn, today, given })
  if (Object.keys(problems).length > 0) throw validationError('immunizations', problems)
  if (known.length >= repo.mostListed) throw validationError('immunizations', { doses: 'listFull' })
  const byDoctor = as === 'doctor'
  const { givenOn, doses, text, place } = body
  const isNew = await repo.insert(tx, {
    id: newId,
    patient_id: patientId,
    given_on: givenOn,
    doses,
    text: doses.includes('other') ? text : '',
    place,
    status: 'completed',
    entered_by: actor.id,
    entered_as: as,
    // A phone without a network sends it later.
    entered_at: byDoctor ? now : ctx.submittedAt,
    ...(byDoctor && { confirmed_by: actor.id, confirmed_at: now }),
  })
  if (!isNew) throw appError('keyReused')
  return tellAndPresent(ctx, tx, newId, patientId)
}

/** What a doctor entered or confirmed only a doctor marks. */
export function markWrong(
  ctx: RequestContext<typeof markImmunizationWrong>,
): Promise<AnswerOf<typeof markImmunizationWrong>> {
  const patientId = patientOf(ctx.actor)
  return ctx.write(async (tx) => {
    const row = await lockOne(tx, ctx.params.id, patientId)
    if (row.status === 'completed' && row.confirmed_at)
      throw endpointError(markImmunizationWrong, 'confirmedByDoctor')
    return markRow(ctx, tx, row)
  })
}

export function markWrongOfPatient(
  ctx: RequestContext<typeof markImmunizationOfPatientWrong>,
): Promise<AnswerOf<typeof markImmunizationOfPatientWrong>> {
  const { params, body } = ctx
  return ctx.write(async (tx) => markRow(ctx, tx, await lockOne(tx, body.immunization, params.id)))
}

export function confirm(
  ctx: RequestContext<typeof confirmImmunization>,
): Promise<AnswerOf<typeof confirmImmunization>> {
  const { params, body, actor, now, appContext } = ctx
  return ctx.write(async (tx) => {
    const row = await lockOne(tx, body.immunization, params.id)
    if (row.status !== 'completed') throw endpointError(confirmImmunization, 'alreadyWrong')
    // The first doctor counts.
    if (row.confirmed_at) return presentImmunization(row, appContext.town.timeZone)
    await repo.change(tx, row.id, { confirmed_by: actor.id, confirmed_at: now })
    return tellAndPresent(ctx, tx, row.id, params.id)
  })
}

async function lockOne(tx: Tx, id: string, patientId: string): Promise<repo.ImmunizationRow> {
  await holdPatient(tx, patientId)
  const row = await repo.find(tx, id, patientId)
  if (!row) throw appError('notFound')
  return row
}

/** Idempotent: a second press is no error. */
async function markRow(ctx: Acting, tx: Tx, row: repo.ImmunizationRow): Promise<Immunization> {
  if (row.status !== 'completed') return presentImmunization(row, ctx.appContext.town.timeZone)
  await repo.change(tx, row.id, { status: 'entered-in-error', ended_by: ctx.actor.id, ended_at: ctx.now })
  return tellAndPresent(ctx, tx, row.id, row.patient_id)
}

/** The screens of whoever acts for the patient fetch anew. */
async function tellAndPresent(
  { now, appContext }: Acting,
  tx: Tx,
  id: string,
  patientId: string,
): Promise<Immunization> {
  const about = { patientId, area: 'guardianship' } as const
  await publish(tx, { kind: immunizationChanged, subject: id, topics: [], about }, now)
  const row = await repo.find(tx, id, patientId)
  if (!row) throw new Error('What was just written is not there.')
  return presentImmunization(row, appContext.town.timeZone)
}
