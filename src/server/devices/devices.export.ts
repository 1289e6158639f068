import { section, type ExportedSection, type Exporting } from '../platform/context/exporting.ts'
import type { Tx } from '../platform/db/database.ts'

/** The phones that ring, without their addresses: who has one can make the phone ring. */
export async function exportDevices(tx: Tx, { account }: Exporting): Promise<ExportedSection[]> {
  if (!account) return []
  const rows = await tx
    .selectFrom('push_subscriptions')
    .select(['id', 'endpoint', 'language', 'shows_name as showsName', 'created_at as createdAt'])
    .where('user_id', '=', account.id)
    .orderBy('created_at')
    .execute()
  const shown = rows.map(({ endpoint, ...row }) => ({ ...row, pushService: new URL(endpoint).hostname }))
  return [section('devices.phones', shown, ['pushService', 'createdAt'])]
}
