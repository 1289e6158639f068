import { sql, type RawBuilder } from 'kysely'
import type { PagePlace } from '../../shared/kit/pages.ts'
import { openedForAnother } from '../platform/audit/audit.ts'
import type { Database } from '../platform/db/database.ts'

export type Counter = 'pharmacy' | 'laboratory'

export interface LookRow {
  id: string
  at: Date
  action: string
  name: string
  role: 'doctor' | 'coordinator' | 'patient' | Counter
  /** While the record was open to this doctor by an emergency. */
  in_emergency: boolean
  /** While the patient let this doctor read it. */
  by_grant: boolean
}

interface Options {
  /** The audit actions by which doctors read patients' data. */
  readingActs: readonly string[]
  /** By which doctors and coordinators find a record by its phone number, or open it in an emergency. */
  findingActs: readonly string[]
  /** By which coordinators find an account. */
  searchAct: string
  /** By which a pharmacist reads a prescription, and a laboratory an order. There the account may have any role. */
  counterActs: Readonly<Record<Counter, string>>
  /** Who reads the list: not told of themselves. */
  viewerId: string
  after: PagePlace | undefined
}

/**
 * What doctors, pharmacies and laboratories read of this patient, who opened the record for the patient, and when the desk found the
 * record by its phone number or the patient's own account; newest first. Each part takes a page from the index; names are read for that page only.
 */
export async function listLooksAt(
  db: Database,
  patientId: string,
  { readingActs, findingActs, searchAct, counterActs, viewerId, after }: Options,
  limit: number,
): Promise<LookRow[]> {
  const isBefore = after ? sql`(l.at, l.id) < (${after.at}, ${after.id}::uuid)` : sql`true`
  const part = (subject: RawBuilder<unknown>, isWanted: RawBuilder<unknown>) => sql`(
    select l.id, l.at, l.action, l.actor_id, l.actor_role from audit_log l
    where l.subject = ${subject} and ${isWanted} and ${isBefore}
    order by l.at desc, l.id desc limit ${limit})`
  const isStaff = sql`l.actor_role in ('doctor', 'coordinator')`
  // A literal, so that the partial index of this act is used.
  const isForAnother = sql`l.action = ${sql.lit(openedForAnother)} and l.actor_id <> ${viewerId}`
  const isAt = (counter: Counter) =>
    sql`l.action = ${sql.lit(counterActs[counter])} and l.actor_id <> ${viewerId}`
  const { pharmacy, laboratory } = counterActs
  const actsOfDoctors = [...readingActs, ...findingActs].filter(
    (act) => act !== pharmacy && act !== laboratory,
  )
  const own = sql`(select user_id::text from patient_guardians
    where patient_id = ${patientId} and relation = 'self' and until is null)`
  const { rows } = await sql<LookRow>`
    with page as (
      ${part(sql`${patientId}`, sql`${isStaff} and l.action = any(case l.actor_role when 'doctor' then ${actsOfDoctors}::text[] else ${findingActs}::text[] end)`)}
      union all
      ${part(own, sql`${isStaff} and l.actor_role = 'coordinator' and l.action = ${searchAct}`)}
      union all
      ${part(sql`${patientId}`, isForAnother)}
      union all
      ${part(sql`${patientId}`, isAt('pharmacy'))}
      union all
      ${part(sql`${patientId}`, isAt('laboratory'))}
      order by at desc, id desc limit ${limit}
    )
    select page.id, page.at, page.action,
      case page.action when ${pharmacy} then 'pharmacy' when ${laboratory} then 'laboratory'
        else page.actor_role end as role,
      coalesce(doctors.name, users.name, '') as name,
      page.actor_role = 'doctor' and exists (
        select from emergency_accesses e
        where e.doctor_id = page.actor_id and e.patient_id = ${patientId}
          and page.at between e.opened_at and e.ends_at) as in_emergency,
      page.actor_role = 'doctor' and exists (
        select from record_grants g
        where g.doctor_id = page.actor_id and g.patient_id = ${patientId}
          and page.at between g.granted_at and coalesce(g.ended_at, g.ends_at)) as by_grant
    from page
    left join users on users.id = page.actor_id
    left join doctors on doctors.user_id = page.actor_id
    order by page.at desc, page.id desc`.execute(db)
  return rows
}

export async function findPatientName(db: Database, patientId: string): Promise<string> {
  const row = await db.selectFrom('patients').select('name').where('id', '=', patientId).executeTakeFirst()
  return row?.name ?? ''
}
