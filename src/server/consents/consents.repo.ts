import { sql } from 'kysely'
import type { Purpose } from '../../shared/consents/consents.purposes.ts'
import type { Closing } from '../platform/context/closing.ts'
import type { Database, Tx } from '../platform/db/database.ts'

/** Whose consents: a patient's, or those of the account itself, of staff. */
export type Whose = { patientId: string } | { userId: string }

/** The latest of each purpose, one in force before withdrawn ones. A patient's count while the giver acts for them. */
export function listLatest(db: Database | Tx, whose: Whose) {
  const all = db
    .selectFrom('consents as c')
    .select(['c.purpose', 'c.notice_version', 'c.given_at', 'c.withdrawn_at'])
    .distinctOn('c.purpose')
    .orderBy('c.purpose')
    .orderBy(sql`c.withdrawn_at is null`, 'desc')
    .orderBy('c.notice_version', 'desc')
    .orderBy('c.given_at', 'desc')
  if ('userId' in whose)
    return all.where('c.user_id', '=', whose.userId).where('c.patient_id', 'is', null).execute()
  return all
    .innerJoin('patient_guardians as g', (join) =>
      join
        .onRef('g.patient_id', '=', 'c.patient_id')
        .onRef('g.user_id', '=', 'c.user_id')
        .on('g.until', 'is', null),
    )
    .where('c.patient_id', '=', whose.patientId)
    .execute()
}
export type ConsentRow = Awaited<ReturnType<typeof listLatest>>[number]

/** Whoever gave it: of two guardians the latest word counts. */
export async function withdrawOthers(
  tx: Tx,
  whose: Whose,
  agreed: readonly Purpose[],
  now: Date,
): Promise<void> {
  const inForce = tx
    .updateTable('consents')
    .set({ withdrawn_at: sql<Date>`greatest(given_at, ${now}::timestamptz)` })
    .where('withdrawn_at', 'is', null)
    .where('purpose', 'not in', agreed)
  const own =
    'userId' in whose
      ? inForce.where('user_id', '=', whose.userId).where('patient_id', 'is', null)
      : inForce.where('patient_id', '=', whose.patientId)
  await own.execute()
}

/** What was agreed to for patients for whom others still act stays in force. */
export async function withdrawWithAccount(tx: Tx, { account, patientIds, now }: Closing): Promise<void> {
  await tx
    .updateTable('consents')
    .set({ withdrawn_at: sql<Date>`greatest(given_at, ${now}::timestamptz)` })
    .where('withdrawn_at', 'is', null)
    .where((is) =>
      is.or([
        is.and([is('user_id', '=', account.id), is('patient_id', 'is', null)]),
        is('patient_id', '=', is.fn.any(is.val([...patientIds]))),
      ]),
    )
    .execute()
}
