import { randomBytes } from 'node:crypto'
import type { AccessRows } from '../platform/context/access-rows.ts'
import type { AppContext } from '../platform/context/request-context.ts'
import { newId } from '../platform/runtime/ids.ts'
import { hashOf } from './shares.repo.ts'

const hourMs = 3_600_000

interface ShareOptions {
  patientId: string
  userId?: string | null
  madeAt?: Date
  /** Who opened it, an hour later. */
  seenBy?: readonly string[]
}

/** Inserts a share for a day, of something that nobody can decrypt. Returns its id. */
export async function buildShare(
  { store, clock }: Pick<AppContext, 'store' | 'clock'>,
  { patientId, userId = null, madeAt = clock(), seenBy = [] }: ShareOptions,
): Promise<string> {
  const id = newId()
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
      made_at: madeAt,
      expires_at: new Date(madeAt.getTime() + 24 * hourMs),
      ended_at: null,
    })
    .execute()
  for (const recipient of seenBy) {
    const opened_at = new Date(madeAt.getTime() + hourMs)
    await store.db
      .insertInto('share_openings')
      .values({ id: newId(), share_id: id, recipient, opened_at })
      .execute()
  }
  return id
}

export const accessRows: AccessRows = {
  'shares.end': async ({ appContext, patientId }) => ({
    owner: 'patient',
    id: await buildShare(appContext, { patientId }),
  }),
}
