import { section, type ExportedSection, type Exporting } from '../platform/context/exporting.ts'
import type { Tx } from '../platform/db/database.ts'

export async function exportNotices(tx: Tx, { account }: Exporting): Promise<ExportedSection[]> {
  if (!account) return []
  const rows = await tx
    .selectFrom('notices')
    .leftJoin('patients', 'patients.id', 'notices.patient_id')
    .select(['notices.id', 'kind', 'patients.name as patient', 'facts', 'at', 'seen_at as seenAt'])
    .where('user_id', '=', account.id)
    .orderBy('at')
    .execute()
  const plain = rows.map(({ facts, ...row }) => ({ ...row, facts: JSON.stringify(facts) }))
  return [section('notifications.notices', plain, [])]
}
