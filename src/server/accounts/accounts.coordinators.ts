import { uniqueKey } from '../../shared/accounts/accounts.rules.ts'
import { audit } from '../platform/audit/audit.ts'
import { brokenUnique, inTransaction, type Database } from '../platform/db/database.ts'
import { StartupError } from '../platform/db/startup-error.ts'
import { newId } from '../platform/runtime/ids.ts'
import { hashPassword } from './accounts.passwords.ts'
import { findByUsername, insertPerson } from './accounts.repo.ts'
import { tellOwner } from './recovery/accounts.recovery.codes.ts'
import { deleteFactor } from './second-factor/accounts.second-factor.repo.ts'

export interface NewCoordinator {
  username: string
  name: string
  email: string
  phone: string
  password: string
}

/** Only a command on the server creates coordinators, never a form; the audit log records it. */
export async function makeCoordinator(db: Database, options: NewCoordinator, now: Date): Promise<void> {
  const { password, ...said } = options
  const id = newId()
  const person = {
    ...said,
    id,
    username_key: uniqueKey(said.username),
    email_key: uniqueKey(said.email),
    password_hash: await hashPassword(password),
    role: 'coordinator' as const,
    created_at: now,
  }
  try {
    await inTransaction(db, async (tx) => {
      await insertPerson(tx, person)
      const command = { actorId: null, actorRole: 'command', requestId: 'command' } as const
      await audit(tx, { ...command, action: 'accounts.makeCoordinator', subject: id }, now)
    })
  } catch (error) {
    if (brokenUnique(error) === null) throw error
    throw new StartupError('taken', 'This username or e-mail address is already in use: choose another.')
  }
}

/** For a coordinator who lost the authenticator app and the recovery codes: the password alone signs in again. */
export async function removeFactorOf(db: Database, username: string, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const person = await findByUsername(tx, uniqueKey(username))
    if (!person || !(await deleteFactor(tx, person.id)))
      throw new StartupError('noSecondFactor', `No account ${username} has a second factor.`)
    const command = { actorId: null, actorRole: 'command', requestId: 'command' } as const
    await audit(tx, { ...command, action: 'accounts.removeSecondFactor', subject: person.id }, now)
    await tellOwner(tx, 'accounts.secondFactorOff', person.id, now)
  })
}
