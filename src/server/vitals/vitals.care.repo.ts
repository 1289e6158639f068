import { sql, type SqlBool } from 'kysely'
import { missedTreatsSince, treatingStatuses } from '../../shared/patients/patients.access.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { columns, holdReading } from './vitals.repo.ts'

const maxListed = 50

/** Of the appointment `a`: does it make its patient the doctor's? As `patients.access.ts` says. */
function hasCareRelationship(now: Date) {
  return sql<SqlBool>`a.status in (${sql.join(treatingStatuses.map((status) => sql.lit(status)))})
    and (a.status <> 'missed' or a.starts_at >= ${missedTreatsSince(now)})`
}

/** What the list of critical readings is made of: one doctor's patients, or one reading. */
function selectCritical(db: Database | Tx) {
  return db
    .selectFrom('vital_readings as v')
    .innerJoin('users as person', 'person.id', 'v.user_id')
    .leftJoin('patients as patient', 'patient.user_id', 'v.user_id')
    .leftJoin('doctors as d', 'd.user_id', 'v.acknowledged_by')
    .where('v.removed_at', 'is', null)
    .select([
      ...columns,
      'd.name as doctor_name',
      'patient.name as patient_name',
      'person.name as person_name',
    ])
}
export type CriticalRow = Awaited<ReturnType<typeof listUnattended>>[number]

/** Nobody attends to them yet; of patients this doctor treats or treated; newest first. */
export function listUnattended(db: Database, doctorId: string, now: Date) {
  return selectCritical(db)
    .where('v.needs_doctor', '=', true)
    .where('v.acknowledged_at', 'is', null)
    .where((is) =>
      is.exists(
        is
          .selectFrom('appointments as a')
          .select('a.id')
          .whereRef('a.patient_id', '=', 'v.user_id')
          .where('a.doctor_id', '=', doctorId)
          .where(hasCareRelationship(now)),
      ),
    )
    .orderBy('v.created_at', 'desc')
    .limit(maxListed)
    .execute()
}

/** Who comes second sees who came first. */
export async function lockReading(tx: Tx, id: string) {
  await holdReading(tx, id)
  return selectCritical(tx).where('v.id', '=', id).executeTakeFirst()
}

export async function markAttended(tx: Tx, id: string, doctorId: string, at: Date): Promise<void> {
  await tx
    .updateTable('vital_readings')
    .set({ acknowledged_by: doctorId, acknowledged_at: at })
    .where('id', '=', id)
    .execute()
}

export async function isInCare(
  db: Database | Tx,
  doctorId: string,
  patientId: string,
  now: Date,
): Promise<boolean> {
  const one = await db
    .selectFrom('appointments as a')
    .select('a.id')
    .where('a.patient_id', '=', patientId)
    .where('a.doctor_id', '=', doctorId)
    .where(hasCareRelationship(now))
    .limit(1)
    .executeTakeFirst()
  return one !== undefined
}

// A notification of PostgreSQL holds 8,000 bytes; nobody has more doctors than this.
const maxTold = 50

/** The approved doctors who treat or treated this patient. */
export async function listCareRelationships(tx: Tx, patientId: string, now: Date): Promise<string[]> {
  const rows = await tx
    .selectFrom('appointments as a')
    .innerJoin('doctors as d', 'd.user_id', 'a.doctor_id')
    .select('d.user_id')
    .distinct()
    .where('a.patient_id', '=', patientId)
    .where(hasCareRelationship(now))
    .where('d.approval', '=', 'approved')
    .limit(maxTold)
    .execute()
  return rows.map((row) => row.user_id)
}

export async function findDoctorName(tx: Tx, doctorId: string): Promise<string | undefined> {
  const row = await tx.selectFrom('doctors').select('name').where('user_id', '=', doctorId).executeTakeFirst()
  return row?.name
}
