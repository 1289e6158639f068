import type { AnswerOf } from '../../shared/kit/endpoint.ts'
import { openSecret, type sealSecret } from './family.operations.ts'
import { freshForMs } from '../../shared/family/family.pin.ts'
import type { RequestContext } from '../platform/context/request-context.ts'
import { endpointError } from '../platform/http/errors/app-error.ts'
import { findBegin } from './family.repo.ts'

const purpose = 'family'

/**
 * Nothing is kept here: the phone keeps the sealed text and cannot read it, the server can read it and does not
 * have it. So neither alone opens anything.
 */
export async function seal(ctx: RequestContext<typeof sealSecret>): Promise<AnswerOf<typeof sealSecret>> {
  const text = JSON.stringify([purpose, ctx.actor.id, ctx.body.secret])
  return { sealed: ctx.appContext.keys.seal(text).toString('base64url') }
}

export async function open(ctx: RequestContext<typeof openSecret>): Promise<AnswerOf<typeof openSecret>> {
  const [sealedFor, person, secret] = unseal(ctx)
  if (sealedFor !== purpose || person !== ctx.actor.id || secret === undefined)
    throw endpointError(openSecret, 'notYours')
  // The token of somebody who left the phone open must not be enough: the password was typed just now.
  const session = await findBegin(ctx.db, ctx.actor.sessionId)
  const isFresh = session && ctx.now.getTime() - session.created_at.getTime() < freshForMs
  if (!isFresh) throw endpointError(openSecret, 'notFresh')
  return ctx.write(async () => ({ secret }))
}

function unseal({ appContext, body }: RequestContext<typeof openSecret>): (string | undefined)[] {
  try {
    return JSON.parse(appContext.keys.unseal(Buffer.from(body.sealed, 'base64url'))) as string[]
  } catch {
    // Altered, or of another town's server.
    throw endpointError(openSecret, 'notYours')
  }
}
