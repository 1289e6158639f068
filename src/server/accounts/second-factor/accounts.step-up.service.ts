import type { AnswerOf, BodyOf } from '../../../shared/kit/endpoint.ts'
import type { RequestContext } from '../../platform/context/request-context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { endpointError } from '../../platform/http/errors/app-error.ts'
import type { SignInLimits } from '../accounts.limits.ts'
import { stepUp } from '../accounts.operations.ts'
import { holdPasswordHash } from '../accounts.repo.ts'
import { checkOwnPassword } from '../password/accounts.password.check.ts'
import { takeSecondCode } from './accounts.second-code.ts'
import { findFactor, markSteppedUp } from './accounts.second-factor.repo.ts'

type SteppingUp = RequestContext<typeof stepUp>
type Proof<Kind> = Extract<BodyOf<typeof stepUp>, { kind: Kind }>

/** A code from who has a second factor: the password alone would be weaker than their sign-in. */
export async function proveAgain(ctx: SteppingUp, limits: SignInLimits): Promise<AnswerOf<typeof stepUp>> {
  const { body } = ctx
  return body.kind === 'code' ? byCode(ctx, body, limits) : byPassword(ctx, body, limits)
}

async function byCode(
  ctx: SteppingUp,
  { code }: Proof<'code'>,
  limits: SignInLimits,
): Promise<AnswerOf<typeof stepUp>> {
  const { id: personId } = ctx.actor
  const forgive = await limits.countCode(personId)
  const answer = await mark(ctx, async (tx) => {
    const factor = await findFactor(tx, personId)
    if (!factor) throw endpointError(stepUp, 'otherProof', { details: { stepUp: 'password' } })
    const asked = { personId, secret: factor.secret, code, now: ctx.now }
    if (!(await takeSecondCode(tx, ctx.appContext.keys, asked)))
      throw endpointError(stepUp, 'codeWrong', { fields: { code: 'codeWrong' } })
  })
  await forgive()
  return answer
}

async function byPassword(
  ctx: SteppingUp,
  { password }: Proof<'password'>,
  limits: SignInLimits,
): Promise<AnswerOf<typeof stepUp>> {
  const { id } = ctx.actor
  const refusal = endpointError(stepUp, 'wrongPassword', { fields: { password: 'passwordWrong' } })
  const known = await checkOwnPassword(ctx, stepUp, limits, password)
  if (known === null) throw refusal
  return mark(ctx, async (tx) => {
    if (await findFactor(tx, id)) throw endpointError(stepUp, 'otherProof', { details: { stepUp: 'code' } })
    if (!(await holdPasswordHash(tx, id, known))) throw refusal
  })
}

/** For this session only: other devices have to prove it themselves. */
function mark(ctx: SteppingUp, check: (tx: Tx) => Promise<void>): Promise<AnswerOf<typeof stepUp>> {
  const { id, sessionId } = ctx.actor
  return ctx.write(
    async (tx) => {
      await check(tx)
      await markSteppedUp(tx, sessionId, ctx.now)
      return { message: 'Proved.' }
    },
    { subject: id },
  )
}
