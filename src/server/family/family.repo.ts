import type { Database } from '../platform/db/database.ts'

export function findBegin(db: Database, sessionId: string) {
  return db.selectFrom('sessions').select('created_at').where('id', '=', sessionId).executeTakeFirst()
}
