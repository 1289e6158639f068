import { randomBytes, randomUUID } from 'node:crypto'
import type { AppContext } from '../../src/server/platform/context/request-context.ts'
import type { SignedIn } from './people.ts'
import { insert, instants } from './whole-rows.ts'

/** A link that somebody opened, with a value in every column that is a person's. */
export async function addShare(
  appContext: AppContext,
  { id, patientId }: SignedIn,
  doctorId: string,
): Promise<void> {
  const at = instants(appContext)
  const share_id = randomUUID()
  await insert(appContext, 'shares', {
    id: share_id,
    patient_id: patientId,
    made_by: id,
    address_hash: randomBytes(32),
    content: 'readings',
    pin_digest: randomBytes(32),
    wrong_pins: 3,
    ciphertext: null,
    made_at: at(),
    expires_at: at(),
    ended_at: at(),
  })
  const opening = {
    id: randomUUID(),
    share_id,
    recipient: 'The eye hospital',
    doctor_id: doctorId,
    opened_at: at(),
  }
  await insert(appContext, 'share_openings', opening)
}
