import { sql, type Insertable } from 'kysely'
import type { ListedDoctor } from '../../shared/availability/availability.schemas.ts'
import { addDays } from '../../shared/kit/time/town-time.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import type { Tables } from '../platform/db/tables.ts'

/** The facilities where this doctor works now. */
export function listPlaces(db: Database, doctorId: string) {
  return db
    .selectFrom('memberships as m')
    .innerJoin('facilities as f', 'f.id', 'm.facility_id')
    .select(['f.id', 'f.name', 'f.name_hi as nameHi', 'f.name_pa as namePa'])
    .where('m.user_id', '=', doctorId)
    .where('m.role', '=', 'doctor')
    .where('m.until', 'is', null)
    .where('f.hidden_at', 'is', null)
    .orderBy('f.name')
    .orderBy('f.id')
    .execute()
}

/** Of an approved doctor, who does not stop working there until the transaction ends. */
export async function holdWorkplace(tx: Tx, doctorId: string, facilityId: string): Promise<boolean> {
  const { rows } = await sql`
    select from memberships m
    join facilities f on f.id = m.facility_id and f.hidden_at is null
    join doctors d on d.user_id = m.user_id and d.approval = 'approved'
    where m.user_id = ${doctorId} and m.facility_id = ${facilityId} and m.role = 'doctor' and m.until is null
    for share of m, d`.execute(tx)
  return rows.length > 0
}

export async function isApproved(tx: Tx, doctorId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('doctors')
    .select('user_id')
    .where('user_id', '=', doctorId)
    .where('approval', '=', 'approved')
    .forShare()
    .executeTakeFirst()
  return row !== undefined
}

const maxDoctors = 500

/** The approved doctors who work at a facility, by name. */
export async function listDoctors(db: Database) {
  const { rows } = await sql<ListedDoctor>`
    select d.user_id as id, d.name, json_agg(json_build_object(
      'id', f.id, 'name', f.name, 'nameHi', f.name_hi, 'namePa', f.name_pa) order by f.name) as places
    from memberships m
    join facilities f on f.id = m.facility_id and f.hidden_at is null
    join doctors d on d.user_id = m.user_id and d.approval = 'approved'
    where m.role = 'doctor' and m.until is null
    group by d.user_id
    order by d.name, d.user_id
    limit ${maxDoctors}`.execute(db)
  return rows
}

/** That are not over, by day of the week, Monday first, and time. */
export function listSessions(db: Database, doctorId: string, today: string) {
  return db
    .selectFrom('doctor_sessions as s')
    .innerJoin('facilities as f', 'f.id', 's.facility_id')
    .select(['s.id', 's.facility_id', 's.weekday', 's.opens_minute', 's.closes_minute', 's.kind'])
    .select(['s.capacity', 's.slot_minutes', 's.from_day', 's.until_day', 's.season_from', 's.season_until'])
    .select(['f.name', 'f.name_hi', 'f.name_pa'])
    .where('s.doctor_id', '=', doctorId)
    .where((is) => is.or([is('s.until_day', 'is', null), is('s.until_day', '>=', today)]))
    .where((is) => is.or([is('s.until_day', 'is', null), is('s.until_day', '>=', is.ref('s.from_day'))]))
    .orderBy(sql`(s.weekday + 6) % 7`)
    .orderBy('s.opens_minute')
    .orderBy('s.from_day')
    .execute()
}
export type SessionRow = Awaited<ReturnType<typeof listSessions>>[number]

export function listLeave(db: Database, doctorId: string, today: string) {
  return db
    .selectFrom('doctor_leave as l')
    .leftJoin('doctors as s', 's.user_id', 'l.stand_in_id')
    .select(['l.id', 'l.from_day as from', 'l.until_day as until', 'l.reason'])
    .select(['l.stand_in_id', 's.name as stand_in'])
    .where('l.doctor_id', '=', doctorId)
    .where('l.until_day', '>=', today)
    .orderBy('l.from_day')
    .orderBy('l.id')
    .execute()
}
export type LeaveRow = Awaited<ReturnType<typeof listLeave>>[number]

/** The other approved doctors, by name. */
export function listColleagues(db: Database, doctorId: string) {
  return db
    .selectFrom('doctors')
    .select(['user_id as id', 'name'])
    .where('approval', '=', 'approved')
    .where('name', '<>', '')
    .where('user_id', '<>', doctorId)
    .orderBy('name')
    .orderBy('user_id')
    .limit(maxDoctors)
    .execute()
}

/** Whether the doctor is on leave on one of these days. */
export async function isAway(tx: Tx, doctorId: string, days: { from: string; until: string }) {
  const row = await tx
    .selectFrom('doctor_leave')
    .select('id')
    .where('doctor_id', '=', doctorId)
    .where('from_day', '<=', days.until)
    .where('until_day', '>=', days.from)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** As on the profile. */
export async function nameOf(tx: Tx, doctorId: string): Promise<string> {
  const row = await tx.selectFrom('doctors').select('name').where('user_id', '=', doctorId).executeTakeFirst()
  return row?.name ?? ''
}

/** False if one of them would overlap a session that this doctor has: then none is entered, by the caller's refusal. */
export async function insertSessions(
  tx: Tx,
  rows: readonly Insertable<Tables['doctor_sessions']>[],
): Promise<boolean> {
  const entered = await tx
    .insertInto('doctor_sessions')
    .values([...rows])
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  return entered.length === rows.length
}

export function lockSession(tx: Tx, id: string) {
  return tx
    .selectFrom('doctor_sessions')
    .select(['id', 'doctor_id', 'from_day', 'until_day'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** Today is its last day; one that begins later never takes place. */
export async function endSession(
  tx: Tx,
  { id, from_day, by, today }: { id: string; from_day: string; by: string; today: string },
): Promise<void> {
  await tx
    .updateTable('doctor_sessions')
    .set({ until_day: from_day > today ? addDays(from_day, -1) : today, ended_by: by })
    .where('id', '=', id)
    .execute()
}

/** Whoever is just booking a slot is done before, or reads of the leave: see holdSlotSession in appointments. */
export async function lockSessionsOf(tx: Tx, doctorId: string): Promise<void> {
  await tx
    .selectFrom('doctor_sessions')
    .select('id')
    .where('doctor_id', '=', doctorId)
    .orderBy('id')
    .forUpdate()
    .execute()
}

export async function insertLeave(tx: Tx, row: Insertable<Tables['doctor_leave']>): Promise<void> {
  await tx.insertInto('doctor_leave').values(row).execute()
}

export function lockLeave(tx: Tx, id: string) {
  return tx
    .selectFrom('doctor_leave')
    .select(['id', 'doctor_id', 'from_day', 'stand_in_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** The days that have passed stay. */
export async function endLeave(tx: Tx, id: string, today: string): Promise<void> {
  await tx.deleteFrom('doctor_leave').where('id', '=', id).where('from_day', '>=', today).execute()
  await tx
    .updateTable('doctor_leave')
    .set({ until_day: addDays(today, -1) })
    .where('id', '=', id)
    .where('until_day', '>=', today)
    .execute()
}

/** Of an account that its owner closes: nothing takes place from today on, and it stands in for nobody. */
export async function endAllOf(tx: Tx, doctorId: string, today: string): Promise<void> {
  await sql`
    update doctor_sessions set until_day = greatest(from_day - 1, ${today}::date - 1)
    where doctor_id = ${doctorId} and (until_day is null or until_day >= ${today})`.execute(tx)
  await tx
    .updateTable('doctor_leave')
    .set({ stand_in_id: null })
    .where('stand_in_id', '=', doctorId)
    .where('until_day', '>=', today)
    .execute()
}
