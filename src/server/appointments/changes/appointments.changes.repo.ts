import { sql, type Insertable, type Updateable } from 'kysely'
import type { Rejection } from '../../../shared/appointments/appointments.rejections.ts'
import type { Cause } from '../../../shared/appointments/appointments.causes.ts'
import type { Person } from '../../platform/auth/sessions.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Tables } from '../../platform/db/tables.ts'
import type { AppointmentRow } from '../appointments.repo.ts'
import { tellQueueOf } from '../queue/appointments.queue.moved.ts'
import { recordEncounter } from './appointments.encounters.repo.ts'

// The only statements that write appointments: each also writes its row of the history (decision 0049).

/** Why it changes and who did it; `by: null`: the server itself. `reason`: in the person's own words. */
export type Origin =
  | {
      cause: Exclude<Cause, ByTime>
      by: Pick<Person, 'id' | 'role'>
      reason?: string | null
      rejection?: Rejection
    }
  | { cause: ByTime; by: null }
type ByTime = 'orphaned' | 'unanswered' | 'expired'

/** The last columns of a row of the history. */
function originColumns(origin: Origin, now: Date) {
  const reason = origin.by === null ? null : (origin.reason ?? null)
  const rejection = origin.by === null ? null : (origin.rejection ?? null)
  return [
    sql<string | null>`${origin.by?.id ?? null}::uuid`.as('actor_id'),
    sql<ActorRole>`${origin.by?.role ?? 'system'}::text`.as('actor_role'),
    sql<Cause>`${origin.cause}::text`.as('cause'),
    sql<string | null>`${reason}::text`.as('reason'),
    sql<Rejection | null>`${rejection}::text`.as('rejection'),
    sql<Date>`${now}::timestamptz`.as('recorded_at'),
  ] as const
}

const columns = [
  'appointment_id',
  'seq',
  'from_status',
  'to_status',
  'doctor_id',
  'actor_id',
  'actor_role',
  'cause',
  'reason',
  'rejection',
  'recorded_at',
] as const

type ActorRole = Tables['appointment_status_history']['actor_role']
type Request = Omit<Insertable<Tables['appointments']>, 'created_at' | 'updated_at'>

/** False when the patient already has an active appointment or request that overlaps it. */
export async function insertRequest(tx: Tx, request: Request, origin: Origin, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .with('asked', (db) =>
      db
        .insertInto('appointments')
        .values({ ...request, created_at: now, updated_at: now })
        .onConflict((conflict) => conflict.constraint('one_request_per_patient_and_time').doNothing())
        .returning(['id', 'status', 'doctor_id']),
    )
    .insertInto('appointment_status_history')
    .columns(columns)
    .expression((db) =>
      db
        .selectFrom('asked')
        .select(['id', sql<number>`1`.as('seq'), sql<null>`null`.as('from_status'), 'status', 'doctor_id'])
        .select(originColumns(origin, now)),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

type Change = Partial<
  Pick<
    Insertable<Tables['appointments']>,
    | 'status'
    | 'doctor_id'
    | 'facility_id'
    | 'offered_to_all'
    | 'reason'
    | 'auto_closed'
    | 'answer_due_at'
    | 'warn_at'
    | 'offer_starts_at'
    | 'sent_to_hospital_at'
    | keyof MovedTo
  >
>

/** A visit in person at the time that the doctor offered, in place of what was asked for. */
export type MovedTo = Pick<Insertable<Tables['appointments']>, 'type' | 'starts_at' | 'day' | 'time'>

/** What no longer waits once it is decided, or somebody else's turn. */
function waitsOf({ status, doctor_id }: Change): Change {
  const isOver = status !== undefined && status !== 'pending'
  return {
    ...((isOver || doctor_id !== undefined) && { answer_due_at: null, offer_starts_at: null }),
    ...(isOver && { warn_at: null }),
  }
}

/**
 * With its encounter, if it starts or is over; with another doctor it is no longer at the facility of the one before, nor
 * by token, and a deadline or offer ends. The caller has locked the row, so that its status before and the number of its change are the newest.
 */
export async function changeOne(
  tx: Tx,
  id: string,
  change: Change,
  origin: Origin,
  now: Date,
): Promise<void> {
  await tx
    // In one statement a select sees the row as it was before the update.
    .with('was', (db) => db.selectFrom('appointments').select(['id', 'status']).where('id', '=', id))
    .with('changed', (db) =>
      db
        .updateTable('appointments')
        .set({
          ...(change.doctor_id !== undefined && { facility_id: null, session_id: null, token: null }),
          ...waitsOf(change),
          ...change,
          updated_at: now,
        })
        .where('id', '=', id)
        .returning(['id', 'status', 'doctor_id']),
    )
    .insertInto('appointment_status_history')
    .columns(columns)
    .expression((db) =>
      db
        .selectFrom('changed')
        .innerJoin('was', 'was.id', 'changed.id')
        .select(['changed.id', nextSeq(id).as('seq'), 'was.status as from_status', 'changed.status'])
        .select(['changed.doctor_id', ...originColumns(origin, now)]),
    )
    .execute()
  if (change.status === 'in-progress') await recordEncounter(tx, id, { startedAt: now })
  // Nobody said when a visit ended that the end of its day closed.
  if (change.status === 'completed')
    await recordEncounter(tx, id, { endedAt: origin.cause === 'finish' ? now : null })
  if (change.status !== undefined || change.doctor_id !== undefined) await tellQueueOf(tx, id, now)
}

function nextSeq(id: string) {
  return sql<number>`
    (select coalesce(max(h.seq), 0) + 1 from appointment_status_history h where h.appointment_id = ${id}::uuid)`
}

export async function insertDecline(
  tx: Tx,
  { id, starts_at }: Pick<AppointmentRow, 'id' | 'starts_at'>,
  doctorId: string,
  cause: Tables['appointment_declines']['cause'],
  now: Date,
): Promise<void> {
  await tx
    .insertInto('appointment_declines')
    .values({ appointment_id: id, doctor_id: doctorId, cause, at: now, starts_at })
    .onConflict((conflict) =>
      conflict.columns(['appointment_id', 'doctor_id']).doUpdateSet({ cause, at: now }),
    )
    .execute()
}

/** Marks that change no status, and so have no row in the history: a deadline, a warning that was sent, a call. */
export async function markOne(
  tx: Tx,
  id: string,
  marks: Pick<Updateable<Tables['appointments']>, 'answer_due_at' | 'warn_at' | 'phoned_at'>,
): Promise<void> {
  await tx.updateTable('appointments').set(marks).where('id', '=', id).execute()
}

/** The doctors who declined it see it at its new time. */
export async function moveDeclines(tx: Tx, id: string, startsAt: Date): Promise<void> {
  await tx
    .updateTable('appointment_declines')
    .set({ starts_at: startsAt })
    .where('appointment_id', '=', id)
    .execute()
}
