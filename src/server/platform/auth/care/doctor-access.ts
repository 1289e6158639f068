import { sql } from 'kysely'
import type { Endpoint } from '../../../../shared/kit/endpoint.ts'
import type { Database, Tx } from '../../db/database.ts'
import { appError } from '../../http/errors/app-error.ts'
import type { Person } from '../sessions.ts'
import { hasStoodIn } from './stand-ins.ts'

type Asked = Pick<Endpoint, 'method' | 'subject' | 'former' | 'stoodIn' | 'unapproved'>
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
 * `treating`: reads and writes. `reading`: works where a visit takes place, or answered an alarm. `former`: met the
 * patient, too long ago.
 */
export type Care = 'treating' | 'reading' | 'former'

/** What connects the doctor with the patient; null: nothing. */
export async function findCare(
  db: Database | Tx,
  who: { doctorId: string; patientId: string },
  { now, today }: Pick<About, 'now' | 'today'>,
): Promise<Care | null> {
  const connected = sql`
    from care_relationships
    where doctor_id = ${who.doctorId} and patient_id = ${who.patientId} and ends_at >= ${now}
      and ${today} between from_day and to_day`
  const { rows } = await sql<{ care: Care | null }>`
    select case
      when exists (select ${connected} and not by_facility) then 'treating'
      when exists (select ${connected} and by_facility) then 'reading'
      when exists (select from encounters where doctor_id = ${who.doctorId} and patient_id = ${who.patientId})
      then 'former'
    end as care`.execute(db)
  return rows[0]?.care ?? null
}

/** Throws `notFound`, as for an id that does not exist, unless the doctor may use this endpoint for its subject. */
export async function requireCareRelationship(
  db: Database | Tx,
  { method, subject, former, stoodIn }: Asked,
  { actor, params, ...moment }: About,
): Promise<void> {
  if (subject === undefined || actor?.role !== 'doctor') return
  const { id } = params as { id: string }
  const care = await findCare(db, { doctorId: actor.id, patientId: id }, moment)
  if (care === 'treating' || (care === 'reading' && method === 'GET')) return
  if (care !== null && former === 'may') return
  if (stoodIn === 'may' && (await hasStoodIn(db, { standInId: actor.id }, moment.today))) return
  throw appError('notFound')
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
