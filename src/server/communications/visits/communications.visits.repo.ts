import { sql } from 'kysely'
import type { Database, Tx } from '../../platform/db/database.ts'

/** For thread `t`: the newest message of its doctor. */
const lastOfDoctor = sql`
  lateral (
    select c.asks_to_come, c.come_by, c.received_at from communications c
    where c.thread_id = t.id and c.sender = 'doctor' and not c.by_stand_in order by c.received_at desc limit 1) last`

/** For thread `t` and that message: when a visit with this doctor was asked for since, if it is still meant to be. */
const bookedAt = sql<Date | null>`(
  select min(a.created_at) from appointments a
  where a.patient_id = t.patient_id and a.doctor_id = t.doctor_id and a.created_at > last.received_at
    and a.status in ('pending', 'scheduled', 'in-progress', 'completed'))`

/** Whether the doctor asks the patient to come, by when, and whether that is booked. */
export async function findVisit(
  db: Database | Tx,
  threadId: string,
): Promise<{ visit: 'asked' | 'booked' | null; comeBy: string | null }> {
  const { rows } = await sql<{ booked_at: Date | null; come_by: string | null }>`
    select ${bookedAt} as booked_at, last.come_by from communication_threads t, ${lastOfDoctor}
    where t.id = ${threadId} and last.asks_to_come`.execute(db)
  const [row] = rows
  if (!row) return { visit: null, comeBy: null }
  return { visit: row.booked_at ? 'booked' : 'asked', comeBy: row.come_by }
}

/**
 * Threads that wait without a danger sign although the visit is booked to which the doctor asked the patient, and what
 * waits longest came before.
 */
export async function listBooked(tx: Tx, limit: number) {
  const { rows } = await sql<{ patient_id: string; doctor_id: string; booked_at: Date }>`
    select patient_id, doctor_id, booked_at from (
      select t.id, t.patient_id, t.doctor_id, t.answer_due_at, ${bookedAt} as booked_at
      from communication_threads t, ${lastOfDoctor}
      where t.answer_due_at is not null and t.red_flags = '{}' and last.asks_to_come
    ) asked
    where exists (
      select from communications c
      where c.thread_id = asked.id and c.sender = 'patient' and c.answer_due_at = asked.answer_due_at
        and c.received_at <= asked.booked_at)
    limit ${limit}`.execute(tx)
  return rows
}

export interface NearRow {
  id: string
  patient_id: string
  doctor_id: string
  come_by: string
}

/**
 * Threads whose newest message of the doctor, from before that instant, asks the patient to come by one of these days,
 * without a visit since then, and of which nobody was reminded today: locked.
 */
export async function lockVisitsNear(
  tx: Tx,
  { today, until, askedBefore }: { today: string; until: string; askedBefore: Date },
  limit: number,
): Promise<NearRow[]> {
  const { rows } = await sql<NearRow>`
    select t.id, t.patient_id, t.doctor_id, last.come_by
    from communications last join communication_threads t on t.id = last.thread_id
    where last.come_by between ${today} and ${until} and last.received_at < ${askedBefore}
      and (t.come_by_told_on is null or t.come_by_told_on < ${today})
      and not exists (
        select from communications c
        where c.thread_id = t.id and c.sender = 'doctor' and not c.by_stand_in
          and c.received_at > last.received_at)
      and ${bookedAt} is null
    order by t.id limit ${limit}
    for update of t skip locked`.execute(tx)
  return rows
}
