import { sql, type SqlBool } from 'kysely'
import type { PagePlace } from '../../shared/kit/pages.ts'
import type { Database, Tx } from '../platform/db/database.ts'

/** The alarms that calls were about, with the readings that were not removed, newest first. */
export async function listAlarmsOf(db: Database | Tx, alarmIds: readonly (string | null)[]) {
  const ids = alarmIds.filter((id) => id !== null)
  if (ids.length === 0) return []
  return db
    .selectFrom('alarms as a')
    .leftJoin('alarm_readings as r', 'r.alarm_id', 'a.id')
    .leftJoin('observations as o', (join) =>
      join.onRef('o.id', '=', 'r.observation_id').on('o.entered_in_error_at', 'is', null),
    )
    .select(['a.id', 'a.urgency', 'a.raised_at', 'o.code', 'o.value', 'o.component_values', 'o.unit'])
    .select(['o.original_unit', 'o.off_scale', 'o.interpretation', 'o.submitted_at'])
    .where((is) => is('a.id', '=', is.fn.any(is.val(ids))))
    .orderBy('o.submitted_at', 'desc')
    .orderBy('o.id', 'desc')
    .execute()
}
export type CalledAlarmRow = Awaited<ReturnType<typeof listAlarmsOf>>[number]

/** Calls of this doctor since then that have no signed note, newest first. */
export function listUnsigned(
  db: Database | Tx,
  doctorId: string,
  { since, after }: { since: Date; after: PagePlace | undefined },
  limit: number,
) {
  const all = db
    .selectFrom('encounters as e')
    .innerJoin('patients as p', 'p.id', 'e.patient_id')
    .leftJoin('encounter_notes as n', 'n.encounter_id', 'e.id')
    .select(['e.id', 'e.patient_id', 'p.name as patient_name', 'e.alarm_id', 'e.started_at', 'n.status'])
    .where('e.doctor_id', '=', doctorId)
    .where('e.appointment_id', 'is', null)
    .where('e.started_at', '>=', since)
    .where(sql<SqlBool>`n.status is distinct from 'final'`)
    .$narrowType<{ started_at: Date }>()
  const rest = after ? all.where(sql<SqlBool>`(e.started_at, e.id) < (${after.at}, ${after.id}::uuid)`) : all
  return rest.orderBy('e.started_at', 'desc').orderBy('e.id', 'desc').limit(limit).execute()
}

/** A day that is over closes the calls that nobody signed, as it does with visits. */
export async function closeCallsBefore(db: Database, dayStart: Date): Promise<void> {
  await db
    .updateTable('encounters')
    .set({ status: 'finished' })
    .where('appointment_id', 'is', null)
    .where('status', '=', 'in-progress')
    .where('started_at', '<', dayStart)
    .execute()
}
