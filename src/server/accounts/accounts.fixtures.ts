import { uniqueKey } from '../../shared/accounts/accounts.rules.ts'
import { noticeVersion, purposesOf, type Purpose } from '../../shared/consents/consents.purposes.ts'
import type { Role } from '../../shared/kit/endpoint.ts'
import { insertConsents } from '../platform/auth/consents.ts'
import type { AppContext } from '../platform/context/request-context.ts'
import { newId } from '../platform/runtime/ids.ts'
import { hashPassword } from './accounts.passwords.ts'
import { insertPerson, insertSession } from './accounts.repo.ts'

export interface BuiltPerson {
  id: string
  /** The person's own patient record; empty for a doctor. */
  patientId: string
  username: string
  name: string
  role: Role
}

export interface PersonOptions {
  role: Role
  username?: string
  name?: string
  phone?: string
  password?: string
  /** All of the role by default; none: an account of before there was a notice. */
  consents?: readonly Purpose[]
}

/** Hashing is slow on purpose; people in a test or demo share one password and so one hash. */
const hashes = new Map<string, Promise<string>>()

/** A person as registration creates one. For tests and seeds. */
export async function buildPerson(
  appContext: Pick<AppContext, 'store' | 'clock'>,
  options: PersonOptions,
): Promise<BuiltPerson> {
  const id = newId()
  const username = options.username ?? `${options.role}-${id.slice(-12)}`
  const password = options.password ?? 'secret1'
  const passwordHash = hashes.get(password) ?? hashPassword(password)
  hashes.set(password, passwordHash)
  const person = { id, username, name: options.name ?? 'Harpreet Kaur', role: options.role }
  const email = `${username}@example.org`
  const row = {
    ...person,
    username_key: uniqueKey(username),
    email,
    email_key: uniqueKey(email),
    password_hash: await passwordHash,
    phone: options.phone ?? '5550000000',
    created_at: appContext.clock(),
  }
  const agreed = options.consents ?? purposesOf(options.role)
  const notice = { version: noticeVersion, language: 'pa' } as const
  const patientId = await appContext.store.db.transaction().execute(async (tx) => {
    const own = await insertPerson(tx, row)
    const whose = { userId: id, patientId: options.role === 'patient' ? own : null }
    await insertConsents(tx, whose, { agreed, notice }, row.created_at)
    return own
  })
  return { ...person, patientId: patientId ?? '' }
}

/** A token as sign-in issues one, without hashing a password. */
export async function buildToken(
  appContext: Pick<AppContext, 'store' | 'clock' | 'tokens'>,
  person: BuiltPerson,
): Promise<string> {
  const now = appContext.clock()
  const jti = newId()
  const expiresAt = new Date(now.getTime() + 24 * 3_600_000)
  const session = { id: jti, user_id: person.id, created_at: now, expires_at: expiresAt, ended_at: null }
  await appContext.store.db.transaction().execute((tx) => insertSession(tx, session))
  const { id: sub, username, name, role } = person
  return appContext.tokens.sign(
    { sub, jti, exp: Math.floor(expiresAt.getTime() / 1000), username, name, role },
    now,
  )
}
