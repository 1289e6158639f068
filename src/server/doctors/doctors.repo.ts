import { sql, type Insertable, type SqlBool } from 'kysely'
import type { Approval } from '../../shared/doctors/doctors.approval.ts'
import { nameWithoutTitle } from '../../shared/doctors/doctors.names.ts'
import type { PagePlace } from '../../shared/kit/pages.ts'
import { readSearch } from '../../shared/kit/text/search.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { hasDigits, saysAll } from '../platform/db/search.ts'
import type { Tables } from '../platform/db/tables.ts'

const shown = [
  'doctors.name',
  'doctors.specialization',
  'doctors.experience',
  'doctors.phone',
  'doctors.clinic',
  'doctors.registration_number',
  'doctors.qualification',
  'doctors.council',
  'doctors.approval',
  'doctors.approval_reason',
] as const

export function findProfile(db: Database | Tx, personId: string) {
  return db.selectFrom('doctors').select(shown).where('user_id', '=', personId).executeTakeFirst()
}

/** The previous row, locked, so that saving does not overwrite a concurrent decision. */
export function lockProfile(tx: Tx, personId: string) {
  return tx
    .selectFrom('doctors')
    .select([
      ...shown,
      'doctors.approval_since',
      'doctors.approved_as',
      'doctors.decided_by',
      'doctors.updated_at',
    ])
    .where('user_id', '=', personId)
    .forUpdate()
    .executeTakeFirst()
}

export async function saveProfile(tx: Tx, profile: Insertable<Tables['doctors']>): Promise<void> {
  const { user_id: _, ...changes } = profile
  await tx
    .insertInto('doctors')
    .values(profile)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(changes))
    .execute()
}

function withPerson(db: Database | Tx) {
  return db
    .selectFrom('doctors')
    .innerJoin('users', 'users.id', 'doctors.user_id')
    .leftJoin('users as coordinator', 'coordinator.id', 'doctors.decided_by')
    .select([
      'users.id',
      'users.username',
      'doctors.approval_since',
      'doctors.approved_as',
      'coordinator.name as decided_by_name',
      ...shown,
    ])
    .where('users.closed_at', 'is', null)
}
export type ListedRow = Awaited<ReturnType<typeof listByApproval>>[number]

export interface DoctorOptions {
  approval: Approval | undefined
  search: string
  after: PagePlace | undefined
  limit: number
}

/** Awaiting: longest waiting first. Others: latest decision first. */
export function listByApproval(db: Database, { approval, search, after, limit }: DoctorOptions) {
  const [direction, beyond] = approval === 'awaiting' ? (['asc', '>'] as const) : (['desc', '<'] as const)
  let rows = withPerson(db)
    .orderBy('doctors.approval_since', direction)
    .orderBy('doctors.user_id', direction)
    .limit(limit)
  if (approval) rows = rows.where('doctors.approval', '=', approval)
  if (search !== '') rows = rows.where(saysAnywhere(search))
  if (after) {
    const place = sql`(doctors.approval_since, doctors.user_id)`
    rows = rows.where(sql<SqlBool>`${place} ${sql.raw(beyond)} (${after.at}, ${after.id}::uuid)`)
  }
  return rows.execute()
}

function saysAnywhere(typed: string) {
  const search = readSearch(nameWithoutTitle(typed))
  if ('digits' in search) {
    const { digits } = search
    const [phone, number] = [sql.ref('doctors.phone'), sql.ref('doctors.registration_number')]
    return sql<boolean>`(${hasDigits(phone, digits)} or ${hasDigits(number, digits)})`
  }
  const all = sql`concat_ws(' ', doctors.name, users.username, doctors.registration_number, doctors.phone, doctors.clinic, doctors.specialization)`
  return saysAll(all, search.words)
}

/**
 * Locks the row, so that a second coordinator sees what the first decided. Reads it after locking: in a single query,
 * joined rows would be as they were before the wait.
 */
export async function lockDoctor(tx: Tx, personId: string) {
  await tx.selectFrom('doctors').select('user_id').where('user_id', '=', personId).forUpdate().execute()
  return withPerson(tx).where('doctors.user_id', '=', personId).executeTakeFirst()
}

export interface Decision {
  approval: Approval
  approval_reason: string | null
  decided_by: string
}

export async function decide(tx: Tx, personId: string, decision: Decision, now: Date): Promise<void> {
  await tx
    .updateTable('doctors')
    .set({ ...decision, approval_since: now, ...(decision.approval === 'approved' && { approved_as: null }) })
    .where('user_id', '=', personId)
    .execute()
}

/** The doctor of a closed account can never be approved again, because no desk lists them. */
export async function closeProfile(tx: Tx, personId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('doctors')
    .set({
      approval: 'suspended',
      approval_reason: 'Account closed',
      approval_since: now,
      decided_by: null,
      phone: '',
    })
    .where('user_id', '=', personId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
