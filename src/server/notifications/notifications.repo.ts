import { sql, type SqlBool } from 'kysely'
import type { PagePlace } from '../../shared/kit/pages.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { deleteBefore } from '../platform/db/delete-in-batches.ts'

/** Of these kinds, newest first; `after`: only older ones. */
export function listUnseen(
  db: Database,
  personId: string,
  kinds: readonly string[],
  { after, limit }: { after?: PagePlace | undefined; limit: number },
) {
  const unseen = db
    .selectFrom('notices')
    .select(['id', 'kind', 'subject', 'facts', 'at'])
    .where('user_id', '=', personId)
    .where('seen_at', 'is', null)
    .where('kind', '=', sql<string>`any(${[...kinds]}::text[])`)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  return (after ? unseen.where(sql<SqlBool>`(at, id) < (${after.at}, ${after.id}::uuid)`) : unseen).execute()
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
