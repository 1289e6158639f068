import { sql, type Insertable, type SqlBool, type Updateable } from 'kysely'
import type { PagePlace } from '../../shared/kit/pages.ts'
import { addDays } from '../../shared/kit/time/town-time.ts'
import type { Viewer } from '../../shared/kit/sensitive.ts'
import { conditionSeenBy, seenBy } from '../platform/auth/care/sensitive.ts'
import type { Database, Tx } from '../platform/db/database.ts'
import type { Tables } from '../platform/db/tables.ts'

/** The encounter with what a prescription needs of its patient. */
export function findEncounter(db: Database | Tx, id: string) {
  return db
    .selectFrom('encounters as e')
    .innerJoin('patients as p', 'p.id', 'e.patient_id')
    .leftJoin('encounter_notes as n', 'n.encounter_id', 'e.id')
    .select(['e.id', 'e.patient_id', 'e.doctor_id', 'e.class', 'e.started_at', 'n.mode as said'])
    .select(['p.name', 'p.birth_year', 'p.age_said_on', 'p.age_said_at_birth', 'p.gender', 'p.address'])
    .where('e.id', '=', id)
    .executeTakeFirst()
}
export type EncounterRow = NonNullable<Awaited<ReturnType<typeof findEncounter>>>

/** Locks it until the transaction ends, then reads it: two devices come one after the other. */
export async function lockEncounter(tx: Tx, id: string): Promise<EncounterRow | undefined> {
  await tx.selectFrom('encounters').select('id').where('id', '=', id).forUpdate().execute()
  return findEncounter(tx, id)
}

/** When this doctor last saw the patient in person before that. */
export async function lastInPerson(
  db: Database | Tx,
  { id, patient_id, doctor_id }: EncounterRow,
  before: Date,
): Promise<Date | null> {
  const row = await db
    .selectFrom('encounters')
    .select('started_at')
    .where('patient_id', '=', patient_id)
    .where('doctor_id', '=', doctor_id)
    .where('class', '=', 'AMB')
    .where('id', '<>', id)
    .where('started_at', '<', before)
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.started_at ?? null
}

/** Who prescribes, as it stands on the prescription. */
export function findPrescriber(db: Database | Tx, doctorId: string) {
  return db
    .selectFrom('users as u')
    .leftJoin('doctors as d', 'd.user_id', 'u.id')
    .select(['d.qualification', 'd.council', 'd.registration_number', 'd.clinic'])
    .select(sql<string>`coalesce(d.name, u.name)`.as('name'))
    .where('u.id', '=', doctorId)
    .executeTakeFirstOrThrow()
}

export function findDraft(db: Database | Tx, encounterId: string) {
  return db
    .selectFrom('prescriptions')
    .selectAll()
    .where('encounter_id', '=', encounterId)
    .where('status', '=', 'draft')
    .executeTakeFirst()
}
export type PrescriptionRow = NonNullable<Awaited<ReturnType<typeof findDraft>>>

/** Grows with each save and signature in the encounter, also from one prescription to the next. */
export async function getVersion(db: Database | Tx, encounterId: string): Promise<number> {
  const { version } = await db
    .selectFrom('prescriptions')
    .select(({ fn }) => fn.max('version').as('version'))
    .where('encounter_id', '=', encounterId)
    .executeTakeFirstOrThrow()
  return version ?? 0
}

export async function insertPrescription(tx: Tx, row: Insertable<Tables['prescriptions']>): Promise<void> {
  await tx.insertInto('prescriptions').values(row).execute()
}

export async function changePrescription(
  tx: Tx,
  id: string,
  change: Updateable<Tables['prescriptions']>,
): Promise<void> {
  await tx.updateTable('prescriptions').set(change).where('id', '=', id).execute()
}

/** All of them anew: a draft is saved as a whole. */
export async function replaceItems(
  tx: Tx,
  prescriptionId: string,
  items: readonly Insertable<Tables['prescription_items']>[],
): Promise<void> {
  await tx.deleteFrom('prescription_items').where('prescription_id', '=', prescriptionId).execute()
  if (items.length > 0)
    await tx
      .insertInto('prescription_items')
      .values([...items])
      .execute()
}

export async function listItems(db: Database | Tx, ids: readonly string[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('prescription_items')
    .selectAll()
    .where((is) => is('prescription_id', '=', is.fn.any(is.val([...ids]))))
    .orderBy('prescription_id')
    .orderBy('position')
    .execute()
}
export type ItemRow = Awaited<ReturnType<typeof listItems>>[number]

/** Signed ones, with the diagnosis of a signed note. */
function selectSigned(db: Database | Tx) {
  return db
    .selectFrom('encounters as e')
    .innerJoin('prescriptions as p', 'p.encounter_id', 'e.id')
    .leftJoin('encounter_notes as n', (join) =>
      join.onRef('n.encounter_id', '=', 'e.id').on('n.status', '=', 'final'),
    )
    .selectAll('p')
    .select(['e.patient_id', 'e.doctor_id', 'n.diagnosis'])
    .where('p.status', '<>', 'draft')
    .$narrowType<{
      status: 'active' | 'stopped'
      number: string
      content_hash: string
      signed_at: Date
    }>()
}
export type SignedRow = Awaited<ReturnType<typeof listOfEncounter>>[number]

export function listOfEncounter(db: Database | Tx, encounterId: string) {
  return selectSigned(db).where('e.id', '=', encounterId).orderBy('p.signed_at', 'desc').execute()
}

/** Of a patient, those that this viewer may see, newest first. */
export function listSigned(
  db: Database | Tx,
  { patientId, viewer }: { patientId: string; viewer: Viewer },
  after: PagePlace | undefined,
  limit: number,
) {
  const all = selectSigned(db).where('e.patient_id', '=', patientId).where(seenBy(viewer, 'e'))
  const rest = after ? all.where(sql<SqlBool>`(p.signed_at, p.id) < (${after.at}, ${after.id}::uuid)`) : all
  return rest.orderBy('p.signed_at', 'desc').orderBy('p.id', 'desc').limit(limit).execute()
}

export function findSigned(db: Database | Tx, id: string) {
  return selectSigned(db).where('p.id', '=', id).executeTakeFirst()
}

export async function lockSigned(tx: Tx, id: string) {
  await tx.selectFrom('prescriptions').select('id').where('id', '=', id).forUpdate().execute()
  return findSigned(tx, id)
}

export function findByNumber(db: Database, number: string) {
  return db
    .selectFrom('prescriptions')
    .select(['id', 'number', 'content_hash', 'status', 'signed_at', 'valid_until', 'prescriber'])
    .where('number', '=', number)
    .where('status', '<>', 'draft')
    .$narrowType<{
      status: 'active' | 'stopped'
      number: string
      content_hash: string
      signed_at: Date
    }>()
    .executeTakeFirst()
}

/** In which whoever acts for the patient last agreed to the notice. */
export async function findLanguage(db: Database | Tx, patientId: string): Promise<'en' | 'hi' | 'pa' | null> {
  const row = await db
    .selectFrom('consents')
    .select('language')
    .where('patient_id', '=', patientId)
    .where('purpose', '=', 'care')
    .orderBy('given_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.language ?? null
}

/** The longest course, and one more that begins on the last day of a prescription with refills. */
const longestDays = 2 * 180

/** What other active prescriptions of the patient hold, signed within the longest course; also what is hidden. */
export function listCurrent(
  db: Database | Tx,
  { patient_id, id }: Pick<EncounterRow, 'patient_id' | 'id'>,
  { today, viewer }: { today: string; viewer: Viewer },
) {
  return db
    .selectFrom('encounters as e')
    .innerJoin('prescriptions as p', 'p.encounter_id', 'e.id')
    .innerJoin('prescription_items as i', 'i.prescription_id', 'p.id')
    .select(['i.medicine', 'i.dose', 'i.refills', 'p.signed_at', seenBy(viewer, 'e').as('isSeen')])
    .where('e.patient_id', '=', patient_id)
    .where('e.id', '<>', id)
    .where('p.status', '=', 'active')
    .where('p.signed_at', '>=', new Date(addDays(today, -longestDays)))
    .$narrowType<{ signed_at: Date }>()
    .execute()
}

/** The patient's allergies and long illnesses that hold now; also what is hidden. */
export function listRecord(db: Database | Tx, patientId: string, viewer: Viewer) {
  return db
    .selectFrom('conditions')
    .select(['kind', 'code', 'text', 'reaction', conditionSeenBy(viewer, 'conditions').as('isSeen')])
    .where('patient_id', '=', patientId)
    .where('status', '=', 'active')
    .orderBy('entered_at')
    .execute()
}
