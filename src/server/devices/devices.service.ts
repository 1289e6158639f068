import type { AnswerOf } from '../../shared/kit/endpoint.ts'
import {
  renewPushSubscription,
  subscribePush,
  type readPushSubscription,
  type unsubscribePush,
} from './devices.operations.ts'
import type { RequestContext } from '../platform/context/request-context.ts'
import { holdPerson } from '../platform/db/hold-person.ts'
import { endpointError } from '../platform/http/errors/app-error.ts'
import { newId } from '../platform/runtime/ids.ts'
import { forgetDevicesOf, saveDevice } from '../platform/push/subscriptions.ts'
import { presentDevice } from './devices.presenter.ts'
import { changeAddress, countOf, findOfSession, forgetOthersOf } from './devices.repo.ts'

/** More browsers than one person uses. */
export const maxPushSubscriptions = 10

export async function read(
  ctx: RequestContext<typeof readPushSubscription>,
): Promise<AnswerOf<typeof readPushSubscription>> {
  const row = await findOfSession(ctx.db, ctx.actor.sessionId)
  return { publicKey: ctx.appContext.push.publicKey, device: row ? presentDevice(row) : null }
}

export async function subscribe(
  ctx: RequestContext<typeof subscribePush>,
): Promise<AnswerOf<typeof subscribePush>> {
  const { actor, body, now, appContext } = ctx
  const { endpoint, p256dh, auth, language, showsName } = body
  if (!appContext.push.accepts({ endpoint, p256dh, auth }))
    throw endpointError(subscribePush, 'noPushService')
  const address = { user_id: actor.id, session_id: actor.sessionId, endpoint, p256dh, auth }
  const device = { id: newId(), ...address, language, shows_name: showsName, created_at: now }
  return ctx.write(async (tx) => {
    // Two browsers at the limit count each other.
    await holdPerson(tx, actor.id)
    await forgetOthersOf(tx, actor.sessionId, endpoint)
    await saveDevice(tx, device)
    // Counted afterwards, so that a known device does not count twice.
    if ((await countOf(tx, actor.id)) > maxPushSubscriptions) throw endpointError(subscribePush, 'tooMany')
    return presentDevice(device)
  })
}

export function unsubscribe(
  ctx: RequestContext<typeof unsubscribePush>,
): Promise<AnswerOf<typeof unsubscribePush>> {
  return ctx.write(async (tx) => {
    await forgetDevicesOf(tx, ctx.actor.sessionId)
    return { message: 'Silent.' }
  })
}

/** The answer is the same whether or not the old endpoint was known, so that it reveals nothing. */
export function renew(
  ctx: RequestContext<typeof renewPushSubscription>,
): Promise<AnswerOf<typeof renewPushSubscription>> {
  const { known, next } = ctx.body
  if (!ctx.appContext.push.accepts(next)) throw endpointError(renewPushSubscription, 'noPushService')
  return ctx.write(async (tx) => {
    await changeAddress(tx, known, next)
    return { message: 'Known.' }
  })
}
