import type { Tx } from '../db/database.ts'
import { newId } from '../ids.ts'

/** Who did what to which row, in the transaction that did it. Ids only; the words are in the rows. */
export async function audit(
  tx: Tx,
  entry: { actorId: string | null; action: string; subject: string | null; requestId: string },
  now: Date,
): Promise<void> {
  await tx
    .insertInto('audit_log')
    .values({
      id: newId(),
      at: now,
      actor_id: entry.actorId,
      action: entry.action,
      subject: entry.subject,
      request_id: entry.requestId,
    })
    .execute()
}
