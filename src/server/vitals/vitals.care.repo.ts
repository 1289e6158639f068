import { sql } from 'kysely'
import type { PagePlace } from '../../shared/kit/pages.ts'
import type { VitalEvent } from '../../shared/vitals/vitals.events.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { holdPatient } from '../platform/db/hold-person.ts'
import { columns, holdReading } from './vitals.repo.ts'

function selectCritical(db: Database | Tx) {
  return db
    .selectFrom('observations as v')
    .innerJoin('patients as patient', 'patient.id', 'v.patient_id')
    .leftJoin('doctors as d', 'd.user_id', 'v.acknowledged_by')
    .where('v.entered_in_error_at', 'is', null)
    .select([...columns, 'd.name as doctor_name', 'patient.name as patient_name'])
}
export type CriticalRow = NonNullable<Awaited<ReturnType<typeof lockReading>>>

/**
 * The latest unattended critical reading of each patient this doctor treats or treated, newest first: one row per
 * patient, however many readings they send. `waiting` counts the patient's readings, `patients` the rows of all
 * pages.
 */
export function listUnattended(
  db: Database,
  doctorId: string,
  { after, limit, now }: { after: PagePlace | undefined; limit: number; now: Date },
) {
  return selectCritical(db)
    .innerJoin(
      sql<{ id: string; waiting: number; patients: number }>`(
        with unattended as materialized (
          select latest.* from (
            select distinct patient_id from care_relationships
            where doctor_id = ${doctorId} and ends_at >= ${now} and not by_facility
          ) own cross join lateral (
            select id, submitted_at, (count(*) over ())::int as waiting from observations
            where patient_id = own.patient_id and needs_doctor and acknowledged_at is null and entered_in_error_at is null
            order by submitted_at desc, id desc limit 1
          ) latest
        )
        select id, waiting, (select count(*)::int from unattended) as patients from unattended
        where ${after ? sql`(submitted_at, id) < (${after.at}, ${after.id})` : sql`true`}
        order by submitted_at desc, id desc limit ${limit}
      )`.as<'page'>(sql`page`),
      'page.id',
      'v.id',
    )
    .select(['page.waiting', 'page.patients'])
    .orderBy('v.submitted_at', 'desc')
    .orderBy('v.id', 'desc')
    .execute()
}

/** Locks the reading, so that a second doctor sees who came first. */
export async function lockReading(tx: Tx, id: string) {
  await holdReading(tx, id)
  return selectCritical(tx).where('v.id', '=', id).executeTakeFirst()
}

export async function markAttended(tx: Tx, id: string, doctorId: string, at: Date): Promise<void> {
  await tx
    .updateTable('observations')
    .set({ acknowledged_by: doctorId, acknowledged_at: at })
    .where('id', '=', id)
    .execute()
}

// A NOTIFY payload holds 8,000 bytes; nobody has more doctors than this.
const maxTold = 50

/** The approved doctors who treat or treated this patient. */
export async function listCareRelationships(tx: Tx, patientId: string, now: Date): Promise<string[]> {
  const rows = await tx
    .selectFrom('care_relationships as c')
    .innerJoin('doctors as d', 'd.user_id', 'c.doctor_id')
    .select('d.user_id')
    .distinct()
    .where('c.patient_id', '=', patientId)
    .where('c.ends_at', '>=', now)
    .where('c.by_facility', '=', false)
    .where('d.approval', '=', 'approved')
    .limit(maxTold)
    .execute()
  return rows.map((row) => row.user_id)
}

/**
 * Marks these doctors' unread notices of the patient's readings of a kind as seen, because a newer one follows. Locks
 * the patient, so that of two concurrent readings the second withdraws the first one's notice.
 */
export async function withdrawEarlier(
  tx: Tx,
  patientId: string,
  { kind, doctors }: { kind: VitalEvent; doctors: string[] },
  now: Date,
): Promise<void> {
  if (doctors.length === 0) return
  await holdPatient(tx, patientId)
  await tx
    .updateTable('notices')
    .set({ seen_at: now })
    .where((is) => is('user_id', '=', is.fn.any(is.val(doctors))))
    .where('seen_at', 'is', null)
    .where('kind', '=', kind)
    .where((is) =>
      is.exists(
        is
          .selectFrom('observations as v')
          .select('v.id')
          .whereRef('v.id', '=', 'notices.subject')
          .where('v.patient_id', '=', patientId),
      ),
    )
    .execute()
}

export async function findDoctorName(tx: Tx, doctorId: string): Promise<string | undefined> {
  const row = await tx.selectFrom('doctors').select('name').where('user_id', '=', doctorId).executeTakeFirst()
  return row?.name
}
