import type { Insertable } from 'kysely'
import type { Database, Tx } from '../platform/db/database.ts'
import { deleteBefore } from '../platform/db/delete-in-batches.ts'
import type { Tables } from '../platform/db/tables.ts'
import { insertOwnPatient } from '../platform/auth/own-patient.ts'
import { newId } from '../platform/runtime/ids.ts'

/** Everybody but doctors gets a patient record too; returns its id. */
export async function insertPerson(tx: Tx, person: Insertable<Tables['users']>): Promise<string | null> {
  await tx.insertInto('users').values(person).execute()
  if (person.role === 'doctor') return null
  const patientId = newId()
  await insertOwnPatient(tx, patientId, person, person.created_at)
  return patientId
}

export type Taken = 'usernameTaken' | 'emailTaken'

/** Whether the name or email is taken; the name is reported first. */
export async function findTaken(
  db: Database,
  keys: { username_key: string; email_key: string },
): Promise<Taken | null> {
  const rows = await db
    .selectFrom('users')
    .select('username_key')
    .where((person) =>
      person.or([person('username_key', '=', keys.username_key), person('email_key', '=', keys.email_key)]),
    )
    .execute()
  if (rows.length === 0) return null
  return rows.some((row) => row.username_key === keys.username_key) ? 'usernameTaken' : 'emailTaken'
}

/** Not a closed account: its name is answered like an unknown one. */
export function findByUsername(db: Database, usernameKey: string) {
  return openAccounts(db).where('username_key', '=', usernameKey).executeTakeFirst()
}

export function openAccounts(db: Database) {
  return db
    .selectFrom('users')
    .select(['id', 'username', 'name', 'role', 'password_hash'])
    .where('closed_at', 'is', null)
}

/** Undefined when the account has been closed. */
export async function findPasswordHash(db: Database, personId: string): Promise<string | undefined> {
  const row = await openAccounts(db).where('id', '=', personId).executeTakeFirst()
  return row?.password_hash
}

/** Whether it is still this hash; until the transaction ends nobody can replace it. */
export async function holdPasswordHash(tx: Tx, personId: string, hash: string): Promise<boolean> {
  const rows = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', personId)
    .where('password_hash', '=', hash)
    .forShare()
    .execute()
  return rows.length > 0
}

export async function setPasswordHash(tx: Tx, personId: string, hash: string): Promise<void> {
  await tx.updateTable('users').set({ password_hash: hash }).where('id', '=', personId).execute()
}

/** False when the hash is not `known` any more. */
export async function replacePasswordHash(
  tx: Tx,
  personId: string,
  hashes: { known: string; next: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ password_hash: hashes.next })
    .where('id', '=', personId)
    .where('password_hash', '=', hashes.known)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function findPhone(db: Database, personId: string): Promise<string> {
  const { phone } = await db
    .selectFrom('users')
    .select('phone')
    .where('id', '=', personId)
    .executeTakeFirstOrThrow()
  return phone
}

export async function insertSession(tx: Tx, session: Insertable<Tables['sessions']>): Promise<void> {
  await tx.insertInto('sessions').values(session).execute()
}

export async function endSession(tx: Tx, sessionId: string, now: Date): Promise<void> {
  await tx.updateTable('sessions').set({ ended_at: now }).where('id', '=', sessionId).execute()
}

export async function deleteExpiredSessions(db: Database, before: Date): Promise<void> {
  await deleteBefore(db, 'sessions', 'expires_at', before)
}
