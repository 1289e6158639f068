import { section, type ExportedSection, type Exporting } from '../platform/context/exporting.ts'
import type { Tx } from '../platform/db/database.ts'

export async function exportDoctor(tx: Tx, { account }: Exporting): Promise<ExportedSection[]> {
  if (account?.role !== 'doctor') return []
  const rows = await tx
    .selectFrom('doctors')
    .select(['name', 'specialization', 'specialties', 'experience', 'phone', 'clinic'])
    .select(['registration_number as registrationNumber', 'qualification', 'council'])
    .select(['approval', 'approval_reason as approvalReason'])
    .select(['approval_since as approvalSince', 'approved_as as approvedAs', 'updated_at as updatedAt'])
    .where('user_id', '=', account.id)
    .execute()
  const shown = rows.map((row) => ({ ...row, approvedAs: row.approvedAs && JSON.stringify(row.approvedAs) }))
  return [
    section(
      'doctors.profile',
      shown,
      ['name', 'specialization', 'experience', 'clinic', 'phone', 'registrationNumber', 'approval'],
      { approval: 'exportFile.approvals' },
    ),
  ]
}
