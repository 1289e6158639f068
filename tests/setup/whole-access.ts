import { randomUUID } from 'node:crypto'
import type { AppContext } from '../../src/server/platform/context/request-context.ts'
import { insert, instants } from './whole-rows.ts'

/** A record opened in an emergency, and reviewed, with a value in every column that is a person's. */
export async function addAccess(
  appContext: AppContext,
  { patientId, doctorId, reviewerId }: { patientId: string; doctorId: string; reviewerId: string },
): Promise<void> {
  const at = instants(appContext)
  // Each is earlier than the one before.
  const [reviewed_at, ends_at, opened_at] = [at(), at(), at()]
  await insert(appContext, 'emergency_accesses', {
    id: randomUUID(),
    doctor_id: doctorId,
    patient_id: patientId,
    reason: 'obstetric',
    opened_at,
    ends_at,
    reviewed_by: reviewerId,
    reviewed_at,
    outcome: 'justified',
  })
}

/** A visit that was opened to a doctor for a while. */
export async function addOpening(
  appContext: AppContext,
  ids: { patientId: string; doctorId: string; encounterId: string; openedBy: string },
): Promise<void> {
  const at = instants(appContext)
  const [ended_at, opened_at] = [at(), at()]
  await insert(appContext, 'sensitive_openings', {
    id: randomUUID(),
    patient_id: ids.patientId,
    encounter_id: ids.encounterId,
    doctor_id: ids.doctorId,
    opened_by: ids.openedBy,
    opened_at,
    ended_at,
  })
}

/** A record that the patient let a doctor read, and no longer. */
export async function addGrant(
  appContext: AppContext,
  ids: { patientId: string; doctorId: string; grantedBy: string },
): Promise<void> {
  const at = instants(appContext)
  const [ends_at, ended_at, granted_at] = [at(), at(), at()]
  await insert(appContext, 'record_grants', {
    id: randomUUID(),
    patient_id: ids.patientId,
    doctor_id: ids.doctorId,
    granted_by: ids.grantedBy,
    granted_at,
    ends_at,
    ended_at,
  })
}
