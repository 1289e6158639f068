import { saveDoctorProfile, type DoctorProfile } from '../../../shared/doctors/doctors.contract.ts'
import type { Waiting } from '../../platform/outbox/waiting.ts'

export type ShownProfile = DoctorProfile & { waiting?: 'waiting' | 'refused' }

/** The profile as it will be once what waits has arrived. */
export function withWaitingProfile(
  known: ShownProfile | null | undefined,
  waiting: readonly Waiting[],
): ShownProfile | null | undefined {
  const last = waiting.findLast(({ to }) => to.name === saveDoctorProfile.name)
  // Whether somebody may treat is the server's to say: without its answer there is nothing to lay it over.
  if (!last || !known) return known
  return { ...known, ...(last.body as object), waiting: last.state === 'refused' ? 'refused' : 'waiting' }
}
