import { uniqueKey } from '../../../shared/accounts/accounts.rules.ts'
import type { AnswerOf } from '../../../shared/kit/endpoint.ts'
import type { RequestContext } from '../../platform/context/request-context.ts'
import { holdPerson } from '../../platform/db/hold-person.ts'
import { endpointError } from '../../platform/http/errors/app-error.ts'
import { newId } from '../../platform/runtime/ids.ts'
import { isKnownTo, readDevice } from '../accounts.device-cookie.ts'
import type { SignInLimits, SignInTry } from '../accounts.limits.ts'
import { recover } from '../accounts.operations.ts'
import { hashNewPassword } from '../accounts.passwords.ts'
import { findByUsername, setPasswordHash } from '../accounts.repo.ts'
import { refuseWhenFull } from '../password/accounts.password.check.ts'
import { announceEnd, endOthers } from '../sessions/accounts.sessions.service.ts'
import { hashesOf, tellOwner } from './accounts.recovery.codes.ts'
import { deleteRow, hasRow } from './accounts.recovery.repo.ts'

/** An unknown name is looked up like a known one and takes the same time. */
const nobody = newId()

export async function recoverAccount(
  ctx: RequestContext<typeof recover>,
  limits: SignInLimits,
): Promise<AnswerOf<typeof recover>> {
  const { code, next } = ctx.body
  const person = await findByUsername(ctx.db, uniqueKey(ctx.body.username))
  if (person) ctx.noteAccount(person.id)
  const id = person?.id ?? nobody
  const tried = tryOf(ctx, id)
  const forgive = await limits.count({ ...tried, purpose: 'recovery' })
  const hashes = hashesOf(ctx.appContext.keys, id, code)
  const refusal = endpointError(recover, 'recoveryRefused')
  // Inside a write: after a lost answer the code is used up, and the repeat gets that answer.
  if (!(await hasRow(ctx.db, id, hashes))) return ctx.write(() => Promise.reject(refusal))
  const hash = await hashNewPassword(next).catch(refuseWhenFull(recover))
  const answer = await ctx.write(
    async (tx) => {
      await holdPerson(tx, id)
      if (!(await deleteRow(tx, id, hashes))) throw refusal
      await setPasswordHash(tx, id, hash)
      await endOthers(tx, { id, sessionId: null }, ctx.now)
      await tellOwner(tx, 'accounts.recovered', id, ctx.now)
      return { message: 'Password changed.' }
    },
    { actorId: id, subject: id },
  )
  announceEnd(ctx.appContext, id)
  await forgive()
  // Wrong passwords typed before must not keep the owner from signing in with the new one.
  await limits.forget(tried)
  return answer
}

function tryOf(ctx: RequestContext<typeof recover>, personId: string): SignInTry {
  const device = readDevice(ctx.cookies)
  const knownDevice = isKnownTo(ctx.appContext.keys, device, personId) ? device.id : null
  return { identifier: ctx.body.username, network: ctx.network, knownDevice }
}
