import { sql } from 'kysely'
import type { TimelineRow } from '../platform/context/timeline.ts'
import type { Database, Tx } from '../platform/db/database.ts'

export interface PersonRow {
  id: string
  name: string
  /** Of a guardian, also a former one, to the patient. */
  relation: string | null
}

/** The accounts that said or confirmed these entries. */
export async function findPeople(
  db: Database | Tx,
  patientId: string,
  rows: readonly Pick<TimelineRow, 'by' | 'confirmedBy'>[],
): Promise<ReadonlyMap<string, PersonRow>> {
  const ids = new Set(rows.flatMap(({ by, confirmedBy }) => [by.userId ?? [], confirmedBy ?? []].flat()))
  if (ids.size === 0) return new Map()
  const people = await db
    .selectFrom('users as u')
    .leftJoin('doctors as d', 'd.user_id', 'u.id')
    .select(['u.id', sql<string>`coalesce(nullif(d.name, ''), nullif(u.name, ''), u.username)`.as('name')])
    .select((of) =>
      of
        .selectFrom('patient_guardians as g')
        .select('g.relation')
        .whereRef('g.user_id', '=', 'u.id')
        .where('g.patient_id', '=', patientId)
        .orderBy('g.until', (order) => order.desc().nullsFirst())
        .limit(1)
        .as('relation'),
    )
    .where((is) => is('u.id', '=', is.fn.any(is.val([...ids]))))
    .execute()
  return new Map(people.map((person) => [person.id, person]))
}
