import { createHash } from 'node:crypto'
import { sql, type Insertable } from 'kysely'
import type { Database, Tx } from '../platform/db/database.ts'
import type { Tables } from '../platform/db/tables.ts'

const mostListed = 50
const mostOpenings = 20

/** The database has no address that opens anything. */
export function hashOf(address: string): Buffer {
  return createHash('sha256').update(address).digest()
}

function shown(db: Database | Tx) {
  return db
    .selectFrom('shares as s')
    .select(['s.id', 's.patient_id', 's.content', 's.wrong_pins', 's.made_at', 's.expires_at', 's.ended_at'])
    .select(sql<boolean>`s.pin_digest is not null`.as('has_pin'))
    .select(
      sql<{ name: string; at: string; is_doctor: boolean }[]>`coalesce((
        select json_agg(json_build_object('name', o.recipient, 'at', o.opened_at, 'is_doctor', o.doctor_id is not null))
        from (select recipient, doctor_id, opened_at from share_openings where share_id = s.id
        order by opened_at desc, id desc limit ${sql.lit(mostOpenings)}) o), '[]'::json)`.as('openings'),
    )
}

export function listOf(db: Database | Tx, patientId: string) {
  return shown(db)
    .where('s.patient_id', '=', patientId)
    .orderBy('s.made_at', 'desc')
    .orderBy('s.id', 'desc')
    .limit(mostListed)
    .execute()
}
export type ShareRow = Awaited<ReturnType<typeof listOf>>[number]

export function find(tx: Tx, id: string, patientId: string) {
  return shown(tx).where('s.id', '=', id).where('s.patient_id', '=', patientId).executeTakeFirst()
}

export async function countActive(tx: Tx, patientId: string, now: Date): Promise<number> {
  const rows = await tx
    .selectFrom('shares')
    .select('id')
    .where('patient_id', '=', patientId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .execute()
  return rows.length
}

/** False if the id or the address is taken. */
export async function insert(tx: Tx, row: Insertable<Tables['shares']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('shares')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** An opening that is under way has the row: it is finished, or finds the share over. */
export async function end(tx: Tx, id: string, now: Date): Promise<void> {
  await tx
    .updateTable('shares')
    .set({ ended_at: now, ciphertext: null })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute()
}

/** One at a time: two wrong PINs at once count as two. */
export function lockByAddress(tx: Tx, address: string) {
  return tx
    .selectFrom('shares')
    .select(['id', 'patient_id', 'pin_digest', 'wrong_pins', 'ciphertext', 'expires_at', 'ended_at'])
    .where('address_hash', '=', hashOf(address))
    .forUpdate()
    .executeTakeFirst()
}
export type LockedShare = NonNullable<Awaited<ReturnType<typeof lockByAddress>>>

/** After the last try what was encrypted goes, too. */
export async function countWrongPin(tx: Tx, id: string, wrong: number, isLast: boolean): Promise<void> {
  await tx
    .updateTable('shares')
    .set({ wrong_pins: wrong, ...(isLast && { ciphertext: null }) })
    .where('id', '=', id)
    .execute()
}

export async function insertOpening(tx: Tx, row: Insertable<Tables['share_openings']>): Promise<void> {
  await tx.insertInto('share_openings').values(row).execute()
}

export async function forgetExpired(db: Database | Tx, now: Date): Promise<void> {
  await db
    .updateTable('shares')
    .set({ ciphertext: null })
    .where('ciphertext', 'is not', null)
    .where('expires_at', '<=', now)
    .execute()
}

/** What somebody shared, whose account is closed. */
export async function endAllMadeBy(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .updateTable('shares')
    .set({ ended_at: now, ciphertext: null })
    .where('made_by', '=', userId)
    .where('ended_at', 'is', null)
    .execute()
}

/** The doctor's own, else that of the account. */
export async function getDoctorName(tx: Tx, id: string): Promise<string> {
  const { name } = await tx
    .selectFrom('users as u')
    .leftJoin('doctors as d', 'd.user_id', 'u.id')
    .select(({ fn }) => fn.coalesce('d.name', 'u.name').as('name'))
    .where('u.id', '=', id)
    .executeTakeFirstOrThrow()
  return name
}
