import { sql } from 'kysely'
import type { Endpoint } from '../../../shared/kit/endpoint.ts'
import type { Database, Tx } from '../db/database.ts'
import { appError } from '../http/errors/app-error.ts'
import type { Person } from './sessions.ts'

type Asked = Pick<Endpoint, 'method' | 'subject' | 'unapproved'>
interface About {
  actor: Person | null
  params: unknown
  now: Date
  /** The town's date. */
  today: string
}

/** Whether the endpoint is closed to this person: a doctor who is not approved, or no longer. */
export function isWithheld({ unapproved }: Pick<Asked, 'unapproved'>, actor: Person | null): boolean {
  return actor?.role === 'doctor' && !actor.approved && unapproved !== 'may'
}

/**
 * Throws `notFound`, as for an id that does not exist, unless the doctor treats the patient of the endpoint's subject,
 * or reads only and works where a visit of the patient takes place.
 */
export async function requireCareRelationship(
  db: Database | Tx,
  { method, subject }: Asked,
  { actor, params, now, today }: About,
): Promise<void> {
  if (subject === undefined || actor?.role !== 'doctor') return
  const { id } = params as { id: string }
  const { rows } = await sql`
    select from care_relationships
    where doctor_id = ${actor.id} and patient_id = ${id} and ends_at >= ${now}
      and ${today} between from_day and to_day and (not by_facility or ${method === 'GET'}) limit 1`.execute(
    db,
  )
  if (rows.length === 0) throw appError('notFound')
}

/**
 * For a doctor's write: asks both again, because the session is cached, and locks the approval, so that a suspension
 * is either before this write or after it.
 */
export async function holdDoctorAccess(tx: Tx, asked: Asked, about: About): Promise<void> {
  if (about.actor?.role !== 'doctor' || asked.unapproved === 'may') return
  const rows = await tx
    .selectFrom('doctors')
    .select('user_id')
    .where('user_id', '=', about.actor.id)
    .where('approval', '=', 'approved')
    .forShare()
    .execute()
  if (rows.length === 0) throw appError('notFound')
  await requireCareRelationship(tx, asked, about)
}
