import { sql, type Insertable } from 'kysely'
import type { Database, Tx } from '../../platform/db/database.ts'
import { deleteBefore } from '../../platform/db/delete-in-batches.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { selectPlans } from '../reminders.repo.ts'

const what = 'reminders'

export async function readWatermark(db: Database): Promise<Date | null> {
  const row = await db
    .selectFrom('scheduler_watermarks')
    .select('at')
    .where('what', '=', what)
    .executeTakeFirst()
  return row?.at ?? null
}

export async function saveWatermark(db: Database, at: Date): Promise<void> {
  await db
    .insertInto('scheduler_watermarks')
    .values({ what, at })
    .onConflict((conflict) => conflict.column('what').doUpdateSet({ at }))
    .execute()
}

/**
 * Reminders that may have a dose in one of these minutes and a device to notify. May return too many: the schedule
 * decides. `times` uses an index; the rest are plain comparisons.
 */
export async function listDueReminders(
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
        selectFrom('push_subscriptions')
          .innerJoin('sessions', 'sessions.id', 'push_subscriptions.session_id')
          .select('push_subscriptions.id')
          .innerJoin('patient_guardians', 'patient_guardians.user_id', 'push_subscriptions.user_id')
          .whereRef('patient_guardians.patient_id', '=', 'r.patient_id')
          .where('patient_guardians.until', 'is', null)
          .where('sessions.ended_at', 'is', null)
          .where('sessions.expires_at', '>', now),
      ),
    )
    .execute()
  return rows.map(({ id }) => id)
}

/** Plans with their patient; the plans of one reminder are adjacent. */
export function listPlansOf(db: Database | Tx, ids: readonly string[]) {
  return selectPlans(db).select('r.patient_id').where('r.id', '=', anyOf(ids)).execute()
}

export function listMarksOf(db: Database | Tx, ids: readonly string[], fromDay: string) {
  return db
    .selectFrom('doses')
    .select(['reminder_id', 'day', 'time', 'state', 'reason'])
    .where('reminder_id', '=', anyOf(ids))
    .where('day', '>=', fromDay)
    .execute()
}

/** The devices of those who act for these patients. */
export function listDevicesOf(db: Database, patientIds: readonly string[], now: Date) {
  return db
    .selectFrom('push_subscriptions')
    .innerJoin('sessions', 'sessions.id', 'push_subscriptions.session_id')
    .innerJoin('patient_guardians', 'patient_guardians.user_id', 'push_subscriptions.user_id')
    .select(['push_subscriptions.id', 'patient_guardians.patient_id'])
    .where((is) => is('patient_guardians.patient_id', '=', is.fn.any(is.val(patientIds))))
    .where('patient_guardians.until', 'is', null)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .execute()
}

/** Leaves an existing row unchanged, whatever its state. Returns how many are new. */
export async function insertDeliveries(
  db: Database,
  deliveries: Insertable<Tables['push_deliveries']>[],
): Promise<number> {
  if (deliveries.length === 0) return 0
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('push_deliveries')
    .values(deliveries)
    .onConflict((conflict) => conflict.columns(['reminder_id', 'day', 'time', 'subscription_id']).doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows ?? 0)
}

interface Taking {
  now: Date
  until: Date
  most: number
  /** Push services, by host, to leave out for now. */
  without: readonly string[]
}

/** Claims the next pending deliveries until `until`; no two servers ever claim the same. */
export function claimDue(db: Database, { now, until, most, without }: Taking) {
  return db
    .with('next', (query) =>
      query
        .selectFrom('push_deliveries')
        .innerJoin('push_subscriptions', 'push_subscriptions.id', 'push_deliveries.subscription_id')
        .select(['push_deliveries.id', serviceOf.as('service')])
        .where('outcome', 'is', null)
        .where('next_try_at', '<=', now)
        .where(sql<boolean>`${serviceOf} <> all(${without}::text[])`)
        .orderBy('next_try_at')
        .limit(most)
        .forUpdate('push_deliveries')
        .skipLocked(),
    )
    .updateTable('push_deliveries')
    .from('next')
    .set((is) => ({ tries: is('push_deliveries.tries', '+', 1), next_try_at: until }))
    .whereRef('push_deliveries.id', '=', 'next.id')
    .returning([
      'push_deliveries.id',
      'push_deliveries.reminder_id',
      'push_deliveries.day',
      'push_deliveries.time',
      'push_deliveries.subscription_id',
      'push_deliveries.due_at',
      'push_deliveries.tries',
      'next.service',
    ])
    .execute()
}
export type ClaimedDelivery = Awaited<ReturnType<typeof claimDue>>[number]

/** The host of `https://host/key`, with its port. */
const serviceOf = sql<string>`split_part(push_subscriptions.endpoint, '/', 3)`

/** Those of them with a valid session, with their subscription. */
export function listDeliveryTargets(db: Database, ids: readonly string[], now: Date) {
  return db
    .selectFrom('push_subscriptions')
    .innerJoin('sessions', 'sessions.id', 'push_subscriptions.session_id')
    .select(['push_subscriptions.id', 'endpoint', 'p256dh', 'auth', 'language', 'shows_name'])
    .where('push_subscriptions.id', '=', anyOf(ids))
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .execute()
}
export type DeliveryTarget = Awaited<ReturnType<typeof listDeliveryTargets>>[number]

export type Settled = NonNullable<Tables['push_deliveries']['outcome']>

export async function settleDeliveries(
  tx: Tx,
  deliveries: readonly { id: string; outcome: Settled }[],
): Promise<void> {
  if (deliveries.length === 0) return
  const [ids, outcomes] = [deliveries.map(({ id }) => id), deliveries.map(({ outcome }) => outcome)]
  await sql`
    update push_deliveries set outcome = said.outcome
    from unnest(${ids}::uuid[], ${outcomes}::text[]) as said (id, outcome)
    where push_deliveries.id = said.id`.execute(tx)
}

export async function postponeDeliveries(
  tx: Tx,
  deliveries: readonly { id: string; next: Date }[],
): Promise<void> {
  if (deliveries.length === 0) return
  const [ids, nexts] = [deliveries.map(({ id }) => id), deliveries.map(({ next }) => next)]
  await sql`
    update push_deliveries set next_try_at = said.next
    from unnest(${ids}::uuid[], ${nexts}::timestamptz[]) as said (id, next)
    where push_deliveries.id = said.id`.execute(tx)
}

/** A row's unique key prevents a second ring, and is not needed once that time is over. */
export async function deleteRingsBefore(db: Database, before: Date): Promise<void> {
  await deleteBefore(db, 'push_deliveries', 'due_at', before)
}

/** One prepared statement for any number of ids, unlike `in`. */
export function anyOf(ids: readonly string[]) {
  return sql<string>`any(${ids}::uuid[])`
}
