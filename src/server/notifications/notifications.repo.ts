import { sql, type SqlBool } from 'kysely'
import type { PagePlace } from '../../shared/kit/pages.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { deleteBefore } from '../platform/db/delete-in-batches.ts'

/** Of these kinds, newest first, with the patient where it is not the reader's own; `after`: only older ones. */
export function listUnseen(
  db: Database,
  reader: { id: string; patientId: string | null },
  kinds: readonly string[],
  { after, limit }: { after?: PagePlace | undefined; limit: number },
) {
  const unseen = db
    .selectFrom('notices as n')
    .leftJoin('patients as p', (join) =>
      join.onRef('p.id', '=', 'n.patient_id').on('p.id', '<>', reader.patientId),
    )
    .select(['n.id', 'n.kind', 'n.subject', 'n.facts', 'n.at', 'p.id as person_id', 'p.name as person_name'])
    .where('n.user_id', '=', reader.id)
    .where('n.seen_at', 'is', null)
    .where('n.kind', '=', sql<string>`any(${[...kinds]}::text[])`)
    .orderBy('n.at', 'desc')
    .orderBy('n.id', 'desc')
    .limit(limit)
  return (
    after ? unseen.where(sql<SqlBool>`(n.at, n.id) < (${after.at}, ${after.id}::uuid)`) : unseen
  ).execute()
}

/** Only the person's own: other people's ids are ignored. */
export async function markSeen(tx: Tx, personId: string, ids: string[], now: Date): Promise<void> {
  if (ids.length === 0) return
  await tx
    .updateTable('notices')
    .set({ seen_at: now })
    .where('user_id', '=', personId)
    .where((is) => is('id', '=', is.fn.any(is.val(ids))))
    .where('seen_at', 'is', null)
    .execute()
}

export async function deleteOldNotices(db: Database, before: Date): Promise<void> {
  await deleteBefore(db, 'notices', 'at', before)
}

export async function deleteNoticesOf(tx: Tx, personId: string): Promise<void> {
  await tx.deleteFrom('notices').where('user_id', '=', personId).execute()
}
