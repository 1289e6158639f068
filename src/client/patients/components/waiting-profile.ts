import { mergeThreeWay, type Base } from '../../../shared/kit/three-way-merge.ts'
import { savePatientProfile } from '../../../shared/patients/patients.endpoints.ts'
import type { PatientProfile } from '../../../shared/patients/patients.schemas.ts'
import type { QueuedMutation } from '../../platform/outbox/queued-mutation.ts'

export interface ShownProfile extends PatientProfile {
  waiting?: 'waiting' | 'refused'
}

/** The profile with the queued changes merged, as the server will. */
export function withWaitingProfile(
  known: ShownProfile | null | undefined,
  waiting: readonly QueuedMutation[],
): ShownProfile | null | undefined {
  const own = waiting.filter(({ to }) => to.name === savePatientProfile.name)
  return own.reduce<ShownProfile | null | undefined>((shown, { body, state }) => {
    const { from: base, ...said } = body as PatientProfile & { from?: Base<PatientProfile> }
    const laid = shown && base ? mergeThreeWay(said, base, shown).merged : said
    return { ...laid, waiting: state === 'refused' ? 'refused' : 'waiting' }
  }, known)
}
