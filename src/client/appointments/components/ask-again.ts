import type { Appointment } from '../../../shared/appointments/appointments.schemas.ts'

type RequestOptions = Pick<Appointment, 'type' | 'specialization'>

/** A link to the booking form with the earlier type and note, where day and time are chosen again. */
export function askAgainPath({ type, specialization }: RequestOptions): string {
  return `/appointments/book?${new URLSearchParams({ type, ...(specialization && { specialization }) })}#when`
}
