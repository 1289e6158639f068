import type { AnswerOf, Contract } from '../../shared/kit/contract.ts'
import { login, register, type logout, type readSession } from '../../shared/accounts/accounts.contract.ts'
import { uniqueKey } from '../../shared/accounts/accounts.rules.ts'
import { sessionEnded } from '../platform/auth/sessions.ts'
import { brokenUnique } from '../platform/db/database.ts'
import { signal } from '../platform/events/announce.ts'
import type { Call } from '../platform/http/call.ts'
import { refuseBy, type Refusal } from '../platform/http/refusal.ts'
import { forgetDevicesOf } from '../platform/push/devices.ts'
import { newId } from '../platform/ids.ts'
import { HashQueueFull } from './accounts.hash-queue.ts'
import type { SignInLimits } from './accounts.limits.ts'
import { hashNewPassword, hashPassword, isPassword, queueSignIn } from './accounts.passwords.ts'
import {
  endSession,
  findByUsername,
  findPhone,
  findTaken,
  insertPerson,
  insertSession,
  type Taken,
} from './accounts.repo.ts'

export async function registerPerson(call: Call<typeof register>): Promise<AnswerOf<typeof register>> {
  const { username, email, name, phone, role, password } = call.body
  const keys = { username_key: uniqueKey(username), email_key: uniqueKey(email) }
  const taken = await findTaken(call.db, keys)
  // Inside a write, because a repeat of the registration that took the name is given its own answer.
  if (taken) return call.write(() => Promise.reject(refuseTaken(taken)))
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
    created_at: call.now,
  }
  try {
    return await call.write(
      async (tx) => {
        await insertPerson(tx, person)
        return { message: 'Registration successful!' }
      },
      { actorId: id, subject: id },
    )
  } catch (error) {
    throw asTaken(error)
  }
}

/** Two may have asked for one name at once: the second runs into the constraint. */
function asTaken(error: unknown): unknown {
  const unique = brokenUnique(error)
  if (unique === 'persons_username_key_key') return refuseTaken('usernameTaken')
  if (unique === 'persons_email_key_key') return refuseTaken('emailTaken')
  return error
}

function refuseTaken(taken: Taken): Refusal {
  const field = taken === 'usernameTaken' ? 'username' : 'email'
  return refuseBy(register, taken, { fields: { [field]: taken } })
}

/** For `catch` of a queued hash. */
function refuseWhenFull(contract: typeof register | typeof login) {
  return (error: unknown): never => {
    if (!(error instanceof HashQueueFull)) throw error
    throw refuseBy<Contract>(contract, 'busy', { details: { retryAfterSeconds: 5 } })
  }
}

/** A hash nobody has the password of: a stranger's name costs the same time as a known one. */
const strangersHash = hashPassword(newId())

export async function signIn(
  call: Call<typeof login>,
  limits: SignInLimits,
): Promise<AnswerOf<typeof login>> {
  const { identifier, password } = call.body
  const person = await findByUsername(call.db, uniqueKey(identifier))
  const known = person?.password_hash ?? (await strangersHash)
  const isRight = await queueSignIn(async () => {
    // Counted in its turn: who is sent away because too many wait has not tried.
    await limits.count(identifier, call.network)
    return isPassword(password, known)
  }).catch(refuseWhenFull(login))
  if (!person || !isRight) throw refuseBy(login, 'invalidCredentials')
  await limits.forgive(identifier, call.network)

  const jti = newId()
  const expiresAt = new Date(call.now.getTime() + call.house.policy.sessionLengthMs[person.role])
  const { id: sub, username, name, role } = person
  const exp = Math.floor(expiresAt.getTime() / 1000)
  const token = await call.house.tokens.sign({ sub, jti, exp, username, name, role }, call.now)
  return call.write(
    async (tx) => {
      await insertSession(tx, {
        id: jti,
        person_id: sub,
        created_at: call.now,
        expires_at: expiresAt,
        ended_at: null,
      })
      return { token, role }
    },
    { actorId: sub, subject: jti },
  )
}

export async function signOut(call: Call<typeof logout>): Promise<AnswerOf<typeof logout>> {
  const { sessionId } = call.actor
  const ended = { kind: sessionEnded, subject: sessionId, topics: [] }
  const answer = await call.write(
    async (tx) => {
      await endSession(tx, sessionId, call.now)
      await forgetDevicesOf(tx, sessionId)
      await signal(tx, ended)
      return { message: 'Signed out.' }
    },
    { subject: sessionId },
  )
  // This server must not wait for its own announcement: the very next request is refused.
  call.house.sessions.hear({ ...ended, horizon: '' })
  return answer
}

export async function describeSession(call: Call<typeof readSession>): Promise<AnswerOf<typeof readSession>> {
  const { id, username, name, role, expiresAt } = call.actor
  return { username, name, phone: await findPhone(call.db, id), role, expiresAt: expiresAt.toISOString() }
}
