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
  'appointments.movedOn',
  'appointments.unconfirmed',
  'appointments.unconfirmedCall',
  'appointments.assigned',
  'appointments.offeredInPerson',
  'appointments.offerTaken',
  'appointments.offerDeclined',
  'appointments.sentToHospital',
  'appointments.numberGiven',
  'appointments.numberCancelled',
  'appointments.timeToLeave',
  'appointments.sessionCancelled',
] as const

/**
 * Sent without a notice: one of many doctors rejected an open request, which stays open to the others; the desk phoned
 * the patient.
 */
export const quietAppointmentEvents = ['appointments.declined', 'appointments.phoned'] as const
export type QuietAppointmentEvent = (typeof quietAppointmentEvents)[number]

export type AppointmentEvent = (typeof appointmentEvents)[number]
