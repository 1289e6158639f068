import { layOver, type Started } from '../../../shared/kit/overlap.ts'
import { momentIn } from '../../../shared/kit/moments.ts'
import {
  saveVolunteer,
  withdrawVolunteer,
  type Volunteer,
} from '../../../shared/volunteers/volunteers.contract.ts'
import type { Waiting } from '../../platform/outbox/waiting.ts'
import { saidIn, type SaidRegistration } from './said-registration.ts'

export interface ShownVolunteer extends Volunteer {
  waiting?: 'waiting' | 'refused'
}

/** The registration as it will be once what waits has arrived. */
export function withWaitingRegistration(
  known: ShownVolunteer | null | undefined,
  waiting: readonly Waiting[],
  zone: string,
): ShownVolunteer | null | undefined {
  return waiting.reduce((shown, { to, body, saidAt, state }) => {
    if (to.name === withdrawVolunteer.name) return null
    if (to.name !== saveVolunteer.name) return shown
    const registeredAt = shown?.registeredAt ?? momentIn(zone, new Date(saidAt))
    const { from, ...said } = body as SaidRegistration & { from?: Started<SaidRegistration> }
    return {
      ...(shown && from ? layOver(saidIn(said), from, shown).merged : saidIn(said)),
      registeredAt,
      waiting: state === 'refused' ? 'refused' : 'waiting',
    }
  }, known)
}
