import type { FileStore } from './file-store.ts'

/** One backup and one transaction with the rows that name the files. */
export const postgresql: FileStore = {
  async put(tx, id, content) {
    await tx
      .insertInto('stored_files')
      .values({ id, content })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute()
  },
  async get(db, id) {
    const row = await db.selectFrom('stored_files').select('content').where('id', '=', id).executeTakeFirst()
    return row?.content ?? null
  },
  async delete(db, id) {
    await db.deleteFrom('stored_files').where('id', '=', id).execute()
  },
}
