import type { Appointment } from '../../../shared/appointments/appointments.schemas.ts'
import { useWithQueued, type QueuedMutation } from '../../platform/outbox/queued-mutation.ts'
import { town } from '../../platform/clock/town.ts'
import { useAppointments } from '../appointments.queries.ts'
import { withWaitingAppointments } from './waiting-appointments.ts'

/** A patient's appointments with queued changes. A separate module, to keep the outbox out of the doctor's bundle. */
export function useOwnAppointments() {
  return useWithQueued(useAppointments(), layWaiting)
}

function layWaiting(known: Appointment[] | undefined, waiting: readonly QueuedMutation[]) {
  return withWaitingAppointments(known, waiting, town().timeZone)
}
