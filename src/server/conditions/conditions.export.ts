import { section, type ExportedSection, type Exporting } from '../platform/context/exporting.ts'
import type { Tx } from '../platform/db/database.ts'

/** All allergies and long illnesses, also those that ended. */
export async function exportConditions(tx: Tx, { patientId }: Exporting): Promise<ExportedSection[]> {
  if (patientId === null) return []
  return [
    section(
      'conditions.conditions',
      await readConditions(tx, patientId),
      ['kind', 'code', 'text', 'reaction', 'status', 'recordedAt', 'confirmedOn'],
      {
        kind: 'conditions.kinds',
        code: 'conditions.codes',
        reaction: 'conditions.reactions',
        status: 'conditions.statuses',
      },
    ),
  ]
}

function readConditions(tx: Tx, patientId: string) {
  return tx
    .selectFrom('conditions as c')
    .leftJoin('users as writer', 'writer.id', 'c.entered_by')
    .leftJoin('users as doctor', 'doctor.id', 'c.confirmed_by')
    .leftJoin('users as ender', 'ender.id', 'c.ended_by')
    .select(['c.id', 'c.kind', 'c.code', 'c.text', 'c.reaction', 'c.status'])
    .select(['c.entered_as as enteredAs', 'writer.name as enteredBy', 'c.entered_at as recordedAt'])
    .select(['doctor.name as confirmedBy', 'c.confirmed_at as confirmedOn'])
    .select(['ender.name as endedBy', 'c.ended_at as endedAt'])
    .select(['c.encounter_id as encounter', 'c.sensitive'])
    .where('c.patient_id', '=', patientId)
    .orderBy('c.entered_at')
    .execute()
}
