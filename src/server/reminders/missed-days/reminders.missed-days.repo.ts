import { addDays } from '../../../shared/kit/time/town-time.ts'
import { daysBetweenTellings } from '../../../shared/reminders/missed/reminders.missed-days.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { isHelping } from '../../platform/db/who-acts.ts'

function isDue(today: string) {
  return addDays(today, -daysBetweenTellings)
}

/** Helpers to be told, who were not told lately, in the order of their ids, after `after`. */
export function listToTell(
  db: Database,
  { now, today, after, limit }: { now: Date; today: string; after: string; limit: number },
) {
  return db
    .selectFrom('patient_helpers as h')
    .select(['h.id', 'h.patient_id', 'h.user_id'])
    .where('h.tells_missed', '=', true)
    .where('h.user_id', 'is not', null)
    .where(isHelping(now))
    .where((is) => is.or([is('told_missed_on', 'is', null), is('told_missed_on', '<=', isDue(today))]))
    .where('h.id', '>', after)
    .orderBy('h.id')
    .limit(limit)
    .execute()
}
export type ToTell = Awaited<ReturnType<typeof listToTell>>[number]

/** False if it ended, was switched off, or was told by another server in the meantime. */
export async function saveTold(tx: Tx, id: string, now: Date, today: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('patient_helpers')
    .set({ told_missed_on: today })
    .where('id', '=', id)
    .where('tells_missed', '=', true)
    .where(isHelping(now))
    .where((is) => is.or([is('told_missed_on', 'is', null), is('told_missed_on', '<=', isDue(today))]))
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
