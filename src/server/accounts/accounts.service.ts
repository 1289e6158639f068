import type { AnswerOf } from '../../shared/kit/endpoint.ts'
import { login, register, type logout, type readSession } from './accounts.operations.ts'
import { uniqueKey } from '../../shared/accounts/accounts.rules.ts'
import { agreedOf } from '../../shared/consents/consents.purposes.ts'
import { insertConsents } from '../platform/auth/consents.ts'
import { sessionEnded } from '../platform/auth/sessions.ts'
import { brokenUnique } from '../platform/db/database.ts'
import { broadcast } from '../platform/events/publish.ts'
import type { RequestContext } from '../platform/context/request-context.ts'
import { endpointError, type AppError } from '../platform/http/errors/app-error.ts'
import { forgetDevicesOf } from '../platform/push/subscriptions.ts'
import { newId } from '../platform/runtime/ids.ts'
import { readDevice, rememberDevice } from './accounts.device-cookie.ts'
import type { SignInLimits } from './accounts.limits.ts'
import { takeSecondCode } from './second-factor/accounts.second-code.ts'
import { findFactor } from './second-factor/accounts.second-factor.repo.ts'
import { identify } from './sign-in/accounts.sign-in.identify.ts'
import { deviceOf } from './sessions/accounts.sessions.device.ts'
import { refuseWhenFull } from './password/accounts.password.check.ts'
import { hashNewPassword } from './accounts.passwords.ts'
import {
  endSession,
  findPhone,
  findTaken,
  holdPasswordHash,
  insertPerson,
  insertSession,
  type Taken,
} from './accounts.repo.ts'
import { tellOwner } from './recovery/accounts.recovery.codes.ts'

export async function registerPerson(
  ctx: RequestContext<typeof register>,
): Promise<AnswerOf<typeof register>> {
  const { username, email, name, phone, role, password, consents, notice } = ctx.body
  const keys = { username_key: uniqueKey(username), email_key: uniqueKey(email) }
  const taken = await findTaken(ctx.db, keys)
  // Inside a write, because a repeat of the successful registration must get its saved answer.
  if (taken) return ctx.write(() => Promise.reject(refuseTaken(taken)))
  const id = newId()
  const person = {
    id,
    username,
    email,
    ...keys,
    password_hash: await hashNewPassword(password).catch(refuseWhenFull(register)),
    name,
    phone,
    role,
    created_at: ctx.now,
  }
  try {
    return await ctx.write(
      async (tx) => {
        const patientId = await insertPerson(tx, person)
        await insertConsents(
          tx,
          { userId: id, patientId },
          { agreed: agreedOf(role, consents), notice },
          ctx.now,
        )
        await tellOwner(tx, 'accounts.codesOffered', id, ctx.now)
        return { message: 'Registration successful!' }
      },
      { actorId: id, subject: id },
    )
  } catch (error) {
    throw asTaken(error)
  }
}

/** Two may register one name at once: the second violates the constraint. */
function asTaken(error: unknown): unknown {
  const unique = brokenUnique(error)
  if (unique === 'users_username_key_key') return refuseTaken('usernameTaken')
  if (unique === 'users_email_key_key') return refuseTaken('emailTaken')
  return error
}

function refuseTaken(taken: Taken): AppError {
  const field = taken === 'usernameTaken' ? 'username' : 'email'
  return endpointError(register, taken, { fields: { [field]: taken } })
}

export async function signIn(
  ctx: RequestContext<typeof login>,
  limits: SignInLimits,
): Promise<AnswerOf<typeof login>> {
  const { code } = ctx.body
  const { keys } = ctx.appContext
  const identified = await identify(ctx, limits).catch(refuseWhenFull(login))
  if (!identified) throw endpointError(login, 'invalidCredentials')
  const { person, forgive } = identified
  await forgive()
  const factor = await findFactor(ctx.db, person.id)
  if (factor && code === '') throw endpointError(login, 'codeNeeded')
  const forgiveCode = factor && (await limits.countCode(person.id))
  const remember = () => rememberDevice(ctx.cookies, keys, readDevice(ctx.cookies), person.id)
  if (!factor) remember()

  const jti = newId()
  const expiresAt = new Date(ctx.now.getTime() + ctx.appContext.policy.sessionLengthMs[person.role])
  const { id: sub, username, name, role } = person
  const exp = Math.floor(expiresAt.getTime() / 1000)
  const token = await ctx.appContext.tokens.sign({ sub, jti, exp, username, name, role }, ctx.now)
  const answer = await ctx.write(
    async (tx) => {
      // Changed while it was checked: the change has ended all sessions that it could see.
      if (!(await holdPasswordHash(tx, sub, person.password_hash)))
        throw endpointError(login, 'invalidCredentials')
      const asked = factor && { personId: sub, secret: factor.secret, code, now: ctx.now }
      if (asked && !(await takeSecondCode(tx, keys, asked)))
        throw endpointError(login, 'codeWrong', { fields: { code: 'codeWrong' } })
      await insertSession(tx, {
        id: jti,
        user_id: sub,
        created_at: ctx.now,
        expires_at: expiresAt,
        ended_at: null,
        device: deviceOf(ctx.userAgent),
      })
      return { token, role }
    },
    { actorId: sub, subject: jti },
  )
  // A browser is known once both proofs were right.
  if (factor) remember()
  await forgiveCode?.()
  return answer
}

export async function signOut(ctx: RequestContext<typeof logout>): Promise<AnswerOf<typeof logout>> {
  const { sessionId } = ctx.actor
  const ended = { kind: sessionEnded, subject: sessionId, topics: [] }
  const answer = await ctx.write(
    async (tx) => {
      await endSession(tx, sessionId, ctx.now)
      await forgetDevicesOf(tx, sessionId)
      await broadcast(tx, ended)
      return { message: 'Signed out.' }
    },
    { subject: sessionId },
  )
  // Not waiting for its own announcement: this server refuses the very next request.
  ctx.appContext.sessions.hear({ ...ended, resumeToken: '' })
  return answer
}

export async function describeSession(
  ctx: RequestContext<typeof readSession>,
): Promise<AnswerOf<typeof readSession>> {
  const { id, username, name, role, expiresAt } = ctx.actor
  return { username, name, phone: await findPhone(ctx.db, id), role, expiresAt: expiresAt.toISOString() }
}
