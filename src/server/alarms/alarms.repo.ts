import { sql, type Insertable, type Updateable } from 'kysely'
import type { Urgency } from '../../shared/alarms/alarms.rules.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import type { Tables } from '../platform/db/tables.ts'
import { newId } from '../platform/runtime/ids.ts'

/** Locks the alarm until the transaction ends: steps, answers and readings of one alarm come one after the other. */
export async function lockAlarm(tx: Tx, id: string) {
  return tx.selectFrom('alarms').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}
export type AlarmRow = NonNullable<Awaited<ReturnType<typeof lockAlarm>>>

/** The open one of this patient and urgency, locked. The caller holds the patient. */
export async function lockOpen(tx: Tx, patientId: string, urgency: Urgency): Promise<AlarmRow | undefined> {
  return tx
    .selectFrom('alarms')
    .selectAll()
    .where('patient_id', '=', patientId)
    .where('urgency', '=', urgency)
    .where('closed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

export async function insertAlarm(tx: Tx, alarm: Insertable<Tables['alarms']>): Promise<void> {
  await tx.insertInto('alarms').values(alarm).execute()
}

export async function changeAlarm(tx: Tx, id: string, change: Updateable<Tables['alarms']>): Promise<void> {
  await tx.updateTable('alarms').set(change).where('id', '=', id).execute()
}

/** Alarms whose next step is due, the longest due first. */
export async function listDue(db: Database, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('alarms')
    .select('id')
    .where('closed_at', 'is', null)
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** A reading with its patient and what raises an alarm; undefined if it is not stored. */
export function findReading(tx: Tx, id: string) {
  return tx
    .selectFrom('observations as o')
    .select(['o.id', 'o.patient_id', 'o.code', 'o.value', 'o.component_values', 'o.submitted_at'])
    .select(['o.off_scale', 'o.interpretation', 'o.needs_doctor', 'o.entered_in_error_at'])
    .where('o.id', '=', id)
    .executeTakeFirst()
}

/** The alarms that this reading has joined, the latest first. */
export function listAlarmsOfReading(tx: Tx, observationId: string) {
  return tx
    .selectFrom('alarm_readings as r')
    .innerJoin('alarms as a', 'a.id', 'r.alarm_id')
    .select(['a.id', 'a.closed_at', 'a.outcome'])
    .where('r.observation_id', '=', observationId)
    .orderBy('a.raised_at', 'desc')
    .execute()
}

export async function joinReading(tx: Tx, alarmId: string, observationId: string): Promise<void> {
  await tx
    .insertInto('alarm_readings')
    .values({ alarm_id: alarmId, observation_id: observationId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The alarm's readings that were not removed, newest first. */
export function listReadings(db: Database | Tx, alarmId: string) {
  return db
    .selectFrom('alarm_readings as r')
    .innerJoin('observations as o', 'o.id', 'r.observation_id')
    .select([
      'o.id',
      'o.code',
      'o.value',
      'o.component_values',
      'o.off_scale',
      'o.unit',
      'o.original_unit',
      'o.submitted_at',
    ])
    .where('r.alarm_id', '=', alarmId)
    .where('o.entered_in_error_at', 'is', null)
    .orderBy('o.submitted_at', 'desc')
    .orderBy('o.id', 'desc')
    .execute()
}

export async function hasReadings(tx: Tx, alarmId: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (
      select from alarm_readings r join observations o on o.id = r.observation_id
      where r.alarm_id = ${alarmId} and o.entered_in_error_at is null) as has`.execute(tx)
  return rows[0]?.has ?? false
}

export async function insertOutcome(tx: Tx, row: Insertable<Tables['alarm_outcomes']>): Promise<void> {
  await tx.insertInto('alarm_outcomes').values(row).execute()
}

/** The call that the doctor makes for this alarm, whose note they write; the same one however often it is asked for. */
export async function openCall(
  tx: Tx,
  { id: alarmId, patient_id }: Pick<AlarmRow, 'id' | 'patient_id'>,
  doctorId: string,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('encounters')
    .values({
      id: newId(),
      patient_id,
      doctor_id: doctorId,
      appointment_id: null,
      alarm_id: alarmId,
      class: 'VR',
      status: 'in-progress',
      started_at: now,
      ended_at: null,
    })
    .onConflict((conflict) =>
      conflict.columns(['alarm_id', 'doctor_id']).where('alarm_id', 'is not', null).doNothing(),
    )
    .execute()
}
