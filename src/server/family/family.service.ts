import type { AnswerOf } from '../../shared/kit/endpoint.ts'
import { openSecret, type sealSecret } from './family.operations.ts'
import { freshForMs } from '../../shared/family/family.pin.ts'
import type { RequestContext } from '../platform/context/request-context.ts'
import { endpointError } from '../platform/http/errors/app-error.ts'
import { findBegin } from './family.repo.ts'

const purpose = 'family'

/**
 * The server stores nothing: the phone holds the sealed text but cannot decrypt it, the server could but does not
 * have it. Neither alone is enough.
 */
export async function seal(ctx: RequestContext<typeof sealSecret>): Promise<AnswerOf<typeof sealSecret>> {
  const text = JSON.stringify([purpose, ctx.actor.id, ctx.body.secret])
  return { sealed: ctx.appContext.keys.seal(text).toString('base64url') }
}

export async function open(ctx: RequestContext<typeof openSecret>): Promise<AnswerOf<typeof openSecret>> {
  const [sealedFor, person, secret] = unseal(ctx)
  if (sealedFor !== purpose || person !== ctx.actor.id || secret === undefined)
    throw endpointError(openSecret, 'notYours')
  // The token of somebody who left the phone unlocked is not enough: the password must have been typed just now.
  const session = await findBegin(ctx.db, ctx.actor.sessionId)
  const isFresh = session && ctx.now.getTime() - session.created_at.getTime() < freshForMs
  if (!isFresh) throw endpointError(openSecret, 'notFresh')
  return ctx.write(async () => ({ secret }))
}

function unseal({ appContext, body }: RequestContext<typeof openSecret>): (string | undefined)[] {
  try {
    return JSON.parse(appContext.keys.unseal(Buffer.from(body.sealed, 'base64url'))) as string[]
  } catch {
    // Altered, or sealed by another town's server.
    throw endpointError(openSecret, 'notYours')
  }
}
