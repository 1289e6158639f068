import { section, type ExportedSection, type Exporting } from '../../platform/context/exporting.ts'
import type { Tx } from '../../platform/db/database.ts'

export async function exportMemberships(tx: Tx, { account }: Exporting): Promise<ExportedSection[]> {
  if (!account) return []
  const rows = await tx
    .selectFrom('memberships as m')
    .innerJoin('facilities as f', 'f.id', 'm.facility_id')
    .select(['m.id', 'f.name as facility', 'm.role', 'm.since', 'm.until'])
    .where('m.user_id', '=', account.id)
    .orderBy('m.since')
    .orderBy('m.id')
    .execute()
  const roles = { role: 'facilityMembers.roles' }
  return [section('facilities.memberships', rows, ['facility', 'role', 'since', 'until'], roles)]
}
