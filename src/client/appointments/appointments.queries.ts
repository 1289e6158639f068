import {
  listAppointments,
  type acceptAppointment,
  type cancelAppointment,
  type declineOffer,
  type finishAppointment,
  type rejectAppointment,
  type startAppointment,
  type takeOffer,
} from '../../shared/appointments/appointments.endpoints.ts'
import type { Appointment } from '../../shared/appointments/appointments.schemas.ts'
import { isUpcoming } from '../../shared/appointments/appointments.lifecycle.ts'
import type { ShownAppointment } from './components/waiting-appointments.ts'
import {
  replaceAnswer,
  useAnswer,
  useWrite,
  type Write,
  type WriteOptions,
  refreshEveryMs,
} from '../platform/queries/queries.tsx'

type Change =
  | typeof acceptAppointment
  | typeof rejectAppointment
  | typeof startAppointment
  | typeof finishAppointment
  | typeof cancelAppointment
  | typeof takeOffer
  | typeof declineOffer

export function useAppointments({ enabled = true }: { enabled?: boolean } = {}) {
  return useAnswer(listAppointments, { refetchEveryMs: refreshEveryMs, enabled })
}

/** An action on an appointment: the returned appointment replaces the cached one. */
export function useChange<C extends Change>(
  endpoint: C,
  options: Pick<WriteOptions<C>, 'onError' | 'onKept'> & {
    onDone: (changed: Appointment, asked: Parameters<Write<C>['mutate']>[0]) => void
  },
): Write<C> {
  return useWrite(endpoint, {
    ...options,
    onDone: (answer, asked) => {
      putInPlace(answer)
      options.onDone(answer, asked)
    },
  })
}

function putInPlace(changed: Appointment): void {
  replaceAnswer(listAppointments, (known) => known.map((one) => (one._id === changed._id ? changed : one)))
}

/** Upcoming appointments, soonest first, and past ones, latest first. */
export function splitByTime(appointments: readonly ShownAppointment[]) {
  return {
    upcoming: appointments.filter(({ status }) => isUpcoming(status)),
    past: appointments.filter(({ status }) => !isUpcoming(status)).toReversed(),
  }
}
