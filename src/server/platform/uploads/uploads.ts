import type { Insertable } from 'kysely'
import type { Database, Tx } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'

const columns = ['id', 'user_id', 'patient_id', 'size', 'sha256', 'received'] as const

export function findUpload(db: Database | Tx, id: string) {
  return db.selectFrom('uploads').select(columns).where('id', '=', id).executeTakeFirst()
}

/** Locked until the transaction ends: of two pieces at once, the second sees the first. */
export function lockUpload(tx: Tx, id: string) {
  return tx.selectFrom('uploads').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()
}
export type UploadRow = NonNullable<Awaited<ReturnType<typeof lockUpload>>>

export async function insertUpload(tx: Tx, row: Insertable<Tables['uploads']>): Promise<void> {
  await tx.insertInto('uploads').values(row).execute()
}

export async function insertPiece(tx: Tx, row: Tables['upload_pieces']): Promise<void> {
  await tx.insertInto('upload_pieces').values(row).execute()
}

export async function setReceived(tx: Tx, id: string, received: number, now: Date): Promise<void> {
  await tx.updateTable('uploads').set({ received, updated_at: now }).where('id', '=', id).execute()
}

/** All pieces that have arrived, joined. */
export async function readPieces(db: Database | Tx, uploadId: string): Promise<Buffer> {
  const rows = await db
    .selectFrom('upload_pieces')
    .select('content')
    .where('upload_id', '=', uploadId)
    .orderBy('at')
    .execute()
  return Buffer.concat(rows.map(({ content }) => content))
}

export async function deletePieces(tx: Tx, uploadId: string): Promise<void> {
  await tx.deleteFrom('upload_pieces').where('upload_id', '=', uploadId).execute()
}

export async function deleteUpload(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('uploads').where('id', '=', id).execute()
}

/** Uploads that have not grown since: whole ones since `whole`, the others since `partial`. */
export async function listOld(db: Database, { partial, whole }: { partial: Date; whole: Date }) {
  const rows = await db
    .selectFrom('uploads')
    .select('id')
    .where('updated_at', '<', partial)
    .where((is) => is.or([is('received', '<', is.ref('size')), is('updated_at', '<', whole)]))
    .limit(500)
    .execute()
  return rows.map(({ id }) => id)
}
