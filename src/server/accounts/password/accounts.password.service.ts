import type { AnswerOf } from '../../../shared/kit/endpoint.ts'
import type { RequestContext } from '../../platform/context/request-context.ts'
import { endpointError } from '../../platform/http/errors/app-error.ts'
import type { SignInLimits } from '../accounts.limits.ts'
import { changePassword } from '../accounts.operations.ts'
import { hashNewPassword } from '../accounts.passwords.ts'
import { replacePasswordHash } from '../accounts.repo.ts'
import { revokeCode } from '../accounts.reset.repo.ts'
import { announceEnd, endOthers } from '../sessions/accounts.sessions.service.ts'
import { checkOwnPassword, refuseWhenFull } from './accounts.password.check.ts'

/** All other sessions end with it: whoever knew the old password is out. */
export async function replacePassword(
  ctx: RequestContext<typeof changePassword>,
  limits: SignInLimits,
): Promise<AnswerOf<typeof changePassword>> {
  const { id } = ctx.actor
  const { current, next } = ctx.body
  const refusal = endpointError(changePassword, 'wrongPassword', { fields: { current: 'passwordWrong' } })
  const known = await checkOwnPassword(ctx, changePassword, limits, current)
  // Inside a write: after a lost answer the password is no longer the current one, and the repeat gets that answer.
  if (known === null) return ctx.write(() => Promise.reject(refusal))
  const hash = await hashNewPassword(next).catch(refuseWhenFull(changePassword))
  const answer = await ctx.write(
    async (tx) => {
      // Two changes at once have one winner.
      if (!(await replacePasswordHash(tx, id, { known, next: hash }))) throw refusal
      await endOthers(tx, ctx.actor, ctx.now)
      // Who did not ask for a code from the desk makes it useless like this.
      await revokeCode(tx, id)
      return { message: 'Password changed.' }
    },
    { subject: id },
  )
  announceEnd(ctx.appContext, id)
  return answer
}
