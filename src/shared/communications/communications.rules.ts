import { endOfClinicDay, type ClinicHours } from '../kit/time/clinic-hours.ts'

/** A message is answered by the end of the second clinic day after it. */
export const answerClinicDays = 2

/** The instant until which an answer to a message of this instant is promised. */
export function promisedBy(
  receivedAt: Date,
  { timeZone, clinicHours }: { timeZone: string; clinicHours: ClinicHours },
): Date {
  return endOfClinicDay(clinicHours, timeZone, receivedAt, answerClinicDays)
}

/** When the server says it has received a message: later than the one before, also if its clock went back. */
export function receivedAfter(now: Date, lastAt: Date | null): Date {
  return lastAt !== null && lastAt >= now ? new Date(lastAt.getTime() + 1) : now
}
