import type { AnswerOf } from '../../../shared/kit/endpoint.ts'
import type { RequestContext } from '../../platform/context/request-context.ts'
import { endpointError } from '../../platform/http/errors/app-error.ts'
import type { SignInLimits } from '../accounts.limits.ts'
import {
  beginSecondFactor,
  confirmSecondFactor,
  type readSecondFactor,
  type removeSecondFactor,
} from '../accounts.operations.ts'
import { tellOwner } from '../recovery/accounts.recovery.codes.ts'
import { announceEnd, endOthers } from '../sessions/accounts.sessions.service.ts'
import { takeAppCode } from './accounts.second-code.ts'
import {
  beginFactor,
  confirmFactor,
  deleteFactor,
  findBegun,
  findFactor,
  markSteppedUp,
} from './accounts.second-factor.repo.ts'
import { newTotpSecret, uriOf } from './accounts.totp.ts'

export async function describeFactor(
  ctx: RequestContext<typeof readSecondFactor>,
): Promise<AnswerOf<typeof readSecondFactor>> {
  const factor = await findFactor(ctx.db, ctx.actor.id)
  return { since: factor?.confirmed_at?.toISOString() ?? null }
}

/** The secret counts only once a code of it was typed: a phone that failed to scan it locks nobody out. */
export async function begin(
  ctx: RequestContext<typeof beginSecondFactor>,
): Promise<AnswerOf<typeof beginSecondFactor>> {
  const { id, username } = ctx.actor
  const secret = newTotpSecret()
  const sealed = ctx.appContext.keys.seal(secret)
  return ctx.write(
    async (tx) => {
      const factor = { user_id: id, secret: sealed, created_at: ctx.now }
      if (!(await beginFactor(tx, factor))) throw endpointError(beginSecondFactor, 'alreadyOn')
      return { secret, uri: uriOf(secret, username) }
    },
    { subject: id },
  )
}

export async function confirm(
  ctx: RequestContext<typeof confirmSecondFactor>,
  limits: SignInLimits,
): Promise<AnswerOf<typeof confirmSecondFactor>> {
  const { actor, appContext, body, now } = ctx
  const { id: personId, sessionId } = actor
  const forgive = await limits.countCode(personId)
  const answer = await ctx.write(
    async (tx) => {
      const begun = await findBegun(tx, personId)
      if (!begun) throw endpointError(confirmSecondFactor, 'notBegun')
      const asked = { personId, secret: begun.secret, code: body.code, now }
      if (!(await takeAppCode(tx, appContext.keys, asked)))
        throw endpointError(confirmSecondFactor, 'codeWrong', { fields: { code: 'codeWrong' } })
      await confirmFactor(tx, personId, now)
      await markSteppedUp(tx, sessionId, now)
      // They signed in without a code.
      await endOthers(tx, actor, now)
      await tellOwner(tx, 'accounts.secondFactorOn', personId, now)
      return { message: 'Second factor on.' }
    },
    { subject: personId },
  )
  announceEnd(appContext, personId)
  await forgive()
  return answer
}

export async function remove(
  ctx: RequestContext<typeof removeSecondFactor>,
): Promise<AnswerOf<typeof removeSecondFactor>> {
  const { id } = ctx.actor
  return ctx.write(
    async (tx) => {
      if (await deleteFactor(tx, id)) await tellOwner(tx, 'accounts.secondFactorOff', id, ctx.now)
      return { message: 'Second factor off.' }
    },
    { subject: id },
  )
}
