import type { Appointment } from '../../../shared/appointments/appointments.contract.ts'

type Asked = Pick<Appointment, 'type' | 'specialization'>

/** The booking form with what was asked for before; the day and the time are to be chosen anew. */
export function askAgainPath({ type, specialization }: Asked): string {
  return `/appointments/book?${new URLSearchParams({ type, ...(specialization && { specialization }) })}`
}
