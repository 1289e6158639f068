import { section, type ExportedSection, type Exporting } from '../platform/context/exporting.ts'
import type { Tx } from '../platform/db/database.ts'

const told = {
  reason: 'exportFile.emergencyReasons',
  outcome: 'exportFile.emergencyOutcomes',
}

/** Who opened the patient's record in an emergency, why, and what the review said; of a doctor when they did. */
export async function exportAccesses(tx: Tx, { account, patientId }: Exporting): Promise<ExportedSection[]> {
  const columns = ['openedAt', 'doctor', 'reason', 'endsAt', 'outcome'] as const
  return [
    ...(patientId === null
      ? []
      : [section('breakglass.accesses', await readOfPatient(tx, patientId), columns, told)]),
    ...(account ? await exportOfDoctor(tx, account.id) : []),
  ]
}

function readOfPatient(tx: Tx, patientId: string) {
  return tx
    .selectFrom('emergency_accesses as a')
    .leftJoin('doctors as d', 'd.user_id', 'a.doctor_id')
    .select(['a.id', 'd.name as doctor', 'a.reason', 'a.opened_at as openedAt', 'a.ends_at as endsAt'])
    .select(['a.reviewed_at as reviewedAt', 'a.outcome'])
    .where('a.patient_id', '=', patientId)
    .orderBy('a.opened_at')
    .execute()
}

async function exportOfDoctor(tx: Tx, doctorId: string): Promise<ExportedSection[]> {
  const rows = await tx
    .selectFrom('emergency_accesses')
    .select(['reason', 'opened_at as openedAt', 'ends_at as endsAt', 'reviewed_at as reviewedAt', 'outcome'])
    .where('doctor_id', '=', doctorId)
    .orderBy('opened_at')
    .execute()
  if (rows.length === 0) return []
  return [section('breakglass.opened', rows, ['openedAt', 'reason', 'endsAt', 'outcome'], told)]
}
