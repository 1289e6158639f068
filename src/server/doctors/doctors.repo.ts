import type { Insertable } from 'kysely'
import type { Approval } from '../../shared/doctors/doctors.contract.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import type { Tables } from '../platform/db/tables.ts'

const shown = [
  'doctors.name',
  'doctors.specialization',
  'doctors.experience',
  'doctors.phone',
  'doctors.clinic',
  'doctors.registration_number',
  'doctors.approval',
] as const

const mostListed = 500

export function findProfile(db: Database | Tx, personId: string) {
  return db.selectFrom('doctors').select(shown).where('person_id', '=', personId).executeTakeFirst()
}

export async function saveProfile(tx: Tx, profile: Insertable<Tables['doctors']>): Promise<void> {
  const { person_id: _, ...changes } = profile
  await tx
    .insertInto('doctors')
    .values(profile)
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet(changes))
    .execute()
}

function withPerson(db: Database | Tx) {
  return db
    .selectFrom('doctors')
    .innerJoin('persons', 'persons.id', 'doctors.person_id')
    .select(['persons.id', 'persons.username', ...shown])
}

/** Longest waiting first. */
export function listByApproval(db: Database, approval: Approval | undefined) {
  const all = withPerson(db).orderBy('doctors.updated_at').limit(mostListed)
  return (approval ? all.where('doctors.approval', '=', approval) : all).execute()
}

export function lockDoctor(tx: Tx, personId: string) {
  return withPerson(tx).where('doctors.person_id', '=', personId).forUpdate().executeTakeFirst()
}

export async function markApproved(tx: Tx, personId: string, by: string, now: Date): Promise<void> {
  await tx
    .updateTable('doctors')
    .set({ approval: 'approved', approved_by: by, approved_at: now })
    .where('person_id', '=', personId)
    .execute()
}
