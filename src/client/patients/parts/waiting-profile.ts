import { layOver, type Started } from '../../../shared/kit/overlap.ts'
import { savePatientProfile, type PatientProfile } from '../../../shared/patients/patients.contract.ts'
import type { Waiting } from '../../platform/outbox/waiting.ts'

export interface ShownProfile extends PatientProfile {
  waiting?: 'waiting' | 'refused'
}

/** The profile as it will be once what waits has arrived: laid over what is known, as the server will. */
export function withWaitingProfile(
  known: ShownProfile | null | undefined,
  waiting: readonly Waiting[],
): ShownProfile | null | undefined {
  const own = waiting.filter(({ to }) => to.name === savePatientProfile.name)
  return own.reduce<ShownProfile | null | undefined>((shown, { body, state }) => {
    const { from, ...said } = body as PatientProfile & { from?: Started<PatientProfile> }
    const laid = shown && from ? layOver(said, from, shown).merged : said
    return { ...laid, waiting: state === 'refused' ? 'refused' : 'waiting' }
  }, known)
}
