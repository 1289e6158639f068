import { savePatientProfile, type PatientProfile } from '../../../shared/patients/patients.contract.ts'
import type { Waiting } from '../../platform/outbox/waiting.ts'

export interface ShownProfile extends PatientProfile {
  waiting?: 'waiting' | 'refused'
}

/** The profile as it will be once what waits has arrived. */
export function withWaitingProfile(
  known: ShownProfile | null | undefined,
  waiting: readonly Waiting[],
): ShownProfile | null | undefined {
  const last = waiting.findLast(({ to }) => to.name === savePatientProfile.name)
  if (!last) return known
  return { ...(last.body as PatientProfile), waiting: last.state === 'refused' ? 'refused' : 'waiting' }
}
