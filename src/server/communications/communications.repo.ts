import { sql, type Insertable, type SqlBool, type Updateable } from 'kysely'
import type { PagePlace } from '../../shared/kit/pages.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import type { Tables } from '../platform/db/tables.ts'

interface Pair {
  patientId: string
  doctorId: string
}

export function findThread(db: Database | Tx, { patientId, doctorId }: Pair) {
  return db
    .selectFrom('communication_threads')
    .selectAll()
    .where('patient_id', '=', patientId)
    .where('doctor_id', '=', doctorId)
    .executeTakeFirst()
}
export type ThreadRow = NonNullable<Awaited<ReturnType<typeof findThread>>>

/** Locked, so that messages of one thread are stored one after the other. */
export function lockThread(tx: Tx, { patientId, doctorId }: Pair) {
  return tx
    .selectFrom('communication_threads')
    .selectAll()
    .where('patient_id', '=', patientId)
    .where('doctor_id', '=', doctorId)
    .forUpdate()
    .executeTakeFirst()
}

/** The thread of these two, locked; `isNew`: there was no message before. */
export async function openThread(
  tx: Tx,
  { patientId, doctorId, id, now }: Pair & { id: string; now: Date },
): Promise<ThreadRow & { isNew: boolean }> {
  const row = { id, patient_id: patientId, doctor_id: doctorId, last_at: now }
  const inserted = await tx
    .insertInto('communication_threads')
    .values(row)
    .onConflict((conflict) => conflict.columns(['patient_id', 'doctor_id']).doNothing())
    .executeTakeFirst()
  const thread = await lockThread(tx, { patientId, doctorId })
  if (!thread) throw new Error('What was just written is not there.')
  return { ...thread, isNew: inserted.numInsertedOrUpdatedRows === 1n }
}

export async function changeThread(
  tx: Tx,
  id: string,
  change: Updateable<Tables['communication_threads']>,
): Promise<void> {
  await tx.updateTable('communication_threads').set(change).where('id', '=', id).execute()
}

export async function insertMessage(tx: Tx, row: Insertable<Tables['communications']>): Promise<void> {
  await tx.insertInto('communications').values(row).execute()
}

/** Of a thread, newest first. */
export function listMessages(
  db: Database | Tx,
  threadId: string,
  after: PagePlace | undefined,
  limit: number,
) {
  const all = db
    .selectFrom('communications as c')
    .leftJoin('users as u', 'u.id', 'c.written_by')
    .leftJoin('doctors as d', 'd.user_id', 'c.written_by')
    .select(['c.id', 'c.sender', 'c.payload', 'c.sent_at', 'c.received_at', 'c.red_flags', 'u.name'])
    .select(['c.photos', 'c.asks_to_come', 'c.by_stand_in', 'd.name as doctor_name'])
    .where('c.thread_id', '=', threadId)
  const rest = after ? all.where('c.received_at', '<', after.at) : all
  return rest.orderBy('c.received_at', 'desc').limit(limit).execute()
}
export type MessageRow = Awaited<ReturnType<typeof listMessages>>[number]

/** What the patient wrote after that. */
export function listAskedAfter(tx: Tx, threadId: string, after: Date) {
  return tx
    .selectFrom('communications')
    .select(['answer_due_at', 'red_flags'])
    .where('thread_id', '=', threadId)
    .where('received_at', '>', after)
    .where('sender', '=', 'patient')
    .orderBy('received_at')
    .execute()
}

/** Whether the doctor has written something later than that, by the clock of the one who wrote. */
export async function hasAnswerAfter(tx: Tx, threadId: string, writtenAt: Date): Promise<boolean> {
  const row = await tx
    .selectFrom('communications')
    .select('id')
    .where('thread_id', '=', threadId)
    .where('received_at', '>', writtenAt)
    .where('sent_at', '>', writtenAt)
    .where('sender', '=', 'doctor')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** For row `t`: how many messages of the other side are not read. */
function unreadBy(side: 'patient' | 'doctor') {
  const other = side === 'patient' ? 'doctor' : 'patient'
  const until = sql.ref(`t.${side}_read_until`)
  return sql<number>`(
    select count(*)::int from communications c
    where c.thread_id = t.id and c.received_at > coalesce(${until}, '-infinity') and c.sender = ${sql.lit(other)})`
}

export async function countUnread(
  db: Database | Tx,
  threadId: string,
  side: 'patient' | 'doctor',
): Promise<number> {
  const row = await db
    .selectFrom('communication_threads as t')
    .select(unreadBy(side).as('unread'))
    .where('t.id', '=', threadId)
    .executeTakeFirst()
  return row?.unread ?? 0
}

/** A patient has few doctors, and a town; more than these are not shown. */
const mostDoctors = 100

export function listOfPatient(db: Database, patientId: string) {
  return db
    .selectFrom('communication_threads as t')
    .selectAll('t')
    .select(unreadBy('patient').as('unread'))
    .where('t.patient_id', '=', patientId)
    .orderBy('t.last_at', 'desc')
    .limit(mostDoctors)
    .execute()
}

/** As on their profiles; of a doctor without one, the account's name. */
export function findDoctors(db: Database | Tx, ids: readonly string[]) {
  return db
    .selectFrom('users as u')
    .leftJoin('doctors as d', 'd.user_id', 'u.id')
    .select('u.id')
    .select(({ fn, ref }) => [
      fn.coalesce('d.name', ref('u.name')).as('name'),
      sql<string>`coalesce(d.specialization, '')`.as('specialization'),
    ])
    .where((is) => is('u.id', '=', is.fn.any(is.val([...ids]))))
    .execute()
}

/** `doctorIds`: this doctor, and those for whom they stand in. */
function selectOfDoctors(db: Database, doctorIds: readonly string[]) {
  const [own = '', ...others] = doctorIds
  return db
    .selectFrom('communication_threads as t')
    .innerJoin('patients as p', 'p.id', 't.patient_id')
    .selectAll('t')
    .select('p.name as patient_name')
    .select(unreadBy('doctor').as('unread'))
    .where((is) =>
      others.length === 0 ? is('t.doctor_id', '=', own) : is('t.doctor_id', 'in', [own, ...others]),
    )
}
export type ThreadOfDoctorRow = Awaited<ReturnType<typeof listWaiting>>[number]

/** Those with red flags first, by the expression that the index holds; then the longest due. */
export function listWaiting(
  db: Database,
  doctorIds: readonly string[],
  after: PagePlace | undefined,
  limit: number,
) {
  const unflagged = sql<SqlBool>`(t.red_flags = '{}')`
  const all = selectOfDoctors(db, doctorIds).where('t.answer_due_at', 'is not', null)
  const rest = after
    ? all.where(
        sql<SqlBool>`(${unflagged}, t.answer_due_at, t.id) > (${!after.isFirst}, ${after.at}, ${after.id}::uuid)`,
      )
    : all
  return rest.orderBy(unflagged).orderBy('t.answer_due_at').orderBy('t.id').limit(limit).execute()
}

export function listAnswered(db: Database, doctorId: string, after: PagePlace | undefined, limit: number) {
  const all = selectOfDoctors(db, [doctorId]).where('t.answer_due_at', 'is', null)
  const rest = after ? all.where(sql<SqlBool>`(t.last_at, t.id) < (${after.at}, ${after.id}::uuid)`) : all
  return rest.orderBy('t.last_at', 'desc').orderBy('t.id', 'desc').limit(limit).execute()
}

export function findPatient(db: Database | Tx, id: string) {
  return db
    .selectFrom('patients')
    .select(['id', 'name', 'birth_year', 'age_said_on', 'age_said_at_birth'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** What was last said of a pregnancy, with a reading or a request, since then. */
export async function findPregnancy(tx: Tx, patientId: string, since: Date): Promise<string | null> {
  const { rows } = await sql<{ pregnancy: string }>`
    select pregnancy from (
      (select pregnancy, submitted_at as at from observations
       where patient_id = ${patientId} and pregnancy is not null and entered_in_error_at is null
       order by submitted_at desc, id desc limit 1)
      union all
      (select pregnancy, created_at from appointments
       where patient_id = ${patientId} and pregnancy is not null
       order by created_at desc, id desc limit 1)
    ) answers
    where at >= ${since} order by at desc limit 1`.execute(tx)
  return rows[0]?.pregnancy ?? null
}

interface LateRow {
  id: string
  name: string
  phone: string
  late: number
  waiting: number
  flagged: number
  oldest: Date
  away_until: string | null
  stand_in: string | null
  stand_in_phone: string | null
}

/**
 * Of each doctor how many answers are overdue, or, if they are on leave today, wait, and who stands in: danger signs
 * first, then the longest due.
 */
export async function countLate(db: Database, now: Date, today: string): Promise<LateRow[]> {
  const { rows } = await sql<LateRow>`
    with away as (
      select doctor_id, max(until_day) as until_day from doctor_leave
      where from_day <= ${today} and until_day >= ${today} group by doctor_id),
    named as (
      select id, doctor_id, answer_due_at, red_flags from communication_threads where answer_due_at < ${now}
      union
      select t.id, t.doctor_id, t.answer_due_at, t.red_flags from away
      join communication_threads t on t.doctor_id = away.doctor_id
      where t.answer_due_at is not null),
    counted as (
      select doctor_id, count(*) filter (where answer_due_at < ${now})::int as late, count(*)::int as waiting,
        count(*) filter (where red_flags <> '{}')::int as flagged, min(answer_due_at) as oldest
      from named group by doctor_id)
    select u.id, coalesce(d.name, u.name) as name, coalesce(d.phone, '') as phone, c.late, c.waiting, c.flagged,
      c.oldest, away.until_day as away_until, instead.name as stand_in, instead.phone as stand_in_phone
    from counted c
    join users u on u.id = c.doctor_id
    left join doctors d on d.user_id = c.doctor_id
    left join away on away.doctor_id = c.doctor_id
    left join lateral (
      select sd.name, coalesce(sd.phone, '') as phone
      from stand_ins s join doctors sd on sd.user_id = s.stand_in_id
      where s.doctor_id = c.doctor_id and ${today} between s.from_day and s.until_day
      order by s.until_day desc, s.created_at desc limit 1) instead on true
    order by c.flagged = 0, c.oldest
    limit ${mostDoctors}`.execute(db)
  return rows
}

/** Threads whose promise is over and whose doctor was not told: locked. */
export function lockOverdue(tx: Tx, now: Date, limit: number) {
  return tx
    .selectFrom('communication_threads')
    .select(['id', 'patient_id', 'doctor_id'])
    .where('answer_due_at', '<', now)
    .where('overdue_told_at', 'is', null)
    .orderBy('answer_due_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
}
