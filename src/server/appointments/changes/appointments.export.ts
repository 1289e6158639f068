import { section, type ExportedSection, type Exporting } from '../../platform/context/exporting.ts'
import type { Tx } from '../../platform/db/database.ts'

const statusNames = { from: 'appointments.status', to: 'appointments.status' }

/** The record: what was asked for and agreed, its history, and the visits that took place. A doctor gets what they did. */
export async function exportAppointments(
  tx: Tx,
  { account, patientId }: Exporting,
): Promise<ExportedSection[]> {
  return [
    ...(patientId === null ? [] : await exportOfPatient(tx, patientId)),
    ...(account?.role === 'doctor' ? await exportOfDoctor(tx, account.id) : []),
  ]
}

async function exportOfPatient(tx: Tx, patientId: string): Promise<ExportedSection[]> {
  return [
    section(
      'appointments.appointments',
      await readAppointments(tx, patientId),
      ['startsAt', 'doctor', 'facility', 'specialization', 'type', 'status', 'reason'],
      { type: 'appointments.types', status: 'appointments.status' },
    ),
    section(
      'appointments.encounters',
      await readEncounters(tx).where('e.patient_id', '=', patientId).execute(),
      ['startedAt', 'endedAt', 'doctor', 'facility', 'class'],
      { class: 'exportFile.classes' },
    ),
    section(
      'appointments.history',
      await readHistory(tx, patientId),
      ['at', 'from', 'to', 'doctor', 'byRole', 'reason'],
      { ...statusNames, byRole: 'exportFile.roles' },
    ),
    section('appointments.declines', await readDeclines(tx, patientId), ['at', 'doctor']),
  ]
}

/** Without the patients: their records are theirs. */
async function exportOfDoctor(tx: Tx, doctorId: string): Promise<ExportedSection[]> {
  const encounters = await readEncounters(tx).where('e.doctor_id', '=', doctorId).execute()
  return [
    section(
      'appointments.decisions',
      await readDecisions(tx, doctorId),
      ['at', 'from', 'to', 'reason'],
      statusNames,
    ),
    section(
      'appointments.heldEncounters',
      encounters.map(({ doctor: _doctor, ...visit }) => visit),
      ['startedAt', 'endedAt', 'facility', 'class'],
      { class: 'exportFile.classes' },
    ),
    section('appointments.ownDeclines', await readOwnDeclines(tx, doctorId), ['at']),
  ]
}

function readAppointments(tx: Tx, patientId: string) {
  return tx
    .selectFrom('appointments as a')
    .leftJoin('users as doctor', 'doctor.id', 'a.doctor_id')
    .leftJoin('facilities as f', 'f.id', 'a.facility_id')
    .select('f.name as facility')
    .select(['a.id', 'a.starts_at as startsAt', 'a.duration_minutes as durationMinutes'])
    .select(['doctor.name as doctor', 'a.specialization', 'a.type', 'a.status', 'a.reason'])
    .select(['a.red_flags as redFlags', 'a.red_flag_rules as redFlagRules', 'a.pregnancy', 'a.token'])
    .select(['a.offered_to_all as offeredToAll', 'a.auto_closed as autoClosed'])
    .select(['a.created_at as createdAt', 'a.updated_at as updatedAt'])
    .where('a.patient_id', '=', patientId)
    .orderBy('a.starts_at')
    .execute()
}

function readEncounters(tx: Tx) {
  return tx
    .selectFrom('encounters as e')
    .innerJoin('users as doctor', 'doctor.id', 'e.doctor_id')
    .leftJoin('facilities as f', 'f.id', 'e.facility_id')
    .select('f.name as facility')
    .select([
      'e.id',
      'e.appointment_id as appointmentId',
      'e.alarm_id as alarmId',
      'doctor.name as doctor',
      'e.class',
      'e.status',
    ])
    .select(['e.started_at as startedAt', 'e.ended_at as endedAt', 'e.sensitive'])
    .orderBy('e.started_at')
}

function readHistory(tx: Tx, patientId: string) {
  return tx
    .selectFrom('appointment_status_history as h')
    .innerJoin('appointments as a', 'a.id', 'h.appointment_id')
    .leftJoin('users as doctor', 'doctor.id', 'h.doctor_id')
    .leftJoin('users as actor', 'actor.id', 'h.actor_id')
    .select(['h.appointment_id as appointmentId', 'h.seq', 'h.recorded_at as at'])
    .select(['h.from_status as from', 'h.to_status as to', 'doctor.name as doctor'])
    .select(['actor.name as by', 'h.actor_role as byRole', 'h.cause', 'h.reason'])
    .where('a.patient_id', '=', patientId)
    .orderBy('h.recorded_at')
    .orderBy('h.seq')
    .execute()
}

function readDeclines(tx: Tx, patientId: string) {
  return tx
    .selectFrom('appointment_declines as d')
    .innerJoin('appointments as a', 'a.id', 'd.appointment_id')
    .innerJoin('users as doctor', 'doctor.id', 'd.doctor_id')
    .select(['d.appointment_id as appointmentId', 'doctor.name as doctor', 'd.cause', 'd.at'])
    .where('a.patient_id', '=', patientId)
    .orderBy('d.at')
    .execute()
}

function readDecisions(tx: Tx, doctorId: string) {
  return tx
    .selectFrom('appointment_status_history')
    .select(['appointment_id as appointmentId', 'recorded_at as at', 'from_status as from'])
    .select(['to_status as to', 'cause', 'reason'])
    .where('actor_id', '=', doctorId)
    .orderBy('recorded_at')
    .execute()
}

function readOwnDeclines(tx: Tx, doctorId: string) {
  return tx
    .selectFrom('appointment_declines')
    .select(['appointment_id as appointmentId', 'cause', 'at'])
    .where('doctor_id', '=', doctorId)
    .orderBy('at')
    .execute()
}
