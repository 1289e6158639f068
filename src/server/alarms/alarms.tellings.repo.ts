import { sql, type Insertable } from 'kysely'
import type { Database, Tx } from '../platform/db/database.ts'
import type { TellingResult } from '../platform/db/tables/alarm-tables.ts'
import type { Tables } from '../platform/db/tables.ts'

/** False if this was told before: each step is told once per round, person and channel. */
export async function insertTelling(tx: Tx, row: Insertable<Tables['alarm_tellings']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('alarm_tellings')
    .values(row)
    .onConflict((conflict) => conflict.constraint('told_once').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

/** Locked, so that of two workers one sends. */
export function lockTelling(tx: Tx, id: string) {
  return tx.selectFrom('alarm_tellings').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}
export type TellingRow = NonNullable<Awaited<ReturnType<typeof lockTelling>>>

export async function settleTelling(tx: Tx, id: string, result: TellingResult): Promise<void> {
  await tx
    .updateTable('alarm_tellings')
    .set({ result })
    .where('id', '=', id)
    .where('result', 'is', null)
    .execute()
}

/** In the order in which they were told, with the names of the people. */
export function listTellings(db: Database | Tx, alarmIds: readonly string[]) {
  return (
    db
      .selectFrom('alarm_tellings as t')
      .leftJoin('users as u', 'u.id', 't.person_id')
      .leftJoin('doctors as d', 'd.user_id', 't.person_id')
      .select(['t.alarm_id', 't.step', 't.round', 't.person_id', 't.channel', 't.at', 't.result', 'u.role'])
      .select(({ fn, ref }) => fn.coalesce('d.name', ref('u.name')).as('name'))
      // Of the same moment and account, because a telling does not name its message.
      .select(
        sql<boolean>`t.channel = 'sms' and (
        select s.sent_at from sms_outbox s
        where s.user_id = t.person_id and s.created_at = t.at and s.sent_at is not null limit 1) is not null`.as(
          'is_sms_sent',
        ),
      )
      .where((is) => is('t.alarm_id', '=', is.fn.any(is.val(alarmIds))))
      .orderBy('t.at')
      .orderBy('t.id')
      .execute()
  )
}
export type ListedTelling = Awaited<ReturnType<typeof listTellings>>[number]
