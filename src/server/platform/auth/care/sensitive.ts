import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Viewer } from '../../../../shared/kit/sensitive.ts'
import type { RequestContext } from '../../context/request-context.ts'
import type { Database, Tx } from '../../db/database.ts'
import type { Person } from '../sessions.ts'
import { findCare } from './doctor-access.ts'

/** As whom this person reads the record of the patient. */
export async function viewerOf(
  db: Database | Tx,
  { actor, now, today }: Pick<RequestContext, 'actor' | 'now' | 'today'>,
  patientId: string,
): Promise<Viewer> {
  if (actor.role === 'patient' && actor.patientId === patientId) return viewerActing(actor)
  const care = await findCare(db, { doctorId: actor.id, patientId }, { now, today })
  return { as: 'doctor', id: actor.id, isTreating: care === 'treating' }
}

/** As whom somebody reads of the patient they act for. */
export function viewerActing({ isHelper }: Pick<Person, 'isHelper'>): Viewer {
  return { as: isHelper ? 'helper' : 'family' }
}

/** Who reads a row that shows whether its visit is private, and as whom. */
export interface Reader {
  id: string
  viewer: Viewer
}

/**
 * A doctor, of what is the doctor's own, waits for an answer or went on to another: without asking whether they treat
 * the patient, so what the patient opened is not read here.
 */
export function theDoctor(id: string): Reader {
  return { id, viewer: { as: 'doctor', id, isTreating: false } }
}

/** Whoever acts, of one appointment. The desk reads no more than a helper. */
export function readerOf(actor: Pick<Person, 'id' | 'role' | 'isHelper'>): Reader {
  if (actor.role === 'doctor') return theDoctor(actor.id)
  return { id: actor.id, viewer: actor.role === 'patient' ? viewerActing(actor) : { as: 'helper' } }
}

/** Jobs, which show nothing: they route by the reason, and tell whose appointment it is. */
export const theServer: Reader = { id: '00000000-0000-0000-0000-000000000000', viewer: { as: 'family' } }

/**
 * For a `where`: the encounter of this row is not sensitive, or this viewer reads it, as `maySeeSensitive` says. So what
 * is hidden is not read at all.
 */
export function seenBy(viewer: Viewer, alias: string): RawBuilder<SqlBool> {
  if (viewer.as === 'family') return sql<SqlBool>`true`
  const id = sql.ref(`${alias}.id`)
  return sql<SqlBool>`(not ${sql.ref(`${alias}.sensitive`)} or ${isBy(viewer, `${alias}.doctor_id`)}
    or ${isOpened(viewer, sql`so.encounter_id = ${id}`)})`
}

/** The same as if it were sensitive, whatever the patient says of the encounter itself. */
export function seenAsSensitive(viewer: Viewer, alias: string): RawBuilder<SqlBool> {
  if (viewer.as === 'family') return sql<SqlBool>`true`
  return sql<SqlBool>`(${isBy(viewer, `${alias}.doctor_id`)}
    or ${isOpened(viewer, sql`so.encounter_id = ${sql.ref(`${alias}.id`)}`)})`
}

/** The same of a row that belongs to an encounter, or to none. */
export function seenThrough(viewer: Viewer, encounterId: string): RawBuilder<SqlBool> {
  if (viewer.as === 'family') return sql<SqlBool>`true`
  return sql<SqlBool>`not exists (
    select from encounters hidden where hidden.id = ${sql.ref(encounterId)} and not ${seenBy(viewer, 'hidden')})`
}

/** The same of a reminder: one made from a prescription has the id of its item. */
export function reminderSeenBy(viewer: Viewer, alias: string): RawBuilder<SqlBool> {
  if (viewer.as === 'family') return sql<SqlBool>`true`
  return sql<SqlBool>`not exists (
    select from prescription_items item join prescriptions of_item on of_item.id = item.prescription_id
    where item.id = ${sql.ref(`${alias}.id`)} and not ${seenThrough(viewer, 'of_item.encounter_id')})`
}

/**
 * The same of a document. What was sent for laboratory tests or with a message the doctor reads to whom it was sent,
 * and the paper of a prescription its doctor. Nobody reads a report or a paper who may not see the tests or the
 * prescription.
 */
export function documentSeenBy(viewer: Viewer, alias: string): RawBuilder<SqlBool> {
  if (viewer.as === 'family') return sql<SqlBool>`true`
  const order = sql.ref(`${alias}.lab_order_id`)
  const prescription = sql.ref(`${alias}.prescription_id`)
  return sql<SqlBool>`(not ${sql.ref(`${alias}.sensitive`)}
      or exists (select from lab_orders own where own.id = ${order} and ${isBy(viewer, 'own.doctor_id')})
      or ${isSentTo(viewer, alias)}
      or exists (select from prescriptions own join encounters visit on visit.id = own.encounter_id
        where own.id = ${prescription} and ${isBy(viewer, 'visit.doctor_id')})
      or ${isOpened(viewer, sql`so.document_id = ${sql.ref(`${alias}.id`)}`)})
    and not exists (
      select from lab_orders reported where reported.id = ${order}
        and not ${seenThrough(viewer, 'reported.encounter_id')})
    and not exists (
      select from prescriptions signed where signed.id = ${prescription}
        and not ${seenThrough(viewer, 'signed.encounter_id')})`
}

/** The same of an illness: its own mark, and that of the visit in which it was noted. Allergies everybody reads. */
export function conditionSeenBy(viewer: Viewer, alias: string): RawBuilder<SqlBool> {
  if (viewer.as === 'family') return sql<SqlBool>`true`
  return sql<SqlBool>`(not ${sql.ref(`${alias}.sensitive`)} or ${isBy(viewer, `${alias}.entered_by`)}
      or ${isOpened(viewer, sql`so.condition_id = ${sql.ref(`${alias}.id`)}`)})
    and ${seenThrough(viewer, `${alias}.encounter_id`)}`
}

/** Why an appointment was asked for; empty where its visit is hidden from this viewer. Its day stays. */
export function reasonSeenBy(viewer: Viewer, alias: string): RawBuilder<string> {
  const reason = sql.ref<string>(`${alias}.specialization`)
  return viewer.as === 'family'
    ? sql`${reason}`
    : sql`case when ${hasHiddenVisit(viewer, alias)} then '' else ${reason} end`
}

/** Whether the visit of this appointment is hidden from this viewer. */
export function hasHiddenVisit(viewer: Viewer, alias: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (
    select from encounters hidden where hidden.appointment_id = ${sql.ref(`${alias}.id`)}
      and not ${seenBy(viewer, 'hidden')})`
}

type Outsider = Exclude<Viewer, { as: 'family' }>

function isBy(viewer: Outsider, column: string): RawBuilder<unknown> {
  return viewer.as === 'doctor' ? sql`${sql.ref(column)} = ${viewer.id}` : sql`false`
}

/** A photo that a patient sent to this doctor with a message. */
function isSentTo(viewer: Outsider, alias: string): RawBuilder<unknown> {
  return sql`exists (
    select from communications sent join communication_threads thread on thread.id = sent.thread_id
    where sent.id = ${sql.ref(`${alias}.communication_id`)} and ${isBy(viewer, 'thread.doctor_id')})`
}

function isOpened(viewer: Outsider, isOfEntry: RawBuilder<unknown>): RawBuilder<unknown> {
  if (viewer.as !== 'doctor' || !viewer.isTreating) return sql`false`
  return sql`exists (
    select from sensitive_openings so where ${isOfEntry} and so.doctor_id = ${viewer.id} and so.ended_at is null)`
}
