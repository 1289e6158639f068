import { sql, type Insertable, type SqlBool } from 'kysely'
import type { PagePlace } from '../../shared/kit/pages.ts'
import type { Viewer } from '../../shared/kit/sensitive.ts'
import { seenBy } from '../platform/auth/care/sensitive.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import type { Tables } from '../platform/db/tables.ts'

/** An encounter with what its doctor needs to know of patient and appointment. */
function selectEncounters(db: Database | Tx) {
  return db
    .selectFrom('encounters as e')
    .innerJoin('patients as p', 'p.id', 'e.patient_id')
    .leftJoin('appointments as a', 'a.id', 'e.appointment_id')
    .select(['e.id', 'e.patient_id', 'e.doctor_id', 'e.appointment_id', 'e.class', 'e.status'])
    .select([
      'e.started_at',
      'e.alarm_id',
      'e.sensitive',
      'p.name as patient_name',
      'a.specialization as reason',
      'a.red_flags',
      'a.day',
    ])
}
export type EncounterRow = NonNullable<Awaited<ReturnType<typeof findEncounter>>>

export function findEncounter(db: Database | Tx, id: string) {
  return selectEncounters(db).where('e.id', '=', id).executeTakeFirst()
}

/** By its own id, or that of its appointment. */
export function findByEitherId(db: Database | Tx, id: string) {
  return selectEncounters(db)
    .where((is) => is.or([is('e.id', '=', id), is('e.appointment_id', '=', id)]))
    .executeTakeFirst()
}

/** Locks it until the transaction ends, then reads it: saves of two devices come one after the other. */
export async function lockEncounter(tx: Tx, id: string): Promise<EncounterRow | undefined> {
  await tx.selectFrom('encounters').select('id').where('id', '=', id).forUpdate().execute()
  return findEncounter(tx, id)
}

export async function markRow(tx: Tx, id: string, isSensitive: boolean): Promise<void> {
  await tx.updateTable('encounters').set({ sensitive: isSensitive }).where('id', '=', id).execute()
}

/** What took place, where it is not what was agreed on. */
export async function setClass(tx: Tx, id: string, kind: 'AMB' | 'VR'): Promise<void> {
  await tx
    .updateTable('encounters')
    .set({ class: kind })
    .where('id', '=', id)
    .where('class', '<>', kind)
    .execute()
}

/** By which the prescriptions of the encounter were judged that stand. */
export async function listPrescribedModes(tx: Tx, id: string) {
  const rows = await tx
    .selectFrom('prescriptions')
    .select('mode')
    .where('encounter_id', '=', id)
    .where('status', '=', 'active')
    .execute()
  return rows.map(({ mode }) => mode)
}

export function findNote(db: Database | Tx, id: string) {
  return db.selectFrom('encounter_notes').selectAll().where('encounter_id', '=', id).executeTakeFirst()
}
export type NoteRow = NonNullable<Awaited<ReturnType<typeof findNote>>>

/** Opens one without an appointment, unless one is open between the two. */
export async function openWithoutAppointment(
  tx: Tx,
  { id, patientId, doctorId, now }: { id: string; patientId: string; doctorId: string; now: Date },
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into encounters (id, patient_id, doctor_id, class, status, started_at)
    values (${id}, ${patientId}, ${doctorId}, 'VR', 'in-progress', ${now})
    on conflict (doctor_id, patient_id) where appointment_id is null and alarm_id is null and status = 'in-progress'
      -- Changes nothing; so that the row is returned.
      do update set status = excluded.status
    returning id`.execute(tx)
  return rows[0]?.id ?? id
}

/** Of one without an appointment; with one, the appointment ends it. */
export async function endWithoutAppointment(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('encounters')
    .set({ status: 'finished', ended_at: sql<Date>`greatest(${now}::timestamptz, started_at)` })
    .where('id', '=', id)
    .where('appointment_id', 'is', null)
    .where('status', '=', 'in-progress')
    .execute()
}

export type NoteColumns = Omit<
  Insertable<Tables['encounter_notes']>,
  'encounter_id' | 'version' | 'created_at' | 'updated_at'
>

/** The next version; the encounter is locked, so there is no other meanwhile. */
export async function saveNoteRow(
  tx: Tx,
  id: string,
  known: Pick<NoteRow, 'version'> | undefined,
  columns: NoteColumns,
  now: Date,
): Promise<NoteRow> {
  if (known)
    return tx
      .updateTable('encounter_notes')
      .set({ ...columns, version: known.version + 1, updated_at: now })
      .where('encounter_id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
  return tx
    .insertInto('encounter_notes')
    .values({ ...columns, encounter_id: id, version: 1, created_at: now, updated_at: now })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function insertAddendum(tx: Tx, row: Insertable<Tables['encounter_addenda']>): Promise<void> {
  await tx.insertInto('encounter_addenda').values(row).execute()
}

/** Oldest first. */
export async function listAddenda(db: Database | Tx, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('encounter_addenda')
    .selectAll()
    .where((is) => is('encounter_id', '=', is.fn.any(is.val([...ids]))))
    .orderBy('recorded_at')
    .orderBy('id')
    .execute()
}
export type AddendumRow = Awaited<ReturnType<typeof listAddenda>>[number]

/** The signed notes of a patient that this viewer may see, newest first; `onlyBy`: of this doctor. */
export function listSigned(
  db: Database | Tx,
  { patientId, viewer }: { patientId: string; viewer: Viewer },
  { after, onlyBy }: { after: PagePlace | undefined; onlyBy?: string | undefined },
  limit: number,
) {
  const all = db
    .selectFrom('encounters as e')
    .innerJoin('encounter_notes as n', 'n.encounter_id', 'e.id')
    .innerJoin('users as u', 'u.id', 'e.doctor_id')
    .leftJoin('doctors as d', 'd.user_id', 'e.doctor_id')
    .leftJoin('facilities as f', 'f.id', 'e.facility_id')
    .selectAll('n')
    .select([
      'e.id',
      'e.doctor_id',
      'e.appointment_id',
      'e.alarm_id',
      'e.class',
      'e.started_at',
      'e.sensitive',
      'f.name as facility_name',
    ])
    .select(['f.name_hi as facility_name_hi', 'f.name_pa as facility_name_pa'])
    .select(sql<string>`coalesce(d.name, u.name)`.as('doctor_name'))
    .select(sql<string>`coalesce(d.registration_number, '')`.as('registration_number'))
    .where('e.patient_id', '=', patientId)
    .where(seenBy(viewer, 'e'))
    .where('n.status', '=', 'final')
    .where('n.signed_at', 'is not', null)
    .$if(onlyBy !== undefined, (notes) => notes.where('e.doctor_id', '=', onlyBy ?? ''))
    .$narrowType<{ signed_at: Date }>()
  const rest = after ? all.where(sql<SqlBool>`(n.signed_at, e.id) < (${after.at}, ${after.id}::uuid)`) : all
  return rest.orderBy('n.signed_at', 'desc').orderBy('e.id', 'desc').limit(limit).execute()
}
export type SignedRow = Awaited<ReturnType<typeof listSigned>>[number]

/** Who signs, as a patient reads the name. */
export async function getDoctorName(tx: Tx, id: string): Promise<string> {
  const row = await tx.selectFrom('doctors').select('name').where('user_id', '=', id).executeTakeFirst()
  return row?.name ?? ''
}
