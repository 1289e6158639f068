import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { endOfGrant, type GrantDays } from '../../shared/shares/shares.grants.ts'
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
  /** The random part of the link; without it nobody knows it. */
  address?: string
  seenBy?: readonly string[]
}

/** Inserts a share for a day, of something that nobody can decrypt. Returns its id. */
export async function buildShare(
  { store, clock }: Pick<AppContext, 'store' | 'clock'>,
  { patientId, userId = null, madeAt = clock(), seenBy = [], address }: ShareOptions,
): Promise<string> {
  const id = newId()
  await store.db
    .insertInto('shares')
    .values({
      id,
      patient_id: patientId,
      made_by: userId,
      address_hash: hashOf(address ?? randomBytes(32).toString('base64url')),
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

interface GrantOptions {
  patientId: string
  doctorId: string
  days?: GrantDays
  grantedAt?: Date
}

/** Inserts that a doctor may read the record, in place of what the doctor had. Returns its id. */
export async function buildGrant(
  { store, clock }: Pick<AppContext, 'store' | 'clock'>,
  { patientId, doctorId, days = '7', grantedAt = clock() }: GrantOptions,
): Promise<string> {
  const id = newId()
  await store.db
    .updateTable('record_grants')
    .set({ ended_at: sql<Date>`greatest(granted_at, ${grantedAt})` })
    .where('patient_id', '=', patientId)
    .where('doctor_id', '=', doctorId)
    .where('ended_at', 'is', null)
    .execute()
  await store.db
    .insertInto('record_grants')
    .values({
      id,
      patient_id: patientId,
      doctor_id: doctorId,
      granted_by: null,
      granted_at: grantedAt,
      ends_at: endOfGrant(grantedAt, days),
      ended_at: null,
    })
    .execute()
  return id
}

export const accessRows: AccessRows = {
  'shares.endGrant': async ({ appContext, patientId, doctorId }) => ({
    owner: 'patient',
    id: await buildGrant(appContext, { patientId, doctorId }),
  }),
  'shares.end': async ({ appContext, patientId }) => ({
    owner: 'patient',
    id: await buildShare(appContext, { patientId }),
  }),
}
