import { sql, type SqlBool } from 'kysely'
import type { PagePlace } from '../../../shared/kit/pages.ts'
import type { Database } from '../../platform/db/database.ts'

/** Drafts with a medicine, of visits of this doctor that began since then; the latest visit first. */
export function listUnsignedOf(
  db: Database,
  { doctorId, since, after }: { doctorId: string; since: Date; after: PagePlace | undefined },
  limit: number,
) {
  const all = db
    .selectFrom('encounters as e')
    .innerJoin('prescriptions as p', (join) =>
      join.onRef('p.encounter_id', '=', 'e.id').on('p.status', '=', 'draft'),
    )
    .innerJoin('patients as who', 'who.id', 'e.patient_id')
    .select(['p.id', 'e.id as encounter_id', 'e.started_at', 'e.patient_id', 'who.name as patient'])
    .where('e.doctor_id', '=', doctorId)
    .where('e.started_at', '>=', since)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('prescription_items as i').whereRef('i.prescription_id', '=', 'p.id')),
    )
    .$narrowType<{ started_at: Date }>()
  const rest = after ? all.where(sql<SqlBool>`(e.started_at, e.id) < (${after.at}, ${after.id}::uuid)`) : all
  return rest.orderBy('e.started_at', 'desc').orderBy('e.id', 'desc').limit(limit).execute()
}
