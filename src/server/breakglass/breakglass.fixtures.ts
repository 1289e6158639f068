import { endOf, type EmergencyReason } from '../../shared/breakglass/breakglass.rules.ts'
import type { AppContext } from '../platform/context/request-context.ts'
import { newId } from '../platform/runtime/ids.ts'
import { insert } from './breakglass.repo.ts'

interface Options {
  doctorId: string
  patientId: string
  reason?: EmergencyReason
  openedAt?: Date
}

/** Inserts an emergency access that nobody has reviewed. Returns its id. */
export async function buildEmergencyAccess(
  { store, clock }: Pick<AppContext, 'store' | 'clock'>,
  { doctorId, patientId, reason = 'unconscious', openedAt = clock() }: Options,
): Promise<string> {
  const id = newId()
  const access = { id, doctor_id: doctorId, patient_id: patientId, reason, opened_at: openedAt }
  await store.db.transaction().execute((tx) => insert(tx, { ...access, ends_at: endOf(openedAt) }))
  return id
}
