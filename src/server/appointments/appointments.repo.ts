import { sql, type AliasedExpression, type Expression, type SelectQueryBuilder, type SqlBool } from 'kysely'
import { answerableAfter } from '../../shared/appointments/appointments.deadlines.ts'
import { activeStatuses, bookedStatuses } from '../../shared/appointments/appointments.lifecycle.ts'
import { appointmentsListedTo, openRequestsListedTo } from '../../shared/appointments/appointments.limits.ts'
import type { RedFlag } from '../../shared/red-flags/red-flags.flags.ts'
import type { Viewer } from '../../shared/kit/sensitive.ts'
import { hasHiddenVisit, reasonSeenBy, theDoctor, type Reader } from '../platform/auth/care/sensitive.ts'
import type { PagePlace } from '../../shared/kit/pages.ts'
import { mayBeCalled } from '../platform/auth/consents.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import type { Tables } from '../platform/db/tables.ts'
import { mayTakeOpen } from './assignment/appointments.red-flag-doctors.ts'

/** The columns of every appointment answer. `appointment_declines` is this reader's own row, if any. */
export function selectFor(db: Database | Tx, { id: readerId, viewer }: Reader) {
  const redFlags = sql<RedFlag[]>`case when ${hasHiddenVisit(viewer, 'a')} then '{}' else a.red_flags end`
  // Whoever books a call is called; other numbers only go to people who may be called.
  const phone = sql<string>`case when a.type = 'teleconsultation' or ${mayBeCalled(sql.ref('patient.id'))}
    then patient.phone else '' end`
  return db
    .selectFrom('appointments as a')
    .innerJoin('patients as patient', 'patient.id', 'a.patient_id')
    .leftJoin('doctors as doctor', 'doctor.user_id', 'a.doctor_id')
    .leftJoin('appointment_declines', (join) =>
      join
        .onRef('appointment_declines.appointment_id', '=', 'a.id')
        .on('appointment_declines.doctor_id', '=', readerId),
    )
    .select([
      'a.id',
      'a.patient_id',
      'a.doctor_id',
      'a.type',
      'a.status',
      'a.offered_to_all',
      'a.starts_at',
      'a.duration_minutes',
      'a.day',
      'a.time',
      'a.reason',
      'a.auto_closed',
      'a.facility_id',
      'a.token',
      'a.answer_due_at',
      'a.offer_starts_at',
      'a.sent_to_hospital_at',
      'patient.name as patient_name',
      'patient.birth_year as patient_birth_year',
      'patient.age_said_on as patient_age_said_on',
      'patient.age_said_at_birth as patient_age_said_at_birth',
      'patient.gender as patient_gender',
      'patient.address as patient_address',
      reasonSeenBy(viewer, 'a').as('specialization'),
      (viewer.as === 'family' ? sql.ref<RedFlag[]>('a.red_flags') : redFlags).as('red_flags'),
      phone.as('patient_phone'),
      'doctor.name as doctor_name',
      'doctor.clinic as doctor_clinic',
      'doctor.phone as doctor_phone',
      'appointment_declines.cause as decline_cause',
      mayTakeOpen(readerId).as('may_take_open'),
    ])
}
export type AppointmentRow = Awaited<ReturnType<typeof listOfPatient>>[number]

/** A range of instants; `to` is exclusive. */
export interface Span {
  from?: Date
  to?: Date
}

/** Whose appointments, and as whom they are read. */
interface OfPatient {
  patientId: string
  viewer: Viewer
}

/** The newest in the range, oldest first. */
export async function listOfPatient(db: Database, { patientId, viewer }: OfPatient, span: Span) {
  const all = selectFor(db, { id: patientId, viewer }).where('a.patient_id', '=', patientId)
  const rows = await within(all, span)
    .orderBy('a.starts_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(appointmentsListedTo)
    .execute()
  return rows.toReversed()
}

/** Older than that row, newest first. */
export function listMoreOfPatient(
  db: Database,
  { patientId, viewer }: OfPatient,
  after: PagePlace,
  limit: number,
) {
  return selectFor(db, { id: patientId, viewer })
    .where('a.patient_id', '=', patientId)
    .where(sql<SqlBool>`(a.starts_at, a.id) < (${after.at}, ${after.id}::uuid)`)
    .orderBy('a.starts_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(limit)
    .execute()
}

/**
 * The doctor's own, with those this doctor rejected or gave back, and the open requests nobody has taken; oldest
 * first. The two parts are limited separately, so that many open requests cannot push a doctor's own patients off the
 * list.
 */
export function listOfDoctor(db: Database, doctorId: string, span: Span, now: Date) {
  const waiting = db
    .selectFrom('appointments as a')
    .select(['a.id', 'a.starts_at'])
    .where('a.status', '=', 'pending')
  const open = openFor(waiting, doctorId).where('a.starts_at', '>', answerableAfter(now))
  const openInSpan = soonest(db, within(placesIn(db, open.as('a')), span), openRequestsListedTo)
  const own = ownOf(db, doctorId, (part) => within(part, span), appointmentsListedTo)
  return listAt(db, doctorId, own.unionAll(openInSpan))
}

/** The doctor's own later than that row, soonest first. */
export function listMoreOfDoctor(db: Database, doctorId: string, after: PagePlace, limit: number) {
  const isAfter = sql<SqlBool>`(a.starts_at, a.id) > (${after.at}, ${after.id}::uuid)`
  return listAt(
    db,
    doctorId,
    ownOf(db, doctorId, (part) => part.where(isAfter), limit),
  )
}

interface Place {
  id: string
  starts_at: Date
}
/** Sort keys of the listed rows. */
type Places = SelectQueryBuilder<Tables & { a: Place }, 'a', Place>

function placesIn(db: Database, rows: AliasedExpression<Place, 'a'>): Places {
  return db.selectFrom(rows).select(['a.id', 'a.starts_at'])
}

/** Picks the rows first and joins names afterwards, not for every open request of the town. */
function listAt(db: Database, doctorId: string, places: Places) {
  return selectFor(db, theDoctor(doctorId))
    .where('a.id', 'in', db.selectFrom(places.as('place')).select('place.id'))
    .orderBy('a.starts_at')
    .orderBy('a.id')
    .execute()
}

/** The doctor's own and those this doctor rejected or gave back, soonest first. */
function ownOf(db: Database, doctorId: string, narrow: (part: Places) => Places, limit: number): Places {
  const own = db.selectFrom('appointments').select(['id', 'starts_at']).where('doctor_id', '=', doctorId)
  const left = db
    .selectFrom('appointment_declines')
    .select(['appointment_id as id', 'starts_at'])
    .where('doctor_id', '=', doctorId)
    .where('cause', 'in', ['rejected', 'cancelled'])
  const cut = (part: typeof own | typeof left) => soonest(db, narrow(placesIn(db, part.as('a'))), limit)
  return soonest(db, placesIn(db, cut(own).union(cut(left)).as('a')), limit)
}

function soonest(db: Database, part: Places, limit: number): Places {
  return placesIn(db, part.orderBy('a.starts_at').orderBy('a.id').limit(limit).as('a'))
}

/** Of these, the open ones that this doctor may take and has not declined; one who was asked alone before and did not answer may take it. */
export function openFor<Q extends { where(condition: Expression<SqlBool>): Q }>(
  rows: Q,
  doctorId: string,
): Q {
  return rows.where(
    sql<SqlBool>`a.doctor_id is null and not exists (
      select from appointment_declines p
      where p.appointment_id = a.id and p.doctor_id = ${doctorId} and p.cause <> 'unanswered') and ${mayTakeOpen(doctorId)}`,
  )
}

function within<Q extends { where(column: 'a.starts_at', op: '>=' | '<', value: Date): Q }>(
  query: Q,
  span: Span,
): Q {
  const after = span.from ? query.where('a.starts_at', '>=', span.from) : query
  return span.to ? after.where('a.starts_at', '<', span.to) : after
}

export function findOne(db: Database | Tx, id: string, reader: Reader) {
  return selectFor(db, reader).where('a.id', '=', id).executeTakeFirst()
}

/**
 * Locks the row until the transaction ends, so that a concurrent decision sees this one. Reads it after locking: in a
 * single query, joined rows (who declined, who has it now) would be as they were before the wait.
 */
export async function lockOne(tx: Tx, id: string, reader: Reader) {
  await tx.selectFrom('appointments').select('id').where('id', '=', id).forUpdate().execute()
  return findOne(tx, id, reader)
}

/** The ids of what is not over yet for these patients, locked in one order. */
export async function lockAhead(tx: Tx, patientIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .selectFrom('appointments')
    .select('id')
    .where((is) => is('patient_id', '=', is.fn.any(is.val([...patientIds]))))
    .where('status', 'in', activeStatuses)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(({ id }) => id)
}

/** Whose time is taken: a doctor's by what is booked, a patient's also by requests. */
export type Busy = { doctorId: string } | { patientId: string }

/** What this doctor or patient has in the range. */
export async function listBusyTimes(db: Database | Tx, whose: Busy, span: Required<Span>) {
  const all = db.selectFrom('appointments').select(['day', 'time', 'duration_minutes as minutes'])
  const own =
    'doctorId' in whose
      ? all.where('doctor_id', '=', whose.doctorId).where('status', 'in', bookedStatuses)
      : all.where('patient_id', '=', whose.patientId).where('status', 'in', activeStatuses)
  return own.where('starts_at', '>=', span.from).where('starts_at', '<', span.to).execute()
}
