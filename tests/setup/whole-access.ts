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
