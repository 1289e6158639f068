import { section, type ExportedSection, type Exporting } from '../platform/context/exporting.ts'
import type { Tx } from '../platform/db/database.ts'

/** All vaccinations, also those marked as wrong. */
export async function exportImmunizations(tx: Tx, { patientId }: Exporting): Promise<ExportedSection[]> {
  if (patientId === null) return []
  return [
    section(
      'immunizations.immunizations',
      await readImmunizations(tx, patientId),
      ['givenOn', 'doses', 'text', 'place', 'status', 'recordedAt', 'confirmedOn'],
      { doses: 'immunizations.doses', status: 'immunizations.statuses' },
    ),
  ]
}

function readImmunizations(tx: Tx, patientId: string) {
  return tx
    .selectFrom('immunizations as i')
    .leftJoin('users as writer', 'writer.id', 'i.entered_by')
    .leftJoin('users as doctor', 'doctor.id', 'i.confirmed_by')
    .leftJoin('users as ender', 'ender.id', 'i.ended_by')
    .select(['i.id', 'i.given_on as givenOn', 'i.doses', 'i.text', 'i.place', 'i.status'])
    .select(['i.entered_as as enteredAs', 'writer.name as enteredBy', 'i.entered_at as recordedAt'])
    .select(['doctor.name as confirmedBy', 'i.confirmed_at as confirmedOn'])
    .select(['ender.name as endedBy', 'i.ended_at as endedAt'])
    .where('i.patient_id', '=', patientId)
    .orderBy('i.given_on')
    .orderBy('i.entered_at')
    .execute()
}
