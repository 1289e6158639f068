import type { Practitioner } from '@medplum/fhirtypes'
import type { Tx } from '../platform/db/database.ts'
import { ips } from '../platform/fhir/elements.ts'

/** Name, qualification and registration: what stands on a prescription, and no phone number. */
export async function readPractitioners(
  tx: Tx,
  ids: readonly string[],
): Promise<(Practitioner & { id: string })[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('doctors')
    .select(['user_id', 'name', 'qualification', 'council', 'registration_number'])
    .where('user_id', 'in', ids)
    .execute()
  return rows.map(practitionerOf)
}

export function practitionerOf(row: {
  user_id: string
  name: string
  qualification: string
  council: string
  registration_number: string
}): Practitioner & { id: string } {
  const { registration_number: number, council, qualification } = row
  const assigner = council === '' ? {} : { assigner: { display: council } }
  return {
    resourceType: 'Practitioner',
    id: row.user_id,
    meta: ips('Practitioner'),
    ...(number !== '' && { identifier: [{ value: number, ...assigner }] }),
    name: [{ text: row.name }],
    ...(qualification !== '' && { qualification: [{ code: { text: qualification } }] }),
  }
}
