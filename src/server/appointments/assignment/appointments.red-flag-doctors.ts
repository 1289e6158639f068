import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely'
import { treatersOf } from '../../../shared/doctors/doctors.routing.ts'
import { redFlags, type NamedFlag } from '../../../shared/red-flags/red-flags.flags.ts'
import { namedOf } from '../../../shared/red-flags/red-flags.kinds.ts'

const treaters = JSON.stringify(Object.fromEntries(namedOf(redFlags).map((flag) => [flag, treatersOf(flag)])))

/** The named flags of the request `a`: of the others nobody knows who treats them. */
const named = sql`array_remove(a.red_flags, 'ownWords')`

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
  return sql<SqlBool>`(${named} = '{}' or ${hasNoTreater(named)} or exists (
    select from doctors d where d.user_id = ${doctorId} and ${treats(sql.ref('d.specialties'), named)}))`
}

/** How many approved doctors may still take the request `a`, which has a named red flag; null for one that has none. */
export function countTreaters(): RawBuilder<number | null> {
  return sql<number | null>`case when ${named} <> '{}' then (
    select count(*)::int from doctors d
    where d.approval = 'approved' and (${hasNoTreater(named)} or ${treats(sql.ref('d.specialties'), named)})
      and not exists (
        select from appointment_declines p
        where p.appointment_id = a.id and p.doctor_id = d.user_id and p.cause <> 'unanswered')) end`
}

/** Whether a request with these red flags may be offered to any doctor. */
export function isForAnybody(flags: readonly NamedFlag[]): RawBuilder<SqlBool> {
  return flags.length === 0 ? sql<SqlBool>`true` : hasNoTreater(sql`${[...flags]}::text[]`)
}
