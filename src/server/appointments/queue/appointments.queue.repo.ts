import { sql, type Insertable, type Updateable } from 'kysely'
import {
  bookedStatuses,
  heldStatuses,
  type Status,
} from '../../../shared/appointments/appointments.lifecycle.ts'
import type { Entry, Source } from '../../../shared/appointments/queue/appointments.queue.rules.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { literals } from '../appointments.statuses.ts'

/** One number of a line, with its visit if it has one. */
export interface EntryRow extends Entry {
  id: string
  sessionId: string
  day: string
  token: number
  source: Source
  name: string
  age: number | null
  village: string
  phone: string
  appointmentId: string | null
  patientId: string | null
  status: Status | null
  /** Of the visit, as its encounter says. */
  startedAt: Date | null
  finishedAt: Date | null
  /** When it was said that it is time to leave home. */
  leaveToldAt: Date | null
}

const columns = sql`
  e.id, e.session_id as "sessionId", e.day, e.token, e.source, coalesce(p.name, e.name) as name, e.age, e.village, e.phone,
  e.appointment_id as "appointmentId", a.patient_id as "patientId", e.called_at as "calledAt",
  e.absent_at as "absentAt", e.ended_at as "endedAt", e.cancelled_at as "cancelledAt",
  e.leave_told_at as "leaveToldAt",
  -- A visit that passed to another doctor has lost its number.
  case when e.appointment_id is not null then coalesce(a.status, 'cancelled') end as status,
  n.started_at as "startedAt", n.ended_at as "finishedAt"
  from queue_entries e
  left join appointments a on a.id = e.appointment_id and a.session_id = e.session_id and a.token = e.token
  left join patients p on p.id = a.patient_id
  left join encounters n on n.appointment_id = a.id`

/** By number. */
export async function listLine(db: Database | Tx, sessionId: string, day: string): Promise<EntryRow[]> {
  const { rows } = await sql<EntryRow>`
    select ${columns} where e.session_id = ${sessionId} and e.day = ${day} order by e.token`.execute(db)
  return rows
}

export async function findEntry(db: Database | Tx, id: string): Promise<EntryRow | undefined> {
  const { rows } = await sql<EntryRow>`select ${columns} where e.id = ${id}`.execute(db)
  return rows[0]
}

/** Of the patient's visits of the day that have a number. */
export async function listOwnEntries(db: Database, patientId: string, day: string): Promise<EntryRow[]> {
  const visits = await db
    .selectFrom('appointments')
    .select('id')
    .where('patient_id', '=', patientId)
    .where('day', '=', day)
    .where('token', 'is not', null)
    .where('status', 'in', bookedStatuses)
    .execute()
  if (visits.length === 0) return []
  // By itself: joined, the planner would read a small table from end to end.
  const { rows } = await sql<EntryRow>`
    select ${columns} where e.appointment_id = any(${visits.map(({ id }) => id)}::uuid[]) order by e.token`.execute(
    db,
  )
  return rows
}

export async function insertEntry(
  tx: Tx,
  entry: Omit<
    Insertable<Tables['queue_entries']>,
    'called_at' | 'absent_at' | 'ended_at' | 'cancelled_at' | 'leave_told_at'
  >,
): Promise<void> {
  await tx.insertInto('queue_entries').values(entry).execute()
}

export async function updateEntry(
  tx: Tx,
  id: string,
  change: Pick<Updateable<Tables['queue_entries']>, 'called_at' | 'absent_at' | 'ended_at' | 'cancelled_at'>,
): Promise<void> {
  await tx.updateTable('queue_entries').set(change).where('id', '=', id).execute()
}

/** The sessions in whose line of that day somebody may have to be told to leave home. */
export async function listLinesToTell(db: Database, day: string): Promise<string[]> {
  const rows = await db
    .selectFrom('queue_entries')
    .select('session_id')
    .distinct()
    .where('day', '=', day)
    .where('leave_told_at', 'is', null)
    .where('appointment_id', 'is not', null)
    .where('ended_at', 'is', null)
    .where('source', '!=', 'walk-in')
    .execute()
  return rows.map((row) => row.session_id)
}

export async function markToldToLeave(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('queue_entries').set({ leave_told_at: now }).where('id', '=', id).execute()
}

/** Whoever changes this line waits until the transaction ends. */
export async function lockLine(tx: Tx, sessionId: string, day: string): Promise<void> {
  await sql`select from session_days where session_id = ${sessionId} and day = ${day} for update`.execute(tx)
}

/** How many of the day have a place: those who gave it back do not. `alias`: of queue_entries. */
export const hasPlace = sql<boolean>`
  e.cancelled_at is null and (e.appointment_id is null or exists (
    select from appointments b where b.id = e.appointment_id and b.session_id = e.session_id and b.token = e.token
      and b.status in (${literals([...bookedStatuses, ...heldStatuses])})))`

/** The numbers stay; who it was without a record is nobody's business after some weeks. */
export async function forgetNames(db: Database, before: string): Promise<void> {
  await sql`
    update queue_entries set name = '', age = null, village = '', phone = ''
    where day < ${before} and name <> ''`.execute(db)
}
