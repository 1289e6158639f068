import { section, type ExportedSection, type Exporting } from '../platform/context/exporting.ts'
import type { Tx } from '../platform/db/database.ts'

/** Which sensitive entries were opened to which doctor. */
export async function exportOpenings(tx: Tx, { patientId }: Exporting): Promise<ExportedSection[]> {
  if (patientId === null) return []
  const rows = await tx
    .selectFrom('sensitive_openings as o')
    .innerJoin('users as doctor', 'doctor.id', 'o.doctor_id')
    .leftJoin('users as opener', 'opener.id', 'o.opened_by')
    .select(['o.id', 'o.encounter_id as encounterId', 'o.document_id as documentId'])
    .select('o.condition_id as conditionId')
    .select(['doctor.name as doctor', 'opener.name as openedBy'])
    .select(['o.opened_at as openedAt', 'o.ended_at as endedAt'])
    .where('o.patient_id', '=', patientId)
    .orderBy('o.opened_at')
    .execute()
  return [section('sensitive.openings', rows, ['openedAt', 'doctor', 'endedAt'])]
}
