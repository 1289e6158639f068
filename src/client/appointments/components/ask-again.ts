import type { Appointment } from '../../../shared/appointments/appointments.schemas.ts'

type RequestOptions = Pick<Appointment, 'type' | 'specialization'>

/** The booking form with what was asked for before; the day and the time are to be chosen anew. */
export function askAgainPath({ type, specialization }: RequestOptions): string {
  return `/appointments/book?${new URLSearchParams({ type, ...(specialization && { specialization }) })}`
}
