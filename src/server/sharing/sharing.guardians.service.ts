import { uniqueKey } from '../../shared/accounts/accounts.rules.ts'
import type { AnswerOf } from '../../shared/kit/endpoint.ts'
import { addDays, startOfDay } from '../../shared/kit/time/town-time.ts'
import { answerWithinDays, maxHelpers, mayHandOver } from '../../shared/sharing/sharing.rules.ts'
import { patientOf } from '../platform/auth/patient-of.ts'
import type { RequestContext } from '../platform/context/request-context.ts'
import type { Tx } from '../platform/db/database.ts'
import { holdPatient } from '../platform/db/hold-person.ts'
import { appError, endpointError, validationError } from '../platform/http/errors/app-error.ts'
import { newId } from '../platform/runtime/ids.ts'
import { tellEnded, tellInvited, type Names } from './sharing.notifications.ts'
import { invite, tellMissed, type endAccess, type listAccess } from './sharing.operations.ts'
import { presentHelper } from './sharing.presenter.ts'
import {
  endExpired,
  findInvitee,
  findPatient,
  holdOpen,
  insertHelper,
  listGuardians,
  listHelpers,
  saidAge,
  saveEnd,
  saveTellsMissed,
  type HeldRow,
} from './sharing.repo.ts'

export async function listAll(ctx: RequestContext<typeof listAccess>): Promise<AnswerOf<typeof listAccess>> {
  const { actor, appContext, db, now, today } = ctx
  const patientId = patientOf(actor)
  const patient = await findPatient(db, patientId)
  const guardians = await listGuardians(db, patientId)
  const helpers = await listHelpers(db, patientId, now)
  return {
    patient: patient.name,
    guardians: guardians.map(({ id, name, relation }) => ({ name, relation, isYou: id === actor.id })),
    helpers: helpers.map((row) => presentHelper(row, appContext.town.timeZone)),
    mayHandOver: guardians.every(({ relation }) => mayHandOver(relation, saidAge(patient), today)),
  }
}

export async function inviteHelper(ctx: RequestContext<typeof invite>): Promise<AnswerOf<typeof invite>> {
  const { actor, appContext, body, now, today } = ctx
  if (body.until !== '' && body.until < today) throw validationError('sharing', { until: 'datePast' })
  const patientId = patientOf(actor)
  const zone = appContext.town.timeZone
  const key = uniqueKey(body.username)
  return ctx.write(
    async (tx) => {
      // Two phones count each other's invitations.
      await holdPatient(tx, patientId)
      await endExpired(tx, patientId, now)
      const acting = await listGuardians(tx, patientId)
      if (acting.some((one) => one.username_key === key)) throw endpointError(invite, 'actsAlready')
      if ((await listHelpers(tx, patientId, now)).length >= maxHelpers)
        throw endpointError(invite, 'tooManyHelpers')
      const userId = (await findInvitee(tx, key))?.id ?? null
      const row = {
        id: newId(),
        patient_id: patientId,
        username_key: key,
        user_id: userId,
        areas: body.areas,
        invited_by: actor.id,
        invited_at: now,
        answer_by: startOfDay(zone, addDays(today, answerWithinDays + 1)),
        accepted_at: null,
        expires_at: body.until === '' ? null : startOfDay(zone, addDays(body.until, 1)),
      }
      if (!(await insertHelper(tx, row))) throw endpointError(invite, 'alreadyInvited')
      await tellInvited(tx, { id: row.id, patientId, userId }, await namesOf(tx, ctx, patientId), now)
      return presentHelper({ ...row, tells_missed: false, username: null, name: null }, zone)
    },
    { subject: patientId },
  )
}

export async function endOne(ctx: RequestContext<typeof endAccess>): Promise<AnswerOf<typeof endAccess>> {
  const { actor, now, params } = ctx
  const patientId = patientOf(actor)
  return ctx.write(async (tx) => {
    const row = await holdOpen(tx, params.id, { patientId }, now)
    if (!row) throw appError('notFound')
    await revokeAccess(tx, ctx, row)
    return { message: 'Ended.' }
  })
}

export async function setTellMissed(
  ctx: RequestContext<typeof tellMissed>,
): Promise<AnswerOf<typeof tellMissed>> {
  const { actor, appContext, body, now, params } = ctx
  const patientId = patientOf(actor)
  return ctx.write(async (tx) => {
    const held = await holdOpen(tx, params.id, { patientId }, now)
    if (!held) throw appError('notFound')
    if (body.tell && !held.areas.includes('reminders')) throw endpointError(tellMissed, 'medicinesNotShared')
    await saveTellsMissed(tx, held.id, body.tell)
    const row = (await listHelpers(tx, patientId, now)).find(({ id }) => id === held.id)
    if (!row) throw appError('notFound')
    return presentHelper(row, appContext.town.timeZone)
  })
}

type Acting = Pick<RequestContext, 'actor' | 'now'>

/** A guardian ends what another account was given, or withdraws the invitation. */
export async function revokeAccess(tx: Tx, who: Acting, row: HeldRow): Promise<void> {
  const { patient_id: patientId, user_id: userId } = row
  const wasAccepted = row.accepted_at !== null
  await saveEnd(tx, row.id, wasAccepted ? 'revoked' : 'withdrawn', who.now)
  const names = await namesOf(tx, who, patientId)
  await tellEnded(tx, { id: row.id, patientId, userId }, { ...names, wasAccepted }, who.now)
}

async function namesOf(tx: Tx, { actor }: Pick<Acting, 'actor'>, patientId: string): Promise<Names> {
  return { patient: (await findPatient(tx, patientId)).name, person: actor.name || actor.username }
}
