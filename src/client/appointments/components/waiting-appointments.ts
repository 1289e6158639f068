import { instantIn } from '../../../shared/kit/time/town-time.ts'
import { cancelAppointment, requestAppointment } from '../../../shared/appointments/appointments.endpoints.ts'
import type { AppointmentRequest } from '../../../shared/appointments/appointments.forms.ts'
import type { Appointment } from '../../../shared/appointments/appointments.schemas.ts'
import type { QueuedMutation } from '../../platform/outbox/queued-mutation.ts'

/** An appointment with its queued request or cancellation, if any. */
export interface ShownAppointment extends Appointment {
  waiting?: { what: 'request' | 'cancel'; state: 'waiting' | 'refused' }
}

/** The list with the queued changes applied; a cancelled one stays until the server has it. */
export function withWaitingAppointments(
  known: ShownAppointment[] | undefined,
  waiting: readonly QueuedMutation[],
  zone: string,
): ShownAppointment[] | undefined {
  const asked = waiting.filter(({ to }) => to.name === requestAppointment.name)
  const cancelled = new Map(
    waiting.flatMap((one) => (one.to.name === cancelAppointment.name ? [[one.params['id'], one]] : [])),
  )
  if (asked.length + cancelled.size === 0) return known
  if (!known && asked.length === 0) return known
  const left = (known ?? []).map((one) => {
    const entry = cancelled.get(one._id)
    return entry ? { ...one, allowedActions: [], waiting: markOf('cancel', entry) } : one
  })
  return [...left, ...asked.map((entry) => expectedAppointment(entry, zone))].toSorted((one, other) =>
    one.startsAt < other.startsAt ? -1 : 1,
  )
}

/** A queued request as an appointment, before the server has answered. */
export function expectedAppointment(
  entry: Pick<QueuedMutation, 'key' | 'body' | 'state'>,
  zone: string,
): ShownAppointment {
  const { date, time, type, specialization } = entry.body as AppointmentRequest
  return {
    _id: entry.key,
    date,
    time,
    startsAt: instantIn(zone, date, time).toISOString(),
    status: 'pending',
    type,
    specialization,
    patient: { name: '', username: '' },
    doctor: null,
    reason: null,
    autoClosed: false,
    redFlags: [],
    allowedActions: [],
    waiting: markOf('request', entry),
  }
}

function markOf(what: 'request' | 'cancel', { state }: Pick<QueuedMutation, 'state'>) {
  return { what, state: state === 'refused' ? state : 'waiting' } as const
}
