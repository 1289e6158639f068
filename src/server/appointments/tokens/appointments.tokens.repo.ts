import { sql } from 'kysely'
import type { DaysOff, Session } from '../../../shared/availability/availability.rules.ts'
import { bookedStatuses } from '../../../shared/appointments/appointments.lifecycle.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { literals } from '../appointments.statuses.ts'
import { hasPlace } from '../queue/appointments.queue.repo.ts'

/** A session by token of an approved doctor who works at its facility, with the doctor's leave. */
export interface TokenSession extends Session {
  id: string
  capacity: number
  doctorId: string
  doctorName: string
  facilityId: string
  facility: { name: string; nameHi: string; namePa: string }
  /** Null: not known for sure. */
  point: { lat: number; lng: number } | null
  leave: DaysOff['leave']
}

/** Of a session `s`, its doctor `d` and facility `f`. */
export const sessionColumns = sql`
  s.id, s.weekday, s.opens_minute as opens, s.closes_minute as closes, s.capacity, s.slot_minutes as "slotMinutes",
  s.from_day as "from", s.until_day as until, case when s.season_from is not null then jsonb_build_object(
    'from', to_char(s.season_from, 'FM00"-"00'), 'until', to_char(s.season_until, 'FM00"-"00')) end as season,
  s.doctor_id as "doctorId", d.name as "doctorName",
  s.facility_id as "facilityId",
  jsonb_build_object('name', f.name, 'nameHi', f.name_hi, 'namePa', f.name_pa) as facility,
  case when not f.is_place_doubtful then jsonb_build_object('lat', f.lat, 'lng', f.lng) end as point,
  (select coalesce(jsonb_agg(jsonb_build_object('from', l.from_day, 'until', l.until_day)), '[]')
    from doctor_leave l where l.doctor_id = s.doctor_id and l.until_day >= s.from_day) as leave`

/** Of approved doctors at facilities where they work. */
export const sessionsOfDoctors = sql`
  from doctor_sessions s
  join doctors d on d.user_id = s.doctor_id and d.approval = 'approved'
  join facilities f on f.id = s.facility_id and f.hidden_at is null
  join memberships m on m.user_id = s.doctor_id and m.facility_id = s.facility_id and m.role = 'doctor'
    and m.until is null`

export async function listTokenSessions(
  db: Database | Tx,
  doctorIds: readonly string[],
  today: string,
): Promise<TokenSession[]> {
  const { rows } = await sql<TokenSession>`
    select ${sessionColumns} ${sessionsOfDoctors}
    where s.doctor_id = any(${doctorIds}::uuid[]) and s.kind = 'tokens'
      and (s.until_day is null or s.until_day >= ${today})
    order by s.id`.execute(db)
  return rows
}

/** Of one doctor, or of all, that may take place on this day. */
export async function listSessionsOn(
  db: Database,
  { doctorId, day }: { doctorId: string | null; day: string },
): Promise<TokenSession[]> {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  const { rows } = await sql<TokenSession>`
    select ${sessionColumns} ${sessionsOfDoctors}
    where s.kind = 'tokens' and s.weekday = ${weekday} and s.from_day <= ${day}
      and (s.until_day is null or s.until_day >= ${day})
      and (${doctorId}::uuid is null or s.doctor_id = ${doctorId}::uuid)
    order by s.opens_minute, d.name, s.id`.execute(db)
  return rows
}

/** Neither ended nor on leave meanwhile, and the doctor not suspended, until the transaction ends. */
export async function holdTokenSession(tx: Tx, id: string): Promise<TokenSession | undefined> {
  await lockSession(tx, id)
  return findTokenSession(tx, id)
}

/** In a statement of its own: one that also reads would see the leave as it was before the wait. */
export async function lockSession(tx: Tx, id: string): Promise<void> {
  await sql`select s.id ${sessionsOfDoctors} where s.id = ${id} for share of s, d, m`.execute(tx)
}

export async function findTokenSession(db: Database | Tx, id: string): Promise<TokenSession | undefined> {
  const { rows } =
    await sql<TokenSession>`select ${sessionColumns} ${sessionsOfDoctors} where s.id = ${id} and s.kind = 'tokens'`.execute(
      db,
    )
  return rows[0]
}

/** Where it takes place, as a patient reads it. */
export function placeOf({ name, nameHi, namePa }: TokenSession['facility']) {
  return { name, ...(nameHi !== '' && { nameHi }), ...(namePa !== '' && { namePa }) }
}

/** The next number of that day. Whoever asks for another one waits until the transaction ends. */
export async function takeNextToken(tx: Tx, sessionId: string, day: string): Promise<number> {
  const row = await tx
    .insertInto('session_days')
    .values({ session_id: sessionId, day, last_token: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['session_id', 'day'])
        .doUpdateSet({ last_token: sql<number>`session_days.last_token + 1` }),
    )
    .returning('last_token')
    .executeTakeFirstOrThrow()
  return row.last_token
}

/** Those who have a number of that day and did not cancel, and whether this patient is one of them. */
export async function countTaken(
  tx: Tx,
  { sessionId, day, patientId }: { sessionId: string; day: string; patientId: string | null },
): Promise<{ taken: number; hasOne: boolean }> {
  const { rows } = await sql<{ taken: number; hasOne: boolean }>`
    select (
      select count(*)::int from queue_entries e
      where e.session_id = ${sessionId} and e.day = ${day} and ${hasPlace}) as taken,
    exists (
      select from appointments
      where session_id = ${sessionId} and day = ${day} and patient_id = ${patientId}::uuid
        and status in (${literals(bookedStatuses)})) as "hasOne"`.execute(tx)
  return rows[0] ?? { taken: 0, hasOne: false }
}

/** By session and day: the last number given, and how many places are taken. */
export async function listDays(db: Database | Tx, sessionIds: readonly string[], from: string, to: string) {
  const { rows } = await sql<{ sessionId: string; day: string; last: number; taken: number }>`
    select sd.session_id as "sessionId", sd.day, sd.last_token as last, (
      select count(*)::int from queue_entries e
      where e.session_id = sd.session_id and e.day = sd.day and ${hasPlace}) as taken
    from session_days sd
    where sd.session_id = any(${sessionIds}::uuid[]) and sd.day between ${from} and ${to}`.execute(db)
  return rows
}
