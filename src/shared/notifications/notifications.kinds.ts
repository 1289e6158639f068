import { appointmentEvents } from '../appointments/appointments.events.ts'
import { toldVitalEvents } from '../vitals/vitals.events.ts'

/** What a notice may be about. Each has its sentence in `notifications.kinds`. */
export const noticeKinds = [...appointmentEvents, ...toldVitalEvents] as const
