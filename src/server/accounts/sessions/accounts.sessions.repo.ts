import type { Database, Tx } from '../../platform/db/database.ts'

const shown = ['created_at', 'expires_at', 'device'] as const

export function readSessionRow(db: Database, sessionId: string) {
  return db.selectFrom('sessions').select(shown).where('id', '=', sessionId).executeTakeFirstOrThrow()
}

/** The person's open sessions except this one, newest first. */
export function listOtherRows(
  db: Database,
  { id, sessionId }: { id: string; sessionId: string },
  now: Date,
  limit: number,
) {
  return db
    .selectFrom('sessions')
    .select(shown)
    .where('user_id', '=', id)
    .where('id', '!=', sessionId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** All of the person but this one; all when it is null. */
export async function endOtherRows(
  tx: Tx,
  personId: string,
  sessionId: string | null,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ ended_at: now })
    .where('user_id', '=', personId)
    .where('ended_at', 'is', null)
    .where((is) => (sessionId === null ? is.lit(true) : is('id', '!=', sessionId)))
    .execute()
}
