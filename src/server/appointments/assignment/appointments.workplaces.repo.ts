import { sql } from 'kysely'
import type { Workplace } from '../../../shared/appointments/hours/appointments.consulting-hours.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { plainName } from '../details/appointments.details.repo.ts'

type Named = Workplace & { name: string; nameHi: string; namePa: string }

/**
 * Where doctors see patients: the facilities they work at; for a doctor without one the facility that the clinic of the
 * profile names, unless several or a sample have that name.
 */
export async function listWorkplaces(
  db: Database | Tx,
  doctorIds: readonly string[],
): Promise<Map<string, Named[]>> {
  const { rows } = await sql<{ id: string; facilities: Named[] }>`
    with asked as materialized (
      select user_id, clinic from doctors where user_id = any(${doctorIds}::uuid[])
    ), member as materialized (
      select m.user_id, m.facility_id from memberships m join asked on asked.user_id = m.user_id
      where m.role = 'doctor' and m.until is null
    ), works_at as (
      select user_id, facility_id from member
      union all
      select asked.user_id, min(f.id::text)::uuid from asked
      join facilities f on ${plainName('f.name')} = ${plainName('asked.clinic')}
      where f.hidden_at is null and (not f.is_sample or f.source_id = 'civil-hospital')
        and not exists (select from member where member.user_id = asked.user_id)
      group by asked.user_id
      having count(*) = 1
    )
    select w.user_id as id, jsonb_agg(jsonb_build_object('category', f.category, 'timing', f.timing,
      'name', f.name, 'nameHi', f.name_hi, 'namePa', f.name_pa) order by f.id) as facilities
    from works_at w join facilities f on f.id = w.facility_id and f.hidden_at is null
    group by w.user_id`.execute(db)
  return new Map(rows.map(({ id, facilities }) => [id, facilities]))
}
