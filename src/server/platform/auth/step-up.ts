import type { Database } from '../db/database.ts'
import { appError } from '../http/errors/app-error.ts'
import type { Person } from './sessions.ts'

/** How long a code or a password counts. */
export const stepUpMinutes = 10

/**
 * Throws `stepUpNeeded` when this session's person last proved who they are too long ago: whoever finds an unlocked
 * computer can read, but neither approve a doctor nor let somebody into an account. Read from the database each time,
 * so that all servers say the same.
 */
export async function requireStepUp(db: Database, { sessionId }: Person, now: Date): Promise<void> {
  const row = await db
    .selectFrom('sessions')
    .leftJoin('second_factors as factor', (join) =>
      join.onRef('factor.user_id', '=', 'sessions.user_id').on('factor.confirmed_at', 'is not', null),
    )
    .select(['sessions.created_at', 'sessions.stepped_up_at', 'factor.user_id as factorOf'])
    .where('sessions.id', '=', sessionId)
    .executeTakeFirst()
  if (!row) throw appError('sessionEnded')
  const provedAt = row.stepped_up_at ?? row.created_at
  if (now.getTime() - provedAt.getTime() <= stepUpMinutes * 60_000) return
  throw appError('stepUpNeeded', { details: { stepUp: row.factorOf === null ? 'password' : 'code' } })
}
