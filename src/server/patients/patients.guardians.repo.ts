import type { Insertable } from 'kysely'
import type { Database, Tx } from '../platform/db/database.ts'
import { isHelping } from '../platform/db/who-acts.ts'
import type { Tables } from '../platform/db/tables.ts'

/** The patients this account acts for, its own first, then in the order in which they were added. */
export function listOf(db: Database | Tx, userId: string, limit: number) {
  return db
    .selectFrom('patient_guardians as g')
    .innerJoin('patients as p', 'p.id', 'g.patient_id')
    .select(['p.id', 'p.name', 'p.birth_year', 'p.age_said_on', 'p.gender', 'g.relation'])
    .where('g.user_id', '=', userId)
    .where('g.until', 'is', null)
    .orderBy((is) => is('g.relation', '=', 'self'), 'desc')
    .orderBy('g.since')
    .orderBy('p.id')
    .limit(limit)
    .execute()
}
export type ActingForRow = Awaited<ReturnType<typeof listOf>>[number]

/** The patients whom this account helps by invitation. */
export function listHelped(db: Database, userId: string, now: Date) {
  return db
    .selectFrom('patient_helpers')
    .innerJoin('patients', 'patients.id', 'patient_helpers.patient_id')
    .select(['patients.id', 'patients.name', 'birth_year', 'age_said_on', 'gender', 'areas'])
    .where('patient_helpers.user_id', '=', userId)
    .where(isHelping(now))
    .orderBy('accepted_at')
    .orderBy('patients.id')
    .execute()
}

export async function insertPatient(
  tx: Tx,
  patient: Insertable<Tables['patients']>,
  guardian: Insertable<Tables['patient_guardians']>,
): Promise<void> {
  await tx.insertInto('patients').values(patient).execute()
  await tx.insertInto('patient_guardians').values(guardian).execute()
}

/** What a new patient has in common with the account's own. */
export function findOwn(tx: Tx, userId: string) {
  return tx
    .selectFrom('patient_guardians as g')
    .innerJoin('patients as p', 'p.id', 'g.patient_id')
    .select(['p.id', 'p.address', 'p.phone'])
    .where('g.user_id', '=', userId)
    .where('g.relation', '=', 'self')
    .where('g.until', 'is', null)
    .executeTakeFirst()
}

export async function endGuardianships(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .updateTable('patient_guardians')
    .set({ until: now })
    .where('user_id', '=', userId)
    .where('until', 'is', null)
    .execute()
}

/** The record stays, without the number of somebody who no longer wants to be called. */
export async function forgetPhones(tx: Tx, patientIds: readonly string[]): Promise<void> {
  await tx
    .updateTable('patients')
    .set({ phone: '' })
    .where((is) => is('id', '=', is.fn.any(is.val([...patientIds]))))
    .execute()
}
