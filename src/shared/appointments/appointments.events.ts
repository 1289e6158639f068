/**
 * Everything that can happen to an appointment. Each is sent as a notice; the sentences are in the messages
 * `appointments-notices.ts`.
 */
export const appointmentEvents = [
  'appointments.requested',
  'appointments.opened',
  'appointments.offered',
  'appointments.reassigned',
  'appointments.accepted',
  'appointments.failed',
  'appointments.lapsed',
  'appointments.missed',
  'appointments.cancelledByPatient',
  'appointments.cancelledByDoctor',
  'appointments.reopened',
  'appointments.started',
  'appointments.finished',
  'appointments.autoClosed',
] as const

/** Sent without a notice: one of many doctors rejected an open request, which stays open to the others. */
export const quietAppointmentEvents = ['appointments.declined'] as const
export type QuietAppointmentEvent = (typeof quietAppointmentEvents)[number]

export type AppointmentEvent = (typeof appointmentEvents)[number]
