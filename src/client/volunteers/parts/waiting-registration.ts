import { momentIn } from '../../../shared/kit/moments.ts'
import {
  saveVolunteer,
  withdrawVolunteer,
  type Volunteer,
} from '../../../shared/volunteers/volunteers.contract.ts'
import type { Waiting } from '../../platform/outbox/waiting.ts'

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
    return {
      ...(body as Omit<Volunteer, 'registeredAt'>),
      registeredAt,
      waiting: state === 'refused' ? 'refused' : 'waiting',
    }
  }, known)
}
