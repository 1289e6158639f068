import { openAccounts } from '../accounts.repo.ts'
import type { Database } from '../../platform/db/database.ts'
import { mostSharing, type Account } from './accounts.sign-in.match.ts'

/**
 * Open accounts whose username or phone number this is: `typed` as a key of usernames, `phone` as ten digits. At most
 * one has it as its username; of the others one more than may be tried.
 */
export async function findByPhone(
  db: Database,
  { typed, phone }: { typed: string; phone: string },
): Promise<Account[]> {
  const [named, sharing] = await Promise.all([
    openAccounts(db)
      .where('username_key', 'in', [typed, phone])
      .orderBy((account) => account('username_key', '=', typed), 'desc')
      .executeTakeFirst(),
    openAccounts(db)
      .where('phone', '=', phone)
      .limit(mostSharing + 1)
      .execute(),
  ])
  const others = sharing.filter(({ id }) => id !== named?.id).map((one) => ({ ...one, isNamed: false }))
  return named ? [{ ...named, isNamed: true }, ...others] : others
}
