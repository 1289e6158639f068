import { sql, type Insertable, type SelectQueryBuilder, type SqlBool } from 'kysely'
import { activeStatuses, bookedStatuses } from '../../shared/appointments/appointments.lifecycle.ts'
import { appointmentsListedTo } from '../../shared/appointments/appointments.limits.ts'
import type { PagePlace } from '../../shared/kit/pages.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import type { Tables } from '../platform/db/tables.ts'
import { literals } from './appointments.statuses.ts'

/** What every appointment answer is made of. `appointment_declines` is this viewer's own, if any. */
export function selectFor(db: Database | Tx, viewerId: string) {
  return db
    .selectFrom('appointments as a')
    .innerJoin('users as person', 'person.id', 'a.patient_id')
    .leftJoin('patients as patient', 'patient.user_id', 'a.patient_id')
    .leftJoin('doctors as doctor', 'doctor.user_id', 'a.doctor_id')
    .leftJoin('appointment_declines', (join) =>
      join
        .onRef('appointment_declines.appointment_id', '=', 'a.id')
        .on('appointment_declines.doctor_id', '=', viewerId),
    )
    .select([
      'a.id',
      'a.patient_id',
      'a.doctor_id',
      'a.specialization',
      'a.type',
      'a.status',
      'a.offered_to_all',
      'a.starts_at',
      'a.day',
      'a.time',
      'a.reason',
      'a.auto_closed',
      'patient.name as patient_name',
      'person.name as person_name',
      'person.username as patient_username',
      'person.phone as person_phone',
      'patient.birth_year as patient_birth_year',
      'patient.age_said_on as patient_age_said_on',
      'patient.gender as patient_gender',
      'patient.address as patient_address',
      'patient.phone as patient_phone',
      'doctor.name as doctor_name',
      'doctor.clinic as doctor_clinic',
      'doctor.phone as doctor_phone',
      'appointment_declines.cause as decline_cause',
    ])
}
export type AppointmentRow = Awaited<ReturnType<typeof listOfPatient>>[number]

/** A span of instants; `to` is not included. */
export interface Span {
  from?: Date
  to?: Date
}

/** The newest of the span, oldest first. */
export async function listOfPatient(db: Database, patientId: string, span: Span) {
  const rows = await within(selectFor(db, patientId).where('a.patient_id', '=', patientId), span)
    .orderBy('a.starts_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(appointmentsListedTo)
    .execute()
  return rows.toReversed()
}

/** Older than that row, newest first. */
export function listMoreOfPatient(db: Database, patientId: string, after: PagePlace, limit: number) {
  return selectFor(db, patientId)
    .where('a.patient_id', '=', patientId)
    .where(sql<SqlBool>`(a.starts_at, a.id) < (${after.at}, ${after.id}::uuid)`)
    .orderBy('a.starts_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(limit)
    .execute()
}

/**
 * The doctor's own, with what this doctor rejected or gave back, and the open requests nobody took yet; oldest first.
 * Each cut by itself: however much the town asks for, it must not push a doctor's own patients off the list.
 */
export function listOfDoctor(db: Database, doctorId: string, span: Span, now: Date) {
  const open = idsOf(db).where('a.status', '=', 'pending').where('a.starts_at', '>', now)
  const openInSpan = soonest(db, within(openFor(open, doctorId), span), appointmentsListedTo)
  const own = ownOf(db, doctorId, (part) => within(part, span), appointmentsListedTo)
  // The rows of the list first, names after: not those of every open request of the town.
  return selectFor(db, doctorId)
    .where('a.id', 'in', own.union(openInSpan))
    .orderBy('a.starts_at')
    .orderBy('a.id')
    .execute()
}

/** The doctor's own later than that row, soonest first. */
export function listMoreOfDoctor(db: Database, doctorId: string, after: PagePlace, limit: number) {
  const isAfter = sql<SqlBool>`(a.starts_at, a.id) > (${after.at}, ${after.id}::uuid)`
  return selectFor(db, doctorId)
    .where(
      'a.id',
      'in',
      ownOf(db, doctorId, (part) => part.where(isAfter), limit),
    )
    .orderBy('a.starts_at')
    .orderBy('a.id')
    .execute()
}

type Ids = SelectQueryBuilder<Tables & { a: Tables['appointments'] }, 'a', { id: string }>

function idsOf(db: Database): Ids {
  return db.selectFrom('appointments as a').select('a.id')
}

/** Ids of the doctor's own and of what this doctor rejected or gave back, the soonest of both together. */
function ownOf(db: Database, doctorId: string, narrow: (part: Ids) => Ids, limit: number) {
  const own = idsOf(db).where('a.doctor_id', '=', doctorId)
  const left = idsOf(db).where((is) =>
    is(
      'a.id',
      'in',
      is
        .selectFrom('appointment_declines as p')
        .select('p.appointment_id')
        .where('p.doctor_id', '=', doctorId)
        .where('p.cause', 'in', ['rejected', 'cancelled']),
    ),
  )
  const both = soonest(db, narrow(own), limit).union(soonest(db, narrow(left), limit))
  return soonest(db, idsOf(db).where('a.id', 'in', both), limit)
}

function soonest(db: Database, part: Ids, limit: number) {
  const cut = part.orderBy('a.starts_at').orderBy('a.id').limit(limit)
  return db.selectFrom(cut.as('part')).select('part.id')
}

/** Of these, those that are open to all and that this doctor is not out of. */
export function openFor(ids: Ids, doctorId: string): Ids {
  return ids.where('a.doctor_id', 'is', null).where(
    sql<SqlBool>`not exists (
        select from appointment_declines p where p.appointment_id = a.id and p.doctor_id = ${doctorId})`,
  )
}

function within<Q extends { where(column: 'a.starts_at', op: '>=' | '<', value: Date): Q }>(
  query: Q,
  span: Span,
): Q {
  const after = span.from ? query.where('a.starts_at', '>=', span.from) : query
  return span.to ? after.where('a.starts_at', '<', span.to) : after
}

export function findOne(db: Database | Tx, id: string, viewerId: string) {
  return selectFor(db, viewerId).where('a.id', '=', id).executeTakeFirst()
}

/**
 * Holds the row until the transaction ends: whoever decides next sees what was decided first. Read after it is
 * held: in one question, what is joined to a row (who said no, whose it is now) would be as it was before the wait.
 */
export async function lockOne(tx: Tx, id: string, viewerId: string) {
  await tx.selectFrom('appointments').select('id').where('id', '=', id).forUpdate().execute()
  return findOne(tx, id, viewerId)
}

/** False when the patient already has an active appointment or request at that time. */
export async function insertRequest(tx: Tx, request: Insertable<Tables['appointments']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('appointments')
    .values(request)
    .onConflict((conflict) =>
      conflict
        .columns(['patient_id', 'starts_at'])
        .where(sql<SqlBool>`status in (${literals(activeStatuses)})`)
        .doNothing(),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

type Change = Partial<
  Pick<
    Insertable<Tables['appointments']>,
    'status' | 'doctor_id' | 'offered_to_all' | 'reason' | 'auto_closed'
  >
>

export async function changeOne(tx: Tx, id: string, change: Change, now: Date): Promise<void> {
  await tx
    .updateTable('appointments')
    .set({ ...change, updated_at: now })
    .where('id', '=', id)
    .execute()
}

export async function insertDecline(
  tx: Tx,
  appointmentId: string,
  doctorId: string,
  cause: Tables['appointment_declines']['cause'],
  now: Date,
): Promise<void> {
  await tx
    .insertInto('appointment_declines')
    .values({ appointment_id: appointmentId, doctor_id: doctorId, cause, at: now })
    .onConflict((conflict) =>
      conflict.columns(['appointment_id', 'doctor_id']).doUpdateSet({ cause, at: now }),
    )
    .execute()
}

/** Times in the span at which this person is already bound, as a doctor or as a patient. */
export async function listBusyTimes(db: Database | Tx, personId: string, span: Required<Span>) {
  return db
    .selectFrom('appointments')
    .select(['day', 'time'])
    .where((is) =>
      is.or([
        is.and([is('doctor_id', '=', personId), is('status', 'in', bookedStatuses)]),
        is.and([is('patient_id', '=', personId), is('status', 'in', activeStatuses)]),
      ]),
    )
    .where('starts_at', '>=', span.from)
    .where('starts_at', '<', span.to)
    .execute()
}
