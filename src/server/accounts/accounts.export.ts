import { hasNoEmail } from '../../shared/accounts/accounts.rules.ts'
import type { ExportedSection, Exporting } from '../platform/context/exporting.ts'
import { section } from '../platform/context/exporting.ts'
import type { Tx } from '../platform/db/database.ts'

/** The account itself. Of secrets only that they exist: neither hashes nor keys leave the server. */
export async function exportAccount(tx: Tx, { account }: Exporting): Promise<ExportedSection[]> {
  if (!account) return []
  const { id } = account
  return [
    section(
      'accounts.account',
      await readAccount(tx, id),
      ['name', 'username', 'email', 'phone', 'role', 'createdAt'],
      {
        role: 'exportFile.roles',
      },
    ),
    section('accounts.sessions', await readSessions(tx, id), ['device', 'createdAt', 'expiresAt', 'endedAt']),
    section('accounts.secondFactor', await readFactor(tx, id), ['createdAt', 'confirmedAt']),
    section('accounts.recoveryCodes', await readCodes(tx, id), ['createdAt']),
    section('accounts.resetCodes', await readResets(tx, id), ['createdAt', 'expiresAt', 'usedAt']),
  ]
}

async function readAccount(tx: Tx, id: string) {
  const rows = await tx
    .selectFrom('users')
    .select(['id', 'username', 'name', 'email', 'phone', 'role', 'created_at as createdAt'])
    .where('id', '=', id)
    .execute()
  return rows.map((row) => ({ ...row, email: hasNoEmail(row.email) ? '' : row.email }))
}

function readSessions(tx: Tx, id: string) {
  return tx
    .selectFrom('sessions')
    .select(['id', 'device', 'created_at as createdAt', 'expires_at as expiresAt', 'ended_at as endedAt'])
    .select('stepped_up_at as provedAgainAt')
    .where('user_id', '=', id)
    .orderBy('created_at')
    .execute()
}

function readFactor(tx: Tx, id: string) {
  return tx
    .selectFrom('second_factors')
    .select(['created_at as createdAt', 'confirmed_at as confirmedAt'])
    .where('user_id', '=', id)
    .execute()
}

function readCodes(tx: Tx, id: string) {
  return tx.selectFrom('recovery_codes').select('created_at as createdAt').where('user_id', '=', id).execute()
}

function readResets(tx: Tx, id: string) {
  return tx
    .selectFrom('reset_codes')
    .select(['id', 'checked', 'created_at as createdAt', 'expires_at as expiresAt', 'used_at as usedAt'])
    .where('user_id', '=', id)
    .orderBy('created_at')
    .execute()
}
