import type { Organization } from '@medplum/fhirtypes'
import type { Tx } from '../platform/db/database.ts'
import { ips } from '../platform/fhir/elements.ts'

export async function readOrganizations(
  tx: Tx,
  ids: readonly string[],
): Promise<(Organization & { id: string })[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('facilities')
    .select(['id', 'name', 'address', 'phone'])
    .where('id', 'in', ids)
    .execute()
  return rows.map(({ id, name, address, phone }) => ({
    resourceType: 'Organization',
    id,
    meta: ips('Organization'),
    name,
    ...(phone !== '' && { telecom: [{ system: 'phone', value: phone }] }),
    ...(address !== '' && { address: [{ text: address }] }),
  }))
}
