import { sql } from 'kysely'
import { noLongerThanMs, type Urgency } from '../../../shared/alarms/alarms.rules.ts'
import type { PagePlace } from '../../../shared/kit/pages.ts'
import type { Database, Tx } from '../../platform/db/database.ts'

function selectAlarms(db: Database | Tx) {
  return (
    db
      .selectFrom('alarms as a')
      .innerJoin('patients as p', 'p.id', 'a.patient_id')
      .leftJoin('users as u', 'u.id', 'a.acknowledged_by')
      .leftJoin('doctors as d', 'd.user_id', 'a.acknowledged_by')
      .leftJoin('users as owner', 'owner.id', 'a.owner_id')
      .leftJoin('doctors as od', 'od.user_id', 'a.owner_id')
      // The note of whoever answers for it.
      .leftJoin('encounters as e', (join) =>
        join.onRef('e.alarm_id', '=', 'a.id').onRef('e.doctor_id', '=', 'a.acknowledged_by'),
      )
      .selectAll('a')
      .select('e.id as encounter_id')
      .select(['p.name as patient_name', 'p.phone', 'p.address', 'u.role as by_role'])
      .select(({ fn, ref }) => fn.coalesce('d.name', ref('u.name')).as('by_name'))
      .select(({ fn, ref }) => fn.coalesce('od.name', ref('owner.name')).as('owner_name'))
  )
}
export type ShownAlarm = NonNullable<Awaited<ReturnType<typeof findAlarm>>>

export function findAlarm(db: Database | Tx, id: string) {
  return selectAlarms(db).where('a.id', '=', id).executeTakeFirst()
}

interface Page {
  after: PagePlace | undefined
  urgency: Urgency | undefined
  limit: number
  now: Date
}

/**
 * The open alarms of this doctor: of which they were told, whose patients they treat, and all while they are on duty.
 * Critical ones first, then the newest; `open` counts those of all pages.
 */
export function listOfDoctor(db: Database, doctorId: string, { after, urgency, limit, now }: Page) {
  const place = after
    ? sql<boolean>`(a.urgency <> 'critical', -extract(epoch from a.raised_at), a.id)
        > (${(urgency ?? 'critical') !== 'critical'}, -extract(epoch from ${after.at}::timestamptz), ${after.id}::uuid)`
    : sql<boolean>`true`
  const own = ofDoctor(doctorId, now)
  return selectAlarms(db)
    .select(sql<number>`(select count(*)::int from (${own}) as own)`.as('open'))
    .where(sql<boolean>`a.id = any(array(${own}))`)
    .where(place)
    .orderBy(sql`a.urgency <> 'critical'`)
    .orderBy(sql`-extract(epoch from a.raised_at)`)
    .orderBy('a.id')
    .limit(limit)
    .execute()
}

function ofDoctor(doctorId: string, now: Date) {
  return sql`
    select t.alarm_id as id from alarm_tellings t
    join alarms on alarms.id = t.alarm_id and alarms.closed_at is null
    where t.person_id = ${doctorId}
    union
    select alarms.id from care_relationships c
    join alarms on alarms.patient_id = c.patient_id and alarms.closed_at is null
    where c.doctor_id = ${doctorId} and c.ends_at >= ${now} and not c.by_facility
    union
    select id from alarms where closed_at is null and acknowledged_by = ${doctorId}
    union
    select id from alarms
    where closed_at is null and exists (
      select from duty_shifts
      where ${doctorId} in (doctor_id, deputy_id) and starts_at <= ${now} and ends_at > ${now})`
}

/** The open alarms that the desk was told: critical ones first, the longest waiting first. */
export function listAtDesk(db: Database, limit: number) {
  return selectAlarms(db)
    .select(sql<number>`(count(*) over ())::int`.as('open'))
    .where('a.closed_at', 'is', null)
    .where('a.desk_told_at', 'is not', null)
    .orderBy('a.urgency')
    .orderBy('a.raised_at')
    .orderBy('a.id')
    .limit(limit)
    .execute()
}

/** A patient's open alarms, and those that ended within a day; newest first. */
export function listOfPatient(db: Database, patientId: string, now: Date, limit: number) {
  const since = new Date(now.getTime() - noLongerThanMs)
  return (
    selectAlarms(db)
      .where('a.patient_id', '=', patientId)
      .where((is) => is.or([is('a.closed_at', 'is', null), is('a.closed_at', '>', since)]))
      // The number to call stands on top, also where an amber alarm came later.
      .orderBy(sql`(a.closed_at is null and a.acknowledged_at is null and a.urgency = 'critical')`, 'desc')
      .orderBy('a.raised_at', 'desc')
      .limit(limit)
      .execute()
  )
}

/** Of each alarm the readings that were not removed, newest first. */
export function listReadingsOf(db: Database | Tx, alarmIds: readonly string[]) {
  return db
    .selectFrom('alarm_readings as r')
    .innerJoin('observations as o', 'o.id', 'r.observation_id')
    .select(['r.alarm_id', 'o.id', 'o.code', 'o.value', 'o.component_values', 'o.unit', 'o.original_unit'])
    .select(['o.off_scale', 'o.symptoms'])
    .select('o.submitted_at')
    .where((is) => is('r.alarm_id', '=', is.fn.any(is.val(alarmIds))))
    .where('o.entered_in_error_at', 'is', null)
    .orderBy('o.submitted_at', 'desc')
    .orderBy('o.id', 'desc')
    .execute()
}
export type AlarmReadingRow = Awaited<ReturnType<typeof listReadingsOf>>[number]

/** Who acts for the patient besides themselves. */
export function listGuardians(tx: Tx, patientId: string) {
  return tx
    .selectFrom('patient_guardians as g')
    .innerJoin('users as u', 'u.id', 'g.user_id')
    .select(['g.relation', 'u.name', 'u.phone'])
    .where('g.patient_id', '=', patientId)
    .where('g.until', 'is', null)
    .where('g.relation', '<>', 'self')
    .orderBy('g.since')
    .execute()
}
