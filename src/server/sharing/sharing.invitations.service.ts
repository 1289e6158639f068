import type { AnswerOf } from '../../shared/kit/endpoint.ts'
import type { RequestContext } from '../platform/context/request-context.ts'
import type { Tx } from '../platform/db/database.ts'
import { holdPerson } from '../platform/db/hold-person.ts'
import { appError, endpointError } from '../platform/http/errors/app-error.ts'
import { tellGuardians } from './sharing.notifications.ts'
import { acceptInvitation, type endHelping, type listInvitations } from './sharing.operations.ts'
import { presentInvitation } from './sharing.presenter.ts'
import {
  countHelped,
  findInvited,
  holdOpen,
  listInvited,
  saveAccepted,
  saveEnd,
  wasInvited,
  type HeldRow,
} from './sharing.repo.ts'

/** More would be a business. */
const maxHelped = 30
const mostListed = 60

export async function listAll({
  actor,
  appContext,
  db,
  now,
}: RequestContext<typeof listInvitations>): Promise<AnswerOf<typeof listInvitations>> {
  const rows = await listInvited(db, actor.id, now, mostListed)
  return rows.map((row) => presentInvitation(row, appContext.town.timeZone))
}

export async function accept(
  ctx: RequestContext<typeof acceptInvitation>,
): Promise<AnswerOf<typeof acceptInvitation>> {
  const { actor, appContext, now, params } = ctx
  return ctx.write(async (tx) => {
    // Two phones that accept two invitations count each other's.
    await holdPerson(tx, actor.id)
    const held = await holdOpen(tx, params.id, { userId: actor.id }, now)
    if (!held) throw await refusalOf(tx, ctx)
    if ((await countHelped(tx, actor.id, now)) >= maxHelped)
      throw endpointError(acceptInvitation, 'tooManyHelped')
    if (held.accepted_at === null) {
      await saveAccepted(tx, held.id, now)
      await tell(tx, ctx, held, 'sharing.accepted')
    }
    return presentInvitation(await findInvited(tx, held.id), appContext.town.timeZone)
  })
}

/** It was withdrawn or nobody answered in time; the invitations of others are not found. */
async function refusalOf(tx: Tx, { actor, params }: RequestContext<typeof acceptInvitation>): Promise<Error> {
  const isOver = await wasInvited(tx, params.id, actor.id)
  return isOver ? endpointError(acceptInvitation, 'invitationOver') : appError('notFound')
}

export async function end(ctx: RequestContext<typeof endHelping>): Promise<AnswerOf<typeof endHelping>> {
  const { actor, now, params } = ctx
  return ctx.write(async (tx) => {
    const held = await holdOpen(tx, params.id, { userId: actor.id }, now)
    if (!held) throw appError('notFound')
    await endHelp(tx, ctx, held)
    return { message: 'Ended.' }
  })
}

/** The account stops helping, or declines. */
export async function endHelp(tx: Tx, who: Helping, held: HeldRow): Promise<void> {
  const wasAccepted = held.accepted_at !== null
  await saveEnd(tx, held.id, wasAccepted ? 'left' : 'declined', who.now)
  await tell(tx, who, held, wasAccepted ? 'sharing.left' : 'sharing.declined')
}

type Helping = Pick<RequestContext, 'actor' | 'now'>

async function tell(
  tx: Tx,
  { actor, now }: Helping,
  held: HeldRow,
  kind: 'sharing.accepted' | 'sharing.declined' | 'sharing.left',
): Promise<void> {
  const { patient } = await findInvited(tx, held.id)
  const facts = { patient, person: actor.name || actor.username }
  await tellGuardians(tx, kind, { id: held.id, patientId: held.patient_id, userId: actor.id }, facts, now)
}
