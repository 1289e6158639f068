import { sql, type Insertable } from 'kysely'
import type { SaidAge } from '../../shared/patients/patients.rules.ts'
import type { Ending } from '../../shared/sharing/sharing.rules.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { isHelping } from '../platform/db/who-acts.ts'
import type { Tables } from '../platform/db/tables.ts'

/** Not ended, and neither an invitation without an answer in time nor expired. */
function isOpen(now: Date) {
  return sql<boolean>`(ended_at is null and case when accepted_at is null then answer_by > ${now}
    else expires_at is null or expires_at > ${now} end)`
}

const shown = [
  'patient_helpers.id',
  'patient_helpers.areas',
  'patient_helpers.invited_at',
  'patient_helpers.answer_by',
  'patient_helpers.accepted_at',
  'patient_helpers.expires_at',
] as const

/** Of a patient, in the order in which they were invited. */
export function listHelpers(db: Database | Tx, patientId: string, now: Date) {
  return db
    .selectFrom('patient_helpers')
    .leftJoin('users', 'users.id', 'patient_helpers.user_id')
    .select([
      ...shown,
      'patient_helpers.username_key',
      'patient_helpers.tells_missed',
      'users.username',
      'users.name',
    ])
    .where('patient_id', '=', patientId)
    .where(isOpen(now))
    .orderBy('invited_at')
    .orderBy('patient_helpers.id')
    .execute()
}
export type HelperRow = Awaited<ReturnType<typeof listHelpers>>[number]

/** To this account, the newest first. */
export function listInvited(db: Database | Tx, userId: string, now: Date, limit: number) {
  return selectInvited(db)
    .where('patient_helpers.user_id', '=', userId)
    .where(isOpen(now))
    .orderBy('invited_at', 'desc')
    .orderBy('patient_helpers.id')
    .limit(limit)
    .execute()
}
export type InvitedRow = Awaited<ReturnType<typeof listInvited>>[number]

function selectInvited(db: Database | Tx) {
  return db
    .selectFrom('patient_helpers')
    .innerJoin('patients', 'patients.id', 'patient_helpers.patient_id')
    .leftJoin('users as inviter', 'inviter.id', 'patient_helpers.invited_by')
    .select([...shown, 'patient_helpers.patient_id', 'patients.name as patient'])
    .select((is) => is.fn.coalesce('inviter.name', sql<string>`''`).as('invited_by'))
}

export function findInvited(tx: Tx, id: string) {
  return selectInvited(tx).where('patient_helpers.id', '=', id).executeTakeFirstOrThrow()
}

export async function countHelped(tx: Tx, userId: string, now: Date): Promise<number> {
  const rows = await tx
    .selectFrom('patient_helpers')
    .select('id')
    .where('user_id', '=', userId)
    .where(isHelping(now))
    .execute()
  return rows.length
}

export function listGuardians(db: Database | Tx, patientId: string) {
  return db
    .selectFrom('patient_guardians as g')
    .innerJoin('users', 'users.id', 'g.user_id')
    .select(['users.id', 'users.name', 'users.username_key', 'g.relation'])
    .where('g.patient_id', '=', patientId)
    .where('g.until', 'is', null)
    .orderBy('g.since')
    .execute()
}

export function findPatient(db: Database | Tx, patientId: string) {
  return db
    .selectFrom('patients')
    .select(['name', 'birth_year', 'age_said_on'])
    .where('id', '=', patientId)
    .executeTakeFirstOrThrow()
}

export function saidAge({
  birth_year: birthYear,
  age_said_on: saidOn,
}: {
  birth_year: number | null
  age_said_on: string | null
}): SaidAge | null {
  return birthYear === null || saidOn === null ? null : { birthYear, saidOn }
}

/** Only accounts that act for patients. */
export function findInvitee(tx: Tx, usernameKey: string) {
  return tx
    .selectFrom('users')
    .select('id')
    .where('username_key', '=', usernameKey)
    .where('role', '=', 'patient')
    .where('closed_at', 'is', null)
    .executeTakeFirst()
}

/** False if there is an open row of that name already. */
export async function insertHelper(tx: Tx, row: Insertable<Tables['patient_helpers']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('patient_helpers')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['patient_id', 'username_key']).where('ended_at', 'is', null).doNothing(),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** What is over by itself, so that the same person can be invited again. */
export async function endExpired(tx: Tx, patientId: string, now: Date): Promise<void> {
  await tx
    .updateTable('patient_helpers')
    .set({ ended_at: now, ended_as: 'expired' })
    .where('patient_id', '=', patientId)
    .where('ended_at', 'is', null)
    .where((is) => is.not(isOpen(now)))
    .execute()
}

type Whose = { patientId: string } | { userId: string }

/** The open row, locked, of this patient or to this account; undefined for all others. */
export function holdOpen(tx: Tx, id: string, whose: Whose, now: Date) {
  return selectHeld(tx, whose, now).where('id', '=', id).executeTakeFirst()
}
export type HeldRow = NonNullable<Awaited<ReturnType<typeof holdOpen>>>

/** All of them, locked in one order. */
export function holdAllOpen(tx: Tx, whose: Whose, now: Date): Promise<HeldRow[]> {
  return selectHeld(tx, whose, now).orderBy('id').execute()
}

function selectHeld(tx: Tx, whose: Whose, now: Date) {
  const rows = tx
    .selectFrom('patient_helpers')
    .select(['id', 'patient_id', 'user_id', 'accepted_at', 'areas'])
    .where(isOpen(now))
    .forNoKeyUpdate()
  return 'userId' in whose
    ? rows.where('user_id', '=', whose.userId)
    : rows.where('patient_id', '=', whose.patientId)
}

export async function saveAccepted(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('patient_helpers').set({ accepted_at: now }).where('id', '=', id).execute()
}

export async function saveEnd(tx: Tx, id: string, as: Ending, now: Date): Promise<void> {
  await tx.updateTable('patient_helpers').set({ ended_at: now, ended_as: as }).where('id', '=', id).execute()
}

/** Switched on anew, it is told anew. */
export async function saveTellsMissed(tx: Tx, id: string, tells: boolean): Promise<void> {
  await tx
    .updateTable('patient_helpers')
    .set({ tells_missed: tells, told_missed_on: null })
    .where('id', '=', id)
    .where('tells_missed', '<>', tells)
    .execute()
}

/** Whether it was ever sent to this account. */
export async function wasInvited(tx: Tx, id: string, userId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('patient_helpers')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row !== undefined
}

/** Also those that never met an account: they name it all the same. */
export async function deleteInvitationsOf(tx: Tx, usernameKey: string): Promise<void> {
  await tx.deleteFrom('patient_helpers').where('username_key', '=', usernameKey).execute()
}
