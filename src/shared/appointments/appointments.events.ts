/** What can happen to an appointment. The notice a person reads is `notifications.{kind}`. */
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
export type AppointmentEvent = (typeof appointmentEvents)[number]
