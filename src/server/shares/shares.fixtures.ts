import { randomBytes } from 'node:crypto'
import type { AccessRows } from '../platform/context/access-rows.ts'
import type { AppContext } from '../platform/context/request-context.ts'
import { newId } from '../platform/runtime/ids.ts'
import { hashOf } from './shares.repo.ts'

/** Inserts a share for a day, of something that nobody can decrypt. Returns its id. */
export async function buildShare(
  { store, clock }: Pick<AppContext, 'store' | 'clock'>,
  { patientId, userId = null }: { patientId: string; userId?: string | null },
): Promise<string> {
  const id = newId()
  const now = clock()
  await store.db
    .insertInto('shares')
    .values({
      id,
      patient_id: patientId,
      made_by: userId,
      address_hash: hashOf(randomBytes(32).toString('base64url')),
      content: 'summary',
      pin_digest: null,
      ciphertext: 'e30..AA.AA.AA',
      made_at: now,
      expires_at: new Date(now.getTime() + 24 * 60 * 60_000),
      ended_at: null,
    })
    .execute()
  return id
}

export const accessRows: AccessRows = {
  'shares.end': async ({ appContext, patientId }) => ({
    owner: 'patient',
    id: await buildShare(appContext, { patientId }),
  }),
}
