import { appCodeLength } from '../../../shared/accounts/accounts.codes.ts'
import type { Keys } from '../../platform/auth/keys.ts'
import type { Tx } from '../../platform/db/database.ts'
import { hashesOf } from '../recovery/accounts.recovery.codes.ts'
import { deleteRow } from '../recovery/accounts.recovery.repo.ts'
import { takeStep } from './accounts.second-factor.repo.ts'
import { stepOf } from './accounts.totp.ts'

interface Asked {
  personId: string
  /** As stored. */
  secret: Buffer
  code: string
  now: Date
}

/**
 * Uses up a code of the authenticator app, or one of the recovery codes in its place. False when it is wrong or was
 * used before, also on another server at this moment.
 */
export async function takeSecondCode(tx: Tx, keys: Keys, asked: Asked): Promise<boolean> {
  const { personId, code } = asked
  if (code.length !== appCodeLength) return deleteRow(tx, personId, hashesOf(keys, personId, code))
  return takeAppCode(tx, keys, asked)
}

export async function takeAppCode(
  tx: Tx,
  keys: Pick<Keys, 'unseal'>,
  { personId, secret, code, now }: Asked,
): Promise<boolean> {
  const step = code.length === appCodeLength ? stepOf(keys.unseal(secret), code, now) : null
  return step !== null && takeStep(tx, personId, step)
}
