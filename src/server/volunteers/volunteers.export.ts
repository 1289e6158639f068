import { section, type ExportedSection, type Exporting } from '../platform/context/exporting.ts'
import type { Tx } from '../platform/db/database.ts'

export async function exportVolunteer(tx: Tx, { account }: Exporting): Promise<ExportedSection[]> {
  if (!account) return []
  const rows = await tx
    .selectFrom('volunteers')
    .select(['name', 'mobile', 'has_vehicle as hasVehicle', 'registered_at as registeredAt'])
    .select(['updated_at as updatedAt', 'withdrawn_at as withdrawnAt'])
    .where('user_id', '=', account.id)
    .execute()
  return [
    section('volunteers.registration', rows, ['name', 'mobile', 'hasVehicle', 'registeredAt', 'withdrawnAt']),
  ]
}
