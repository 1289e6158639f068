import type { DoctorProfile } from '../../../shared/doctors/doctors.schemas.ts'
import { mergeThreeWay, type Base } from '../../../shared/kit/three-way-merge.ts'
import type { QueuedMutation } from '../../platform/outbox/queued-mutation.ts'
import type { SaidProfile } from './profile-rows.ts'

export interface ShownProfile extends DoctorProfile {
  waiting?: 'waiting' | 'refused'
}

/** The profile with the queued changes applied. Only the server decides the approval. */
export function withWaitingProfile(
  known: ShownProfile | null | undefined,
  waiting: readonly QueuedMutation[],
): ShownProfile | null | undefined {
  // By name: see doctors.queued.ts.
  const own = waiting.filter(({ to }) => to.name === 'doctors.save')
  return own.reduce<ShownProfile | null | undefined>((shown, { body, state }) => {
    const { from: base, ...said } = body as SaidProfile & { from?: Base<SaidProfile> }
    const { approval = 'awaiting', approvalReason = null } = shown ?? {}
    const laid = shown && base ? mergeThreeWay(said, base, shown).merged : said
    return { ...laid, approval, approvalReason, waiting: state === 'refused' ? 'refused' : 'waiting' }
  }, known)
}
