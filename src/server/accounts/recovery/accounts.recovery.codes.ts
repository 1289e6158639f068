import { codeLength, writeCode } from '../../../shared/accounts/accounts.codes.ts'
import type { ToldAccountEvent } from '../../../shared/accounts/accounts.events.ts'
import type { AnswerOf } from '../../../shared/kit/endpoint.ts'
import { newDigitCode } from '../../platform/auth/digit-code.ts'
import type { Keys } from '../../platform/auth/keys.ts'
import type { RequestContext } from '../../platform/context/request-context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { holdPerson } from '../../platform/db/hold-person.ts'
import { publish, topicOfPerson, withdrawNotices } from '../../platform/events/publish.ts'
import { endpointError } from '../../platform/http/errors/app-error.ts'
import type { SignInLimits } from '../accounts.limits.ts'
import { makeRecoveryCodes, type readRecoveryCodes } from '../accounts.operations.ts'
import { holdPasswordHash } from '../accounts.repo.ts'
import { checkOwnPassword } from '../password/accounts.password.check.ts'
import { countRows, replaceRows } from './accounts.recovery.repo.ts'

const codesAtOnce = 8

export async function countCodes(
  ctx: RequestContext<typeof readRecoveryCodes>,
): Promise<AnswerOf<typeof readRecoveryCodes>> {
  const { left, madeAt } = await countRows(ctx.db, ctx.actor.id)
  return { left, madeAt: madeAt?.toISOString() ?? null }
}

export async function makeCodes(
  ctx: RequestContext<typeof makeRecoveryCodes>,
  limits: SignInLimits,
): Promise<AnswerOf<typeof makeRecoveryCodes>> {
  const { id } = ctx.actor
  const refusal = endpointError(makeRecoveryCodes, 'wrongPassword', { fields: { password: 'passwordWrong' } })
  const known = await checkOwnPassword(ctx, makeRecoveryCodes, limits, ctx.body.password)
  if (known === null) throw refusal
  const codes = Array.from({ length: codesAtOnce }, () => newDigitCode(codeLength))
  const hashes = codes.map((code) => ctx.appContext.keys.digest(digestible('recovery', id, code)))
  return ctx.write(
    async (tx) => {
      // Of two at once the second replaces the codes of the first.
      await holdPerson(tx, id)
      if (!(await holdPasswordHash(tx, id, known))) throw refusal
      await replaceRows(tx, id, hashes, ctx.now)
      await withdrawNotices(tx, 'accounts.codesOffered', id, ctx.now)
      await tellOwner(tx, 'accounts.codesMade', id, ctx.now)
      return { codes: codes.map(writeCode) }
    },
    { subject: id },
  )
}

/** By each key that is not dropped: a code outlives the rotation of keys. */
export function hashesOf(keys: Pick<Keys, 'digests'>, personId: string, code: string): Buffer[] {
  return keys.digests(digestible('recovery', personId, code))
}

/** The same of a code from the desk; the first is by the current key. */
export function resetHashesOf(keys: Pick<Keys, 'digests'>, personId: string, code: string): Buffer[] {
  return keys.digests(digestible('reset', personId, code))
}

/**
 * Also of what the owner did: if it was somebody else with the password or a code, the owner learns of it. The newest
 * notice replaces an earlier one of its kind.
 */
export async function tellOwner(
  tx: Tx,
  kind: ToldAccountEvent,
  personId: string,
  now: Date,
  facts: Record<string, string> = {},
): Promise<void> {
  await withdrawNotices(tx, kind, personId, now, personId)
  const tell = [{ personId, facts }]
  await publish(tx, { kind, subject: personId, topics: [topicOfPerson(personId)], tell }, now)
}

function digestible(purpose: 'recovery' | 'reset', personId: string, code: string): string {
  return `${purpose}\n${personId}\n${code}`
}
