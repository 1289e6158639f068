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

/** A medico-legal case of a visit that has ended. */
export async function addHold(
  appContext: AppContext,
  { encounterId, endedBy }: { encounterId: string; endedBy: string },
): Promise<void> {
  const at = instants(appContext)
  const [ended_at, marked_at] = [at(), at()]
  await insert(appContext, 'legal_holds', {
    id: randomUUID(),
    encounter_id: encounterId,
    kind: 'medicoLegal',
    number: 'MLR-271/26',
    police_station: 'Kotwali Nabha',
    since: '2026-11-20',
    marked_at,
    ended_on: '2026-11-21',
    ended_at,
    ended_by: endedBy,
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
