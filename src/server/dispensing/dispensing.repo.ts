import { sql, type Insertable } from 'kysely'
import type { Database, Tx } from '../platform/db/database.ts'
import type { Tables } from '../platform/db/tables.ts'

function selectSigned(db: Database | Tx) {
  return db
    .selectFrom('prescriptions as p')
    .innerJoin('encounters as e', 'e.id', 'p.encounter_id')
    .select(['p.id', 'p.number', 'p.status', 'p.content_hash', 'p.signed_at', 'p.prescriber', 'p.patient'])
    .select('p.valid_until')
    .select(['p.encounter_id', 'e.patient_id', 'e.doctor_id'])
    .where('p.status', '<>', 'draft')
    .$narrowType<{
      status: 'active' | 'stopped'
      number: string
      content_hash: string
      signed_at: Date
    }>()
}
export type SignedRow = NonNullable<Awaited<ReturnType<typeof findSigned>>>

export function findSigned(db: Database | Tx, id: string) {
  return selectSigned(db).where('p.id', '=', id).executeTakeFirst()
}

/** Locks it until the transaction ends: two counters come one after the other, and so does a stop. */
export async function lockSigned(tx: Tx, id: string): Promise<SignedRow | undefined> {
  await tx.selectFrom('prescriptions').select('id').where('id', '=', id).forUpdate().execute()
  return findSigned(tx, id)
}

export function findByNumber(db: Database | Tx, number: string) {
  return selectSigned(db).where('p.number', '=', number).executeTakeFirst()
}

/** By a number as it was read: of several that look alike none is meant. */
export async function findAsRead(db: Database | Tx, number: string): Promise<SignedRow | undefined> {
  const rows = await selectSigned(db)
    .where(sql`translate(p.number, 'ZSBGQV', '2586DU')`, '=', number)
    .limit(2)
    .execute()
  return rows.length === 1 ? rows[0] : undefined
}

export function listItems(db: Database | Tx, prescriptionId: string) {
  return db
    .selectFrom('prescription_items as i')
    .select(['i.id', 'i.name', 'i.form', 'i.strength', 'i.guideline_list', 'i.schedule', 'i.dose', 'i.food'])
    .select(['i.note', 'i.quantity', 'i.refills'])
    .where('i.prescription_id', '=', prescriptionId)
    .orderBy('i.position')
    .execute()
}
export type ItemRow = Awaited<ReturnType<typeof listItems>>[number]

/** Newest first. */
export function listDispenses(db: Database | Tx, prescriptionId: string) {
  return db
    .selectFrom('medication_dispenses as d')
    .innerJoin('facilities as f', 'f.id', 'd.facility_id')
    .selectAll('d')
    .select(['f.name', 'f.name_hi as nameHi', 'f.name_pa as namePa'])
    .where('d.prescription_id', '=', prescriptionId)
    .orderBy('d.dispensed_at', 'desc')
    .orderBy('d.id', 'desc')
    .execute()
}
export type DispenseRow = Awaited<ReturnType<typeof listDispenses>>[number]

/** Of these dispenses. */
export async function listGiven(db: Database | Tx, dispenseIds: readonly string[]) {
  if (dispenseIds.length === 0) return []
  return db
    .selectFrom('medication_dispense_items')
    .selectAll()
    .where((is) => is('dispense_id', '=', is.fn.any(is.val([...dispenseIds]))))
    .execute()
}
export type GivenRow = Awaited<ReturnType<typeof listGiven>>[number]

export async function insertDispense(
  tx: Tx,
  row: Insertable<Tables['medication_dispenses']>,
  items: readonly Insertable<Tables['medication_dispense_items']>[],
): Promise<void> {
  await tx.insertInto('medication_dispenses').values(row).execute()
  await tx
    .insertInto('medication_dispense_items')
    .values([...items])
    .execute()
}

export function findDispense(db: Database | Tx, id: string) {
  return db
    .selectFrom('medication_dispenses')
    .select(['id', 'prescription_id', 'facility_id', 'dispensed_by', 'status'])
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function markError(tx: Tx, id: string, reason: string, now: Date): Promise<void> {
  await tx
    .updateTable('medication_dispenses')
    .set({ status: 'entered-in-error', error_reason: reason, error_at: now })
    .where('id', '=', id)
    .execute()
}
