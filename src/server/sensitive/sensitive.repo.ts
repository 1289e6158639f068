import { sql } from 'kysely'
import type { LongConditionCode } from '../../shared/conditions/conditions.codes.ts'
import type { DocumentKind } from '../../shared/documents/documents.kinds.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import { newId } from '../platform/runtime/ids.ts'

export interface EntryRow {
  id: string
  kind: 'encounter' | 'document' | 'condition'
  /**
   * Of a visit, and of an illness that a doctor noted; of a photo in a message, to whom it was sent; of the paper of a
   * prescription, who signed it.
   */
  doctor_id: string | null
  sensitive: boolean
  title: string
  document_kind: DocumentKind | null
  condition_code: LongConditionCode | null
  day: string | null
  at: Date | null
}

/** A visit that is over or has a signed note, a document, or an illness, of this patient. */
export async function findEntry(
  db: Database | Tx,
  id: string,
  patientId: string,
): Promise<EntryRow | undefined> {
  const { rows } = await sql<EntryRow>`
    select e.id, 'encounter' as kind, e.doctor_id, e.sensitive, coalesce(d.name, u.name) as title,
      null as document_kind, null as condition_code, a.day, e.started_at as at
    from encounters e
    join users u on u.id = e.doctor_id
    left join doctors d on d.user_id = e.doctor_id
    left join appointments a on a.id = e.appointment_id
    where e.id = ${id} and e.patient_id = ${patientId}
      and (e.status = 'finished'
        or exists (select from encounter_notes n where n.encounter_id = e.id and n.status = 'final'))
    union all
    select d.id, 'document', coalesce(t.doctor_id, v.doctor_id), d.sensitive, d.title, d.kind, null, d.taken_on, null from documents d
    left join communications c on c.id = d.communication_id
    left join communication_threads t on t.id = c.thread_id
    left join prescriptions p on p.id = d.prescription_id
    left join encounters v on v.id = p.encounter_id
    where d.id = ${id} and d.patient_id = ${patientId}
    union all
    select id, 'condition', case when entered_as = 'doctor' then entered_by end, sensitive, text, null, code, null,
      entered_at from conditions
    where id = ${id} and patient_id = ${patientId} and kind = 'condition' and code <> 'none'`.execute(db)
  return rows[0]
}

const tables = { encounter: 'encounters', document: 'documents', condition: 'conditions' } as const
const columns = { encounter: 'encounter_id', document: 'document_id', condition: 'condition_id' } as const

/** Locks it until the transaction ends: a mark and an opening come one after the other. */
export async function lockEntry(tx: Tx, id: string, patientId: string): Promise<EntryRow | undefined> {
  const found = await findEntry(tx, id, patientId)
  if (!found) return undefined
  await sql`select from ${sql.table(tables[found.kind])} where id = ${id} for update`.execute(tx)
  return findEntry(tx, id, patientId)
}

export async function markEntry(tx: Tx, { id, kind }: EntryRow, isSensitive: boolean): Promise<void> {
  await tx.updateTable(tables[kind]).set({ sensitive: isSensitive }).where('id', '=', id).execute()
}

/** The doctors to whom it is open. */
export function listOpenTo(db: Database | Tx, { id, kind }: EntryRow) {
  return db
    .selectFrom('sensitive_openings as o')
    .innerJoin('users as u', 'u.id', 'o.doctor_id')
    .leftJoin('doctors as d', 'd.user_id', 'o.doctor_id')
    .select(['o.doctor_id as id', sql<string>`coalesce(d.name, u.name)`.as('name')])
    .where(`o.${columns[kind]}`, '=', id)
    .where('o.ended_at', 'is', null)
    .execute()
}

export async function listNames(db: Database | Tx, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('doctors')
    .select(['user_id as id', 'name'])
    .where((is) => is('user_id', '=', is.fn.any(is.val([...ids]))))
    .execute()
}

interface Opening {
  patientId: string
  doctorId: string
  openedBy: string
  now: Date
}

/** Once: the entry is locked, and the index allows no second one. */
export async function insertOpening(tx: Tx, { id, kind }: EntryRow, opening: Opening): Promise<void> {
  await tx
    .insertInto('sensitive_openings')
    .values({
      id: newId(),
      patient_id: opening.patientId,
      [columns[kind]]: id,
      doctor_id: opening.doctorId,
      opened_by: opening.openedBy,
      opened_at: opening.now,
      ended_at: null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** All of them, or that of one doctor. */
export async function endOpenings(
  tx: Tx,
  { id, kind }: EntryRow,
  now: Date,
  doctorId?: string,
): Promise<void> {
  const all = tx
    .updateTable('sensitive_openings')
    // Never before it began, whatever the clock of the server that began it said.
    .set({ ended_at: sql<Date>`greatest(opened_at, ${now})` })
    .where(columns[kind], '=', id)
    .where('ended_at', 'is', null)
  await (doctorId === undefined ? all : all.where('doctor_id', '=', doctorId)).execute()
}
