import { isKnownTo, readDevice } from '../accounts.device-cookie.ts'
import { HashQueueFull } from '../accounts.hash-queue.ts'
import type { SignInLimits, SignInTry } from '../accounts.limits.ts'
import { isPassword, queueSignIn } from '../accounts.passwords.ts'
import { findPasswordHash } from '../accounts.repo.ts'
import type { RequestContext } from '../../platform/context/request-context.ts'
import { appError, endpointError } from '../../platform/http/errors/app-error.ts'
import type { Operation } from '../../platform/operations/operation.ts'

/**
 * Counts the try and checks the password. Null when it is wrong; else a function that takes the try back. Rejects when
 * there were too many tries, and with `HashQueueFull`.
 */
export function tryPassword(
  limits: SignInLimits,
  tried: SignInTry,
  { password, hash }: { password: string; hash: string },
): Promise<(() => Promise<void>) | null> {
  return queueSignIn(async () => {
    // Counted in turn: a caller refused because the queue is full has not used up a try.
    const giveBack = await limits.count(tried)
    return (await isPassword(password, hash)) ? giveBack : null
  })
}

/** For `catch` of a queued hash; the operation declares `busy`. */
export function refuseWhenFull(operation: Operation) {
  return (error: unknown): never => {
    if (!(error instanceof HashQueueFull)) throw error
    throw endpointError<Operation>(operation, 'busy', { details: { retryAfterSeconds: 5 } })
  }
}

/**
 * Checks the password of the person who is signed in; counted like a sign-in, because a found phone could guess. The
 * hash it has, or null when it is another's.
 */
export async function checkOwnPassword(
  ctx: RequestContext,
  operation: Operation,
  limits: SignInLimits,
  password: string,
): Promise<string | null> {
  const { actor, appContext, cookies, network } = ctx
  if (!actor) return null
  const hash = await findPasswordHash(ctx.db, actor.id)
  // Closed a moment ago, on another server.
  if (hash === undefined) throw appError('sessionEnded')
  const device = readDevice(cookies)
  const knownDevice = isKnownTo(appContext.keys, device, actor.id) ? device.id : null
  const tried = { identifier: actor.username, network, knownDevice }
  const forgive = await tryPassword(limits, tried, { password, hash }).catch(refuseWhenFull(operation))
  await forgive?.()
  return forgive ? hash : null
}
