import { sql, type Insertable } from 'kysely'
import type { Database, Tx } from '../platform/db/database.ts'
import type { Tables } from '../platform/db/tables.ts'
import { selectPlans } from './reminders.repo.ts'

const what = 'reminders'

export async function readLookedUntil(db: Database): Promise<Date | null> {
  const row = await db.selectFrom('looked_until').select('at').where('what', '=', what).executeTakeFirst()
  return row?.at ?? null
}

export async function saveLookedUntil(db: Database, at: Date): Promise<void> {
  await db
    .insertInto('looked_until')
    .values({ what, at })
    .onConflict((conflict) => conflict.column('what').doUpdateSet({ at }))
    .execute()
}

/**
 * Reminders that may have a dose in one of these minutes and somebody to ring for: too many rather than too few,
 * the schedule decides. `times` is asked through an index; the rest are plain comparisons.
 */
export async function listRinging(
  db: Database,
  { times, days, now }: { times: string[]; days: readonly [string, string]; now: Date },
): Promise<string[]> {
  const rows = await db
    .selectFrom('reminder_plans as plan')
    .innerJoin('reminders as r', 'r.id', 'plan.reminder_id')
    .select('r.id')
    .distinct()
    .where(sql<boolean>`plan.times && ${times}::text[]`)
    .where('r.removed_at', 'is', null)
    .where('plan.starts_on', '<=', days[1])
    .where((is) => is.or([is('plan.ends_on', 'is', null), is('plan.ends_on', '>=', days[0])]))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('devices')
          .innerJoin('sessions', 'sessions.id', 'devices.session_id')
          .select('devices.id')
          .whereRef('devices.person_id', '=', 'r.person_id')
          .where('sessions.ended_at', 'is', null)
          .where('sessions.expires_at', '>', now),
      ),
    )
    .execute()
  return rows.map(({ id }) => id)
}

/** With whom they are for; the plans of one reminder together. */
export function listPlansOf(db: Database | Tx, ids: readonly string[]) {
  return selectPlans(db).select('r.person_id').where('r.id', 'in', ids).execute()
}

export function listMarksOf(db: Database | Tx, ids: readonly string[], fromDay: string) {
  return db
    .selectFrom('doses')
    .select(['reminder_id', 'day', 'time', 'state'])
    .where('reminder_id', 'in', ids)
    .where('day', '>=', fromDay)
    .execute()
}

export function listDevicesOf(db: Database, personIds: readonly string[], now: Date) {
  return db
    .selectFrom('devices')
    .innerJoin('sessions', 'sessions.id', 'devices.session_id')
    .select(['devices.id', 'devices.person_id'])
    .where('devices.person_id', 'in', personIds)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .execute()
}

/** One that stands already stays as it is: rung, waiting or given up. */
export async function insertRings(db: Database, rings: Insertable<Tables['rings']>[]): Promise<void> {
  if (rings.length === 0) return
  await db
    .insertInto('rings')
    .values(rings)
    .onConflict((conflict) => conflict.columns(['reminder_id', 'day', 'time', 'device_id']).doNothing())
    .execute()
}

/** The next one that waits, ours until `until`; servers and their lanes never take the same. */
export async function takeRing(db: Database, now: Date, until: Date) {
  const taken = await db
    .with('next', (query) =>
      query
        .selectFrom('rings')
        .select('id')
        .where('outcome', 'is', null)
        .where('next_try_at', '<=', now)
        .orderBy('next_try_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('rings')
    .from('next')
    .innerJoin('devices', (join) => join.onTrue())
    .innerJoin('sessions', 'sessions.id', 'devices.session_id')
    .set((is) => ({ tries: is('rings.tries', '+', 1), next_try_at: until }))
    .whereRef('rings.id', '=', 'next.id')
    .whereRef('devices.id', '=', 'rings.device_id')
    .returning([
      'rings.id',
      'rings.reminder_id',
      'rings.day',
      'rings.time',
      'rings.device_id',
      'rings.due_at',
      'rings.tries',
      'devices.endpoint',
      'devices.p256dh',
      'devices.auth',
      'devices.language',
      'devices.shows_name',
      'sessions.ended_at',
      'sessions.expires_at',
    ])
    .executeTakeFirst()
  return taken
}
export type TakenRing = NonNullable<Awaited<ReturnType<typeof takeRing>>>

type Settled = NonNullable<Tables['rings']['outcome']>

export async function settleRing(db: Database, id: string, outcome: Settled): Promise<void> {
  await db.updateTable('rings').set({ outcome }).where('id', '=', id).execute()
}

export async function postponeRing(db: Database, id: string, until: Date): Promise<void> {
  await db.updateTable('rings').set({ next_try_at: until }).where('id', '=', id).execute()
}

/** Their unique key has done its work once nothing may ring for that time any more. */
export async function deleteRingsBefore(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('rings').where('due_at', '<', before).execute()
}
