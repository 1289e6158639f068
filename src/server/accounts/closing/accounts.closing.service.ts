import type { AnswerOf } from '../../../shared/kit/endpoint.ts'
import type { RequestContext } from '../../platform/context/request-context.ts'
import { endpointError } from '../../platform/http/errors/app-error.ts'
import type { SignInLimits } from '../accounts.limits.ts'
import { closeAccount } from '../accounts.operations.ts'
import { hashOfNobody } from '../accounts.passwords.ts'
import { holdPasswordHash } from '../accounts.repo.ts'
import { revokeCode } from '../accounts.reset.repo.ts'
import { checkOwnPassword } from '../password/accounts.password.check.ts'
import { deleteRows } from '../recovery/accounts.recovery.repo.ts'
import { announceEnd, endOthers } from '../sessions/accounts.sessions.service.ts'
import { closeRow, hasRunningVisit, lockActedFor, lockForClosing } from './accounts.closing.repo.ts'

/**
 * Blocks the account for good: the record stays, the contact data goes, and each feature ends what is its own, all in
 * one transaction.
 */
export async function closeOwn(
  ctx: RequestContext<typeof closeAccount>,
  limits: SignInLimits,
): Promise<AnswerOf<typeof closeAccount>> {
  const { actor: account, appContext, now, today } = ctx
  const { id } = account
  const refusal = endpointError(closeAccount, 'wrongPassword', { fields: { password: 'passwordWrong' } })
  const known = await checkOwnPassword(ctx, closeAccount, limits, ctx.body.password)
  if (known === null) throw refusal
  const hash = await hashOfNobody
  const answer = await ctx.write(
    async (tx) => {
      // Waits for every write of this person that has begun; later ones find the account closed.
      await lockForClosing(tx, id)
      if (!(await holdPasswordHash(tx, id, known))) throw refusal
      if (await hasRunningVisit(tx, id)) throw endpointError(closeAccount, 'visitRunning')
      const patients = await lockActedFor(tx, id)
      const left = patients.filter(({ hasOthers }) => !hasOthers)
      if (left.some(({ relation }) => relation !== 'self'))
        throw endpointError(closeAccount, 'othersLeftAlone')
      const patientIds = left.map((one) => one.patient_id)
      await appContext.closeAccount(tx, { account, patientIds, now, today })
      await deleteRows(tx, id)
      await revokeCode(tx, id)
      await closeRow(tx, id, hash, now)
      await endOthers(tx, { id, sessionId: null }, now)
      return { message: 'Account closed.' }
    },
    { subject: id },
  )
  announceEnd(appContext, id)
  return answer
}
