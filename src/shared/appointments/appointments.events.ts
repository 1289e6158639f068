/** What can happen to an appointment. Each is told as a notice: its sentence stands in `appointments-notices.ts` of the messages. */
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

/** Told to nobody: one of many doctors rejected an open request, which stays open to the others. */
export const quietAppointmentEvents = ['appointments.declined'] as const
export type QuietAppointmentEvent = (typeof quietAppointmentEvents)[number]

export type AppointmentEvent = (typeof appointmentEvents)[number]
