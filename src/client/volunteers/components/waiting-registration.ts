import { mergeThreeWay, type Base } from '../../../shared/kit/three-way-merge.ts'
import { momentIn } from '../../../shared/kit/moments.ts'
import { saveVolunteer, withdrawVolunteer } from '../../../shared/volunteers/volunteers.endpoints.ts'
import type { Volunteer } from '../../../shared/volunteers/volunteers.schemas.ts'
import type { QueuedMutation } from '../../platform/outbox/queued-mutation.ts'
import { saidIn, type SaidRegistration } from './said-registration.ts'

export interface ShownVolunteer extends Volunteer {
  waiting?: 'waiting' | 'refused'
}

/** The registration with the queued changes applied. */
export function withWaitingRegistration(
  known: ShownVolunteer | null | undefined,
  waiting: readonly QueuedMutation[],
  zone: string,
): ShownVolunteer | null | undefined {
  return waiting.reduce((shown, { to, body, submittedAt, state }) => {
    if (to.name === withdrawVolunteer.name) return null
    if (to.name !== saveVolunteer.name) return shown
    const registeredAt = shown?.registeredAt ?? momentIn(zone, new Date(submittedAt))
    const { from: base, ...said } = body as SaidRegistration & { from?: Base<SaidRegistration> }
    return {
      ...(shown && base ? mergeThreeWay(saidIn(said), base, shown).merged : saidIn(said)),
      registeredAt,
      waiting: state === 'refused' ? 'refused' : 'waiting',
    }
  }, known)
}
