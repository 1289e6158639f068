import type { Closing } from '../platform/context/closing.ts'
import type { Tx } from '../platform/db/database.ts'
import { revokeAccess } from './sharing.guardians.service.ts'
import { endHelp } from './sharing.invitations.service.ts'
import { holdAllOpen } from './sharing.repo.ts'

/**
 * Of an account that is closed: it helps nobody any more, and nobody helps patients for whom nobody acts. Those who
 * stay are told.
 */
export async function endWithAccount(tx: Tx, { account: actor, patientIds, now }: Closing): Promise<void> {
  const who = { actor, now }
  for (const held of await holdAllOpen(tx, { userId: actor.id }, now)) await endHelp(tx, who, held)
  for (const patientId of patientIds)
    for (const held of await holdAllOpen(tx, { patientId }, now)) await revokeAccess(tx, who, held)
}
