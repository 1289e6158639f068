import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely'
import { treatersOf } from '../../../shared/doctors/doctors.routing.ts'
import { redFlags, type RedFlag } from '../../../shared/red-flags/red-flags.flags.ts'

const treaters = JSON.stringify(Object.fromEntries(redFlags.map((flag) => [flag, treatersOf(flag)])))

/** Whether a doctor of these specialties treats one of these red flags: two arrays of text. */
function treats(specialties: Expression<unknown>, flags: Expression<unknown>): RawBuilder<SqlBool> {
  return sql<SqlBool>`${specialties} && array(
    select jsonb_array_elements_text(${treaters}::jsonb -> flag) from unnest(${flags}) as flag)`
}

/** Whether no approved doctor of the town treats it: then anybody may take it, or it would strand. */
function hasNoTreater(flags: Expression<unknown>): RawBuilder<SqlBool> {
  return sql<SqlBool>`not exists (
    select from doctors t where t.approval = 'approved' and ${treats(sql.ref('t.specialties'), flags)})`
}

/** Whether this doctor may take the request `a` while it is open: of a red flag only who treats it. */
export function mayTakeOpen(doctorId: string): RawBuilder<SqlBool> {
  const flags = sql.ref('a.red_flags')
  return sql<SqlBool>`(a.red_flags = '{}' or ${hasNoTreater(flags)} or exists (
    select from doctors d where d.user_id = ${doctorId} and ${treats(sql.ref('d.specialties'), flags)}))`
}

/** How many approved doctors may still take the request `a`, which has a red flag; null for one that has none. */
export function countTreaters(): RawBuilder<number | null> {
  const flags = sql.ref('a.red_flags')
  return sql<number | null>`case when a.red_flags <> '{}' then (
    select count(*)::int from doctors d
    where d.approval = 'approved' and (${hasNoTreater(flags)} or ${treats(sql.ref('d.specialties'), flags)})
      and not exists (
        select from appointment_declines p
        where p.appointment_id = a.id and p.doctor_id = d.user_id and p.cause <> 'unanswered')) end`
}

/** Whether a request with these red flags may be offered to any doctor. */
export function isForAnybody(flags: readonly RedFlag[]): RawBuilder<SqlBool> {
  return flags.length === 0 ? sql<SqlBool>`true` : hasNoTreater(sql`${[...flags]}::text[]`)
}
