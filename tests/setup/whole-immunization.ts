import { randomUUID } from 'node:crypto'
import type { AppContext } from '../../src/server/platform/context/request-context.ts'
import type { SignedIn } from './people.ts'
import { insert, instants } from './whole-rows.ts'

/** A vaccination that was confirmed, and then marked as wrong: a value in every column that is a person's. */
export async function addImmunization(
  appContext: AppContext,
  { patient, doctor }: { patient: SignedIn; doctor: SignedIn },
): Promise<void> {
  const at = instants(appContext)
  await insert(appContext, 'immunizations', {
    id: randomUUID(),
    patient_id: patient.patientId,
    given_on: '2026-10-05',
    doses: ['td', 'other'],
    text: 'against cholera',
    place: 'the camp at the mandi',
    status: 'entered-in-error',
    entered_by: patient.id,
    entered_as: 'patient',
    entered_at: at(),
    confirmed_by: doctor.id,
    confirmed_at: at(),
    ended_by: doctor.id,
    ended_at: at(),
  })
}
