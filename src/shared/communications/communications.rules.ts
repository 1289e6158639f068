import { endOfClinicDay, type ClinicHours } from '../kit/time/clinic-hours.ts'
import { addDays, dayIn } from '../kit/time/town-time.ts'

/** A message is answered by the end of the second clinic day after it on which its doctor is there. */
export const answerClinicDays = 2

/** Leave counts for at most so many days: a promise for next year is none, and the desk sees what waits. */
export const mostDaysAway = 180

/** Days on which a doctor is away, the town's, both included. */
export interface Leave {
  from: string
  until: string
}

export interface StandIn {
  id: string
  name: string
}

/** Leave with who reads messages meanwhile; null: nobody. */
export interface CoveredLeave extends Leave {
  standIn: StandIn | null
}

/** The days on which nobody answers: an answer is put off by these alone. */
export function leaveWithoutStandIn(leave: readonly CoveredLeave[]): CoveredLeave[] {
  return leave.filter(({ standIn }) => standIn === null)
}

/** Who reads messages on all days of leave from this one to `until`; null: nobody, or not one doctor alone. */
export function standInUntil(
  today: string,
  until: string | null,
  leave: readonly CoveredLeave[],
): StandIn | null {
  if (until === null) return null
  const meant = leave.filter((one) => one.until >= today && one.from <= until)
  const standIn = meant[0]?.standIn ?? null
  return meant.every((one) => one.standIn !== null && one.standIn.id === standIn?.id) ? standIn : null
}

interface Town {
  timeZone: string
  clinicHours: ClinicHours
}

/** The instant until which an answer to a message of this instant is promised. */
export function promisedBy(
  receivedAt: Date,
  { timeZone, clinicHours }: Town,
  leave: readonly Leave[] = [],
): Date {
  const days = daysAway(dayIn(timeZone, receivedAt), leave)
  const hours = { ...clinicHours, holidays: [...clinicHours.holidays, ...days] }
  return endOfClinicDay(hours, timeZone, receivedAt, answerClinicDays)
}

function daysAway(today: string, leave: readonly Leave[]): string[] {
  const days = Array.from({ length: mostDaysAway }, (_, ahead) => addDays(today, ahead))
  return days.filter((day) => leave.some(({ from, until }) => from <= day && day <= until))
}

/**
 * The last day on which the doctor is away, if that puts off the answer to a message of this instant. Leave that goes on
 * with other leave is one.
 */
export function awayUntil(receivedAt: Date, town: Town, leave: readonly Leave[]): string | null {
  const due = dayIn(town.timeZone, promisedBy(receivedAt, town))
  const today = dayIn(town.timeZone, receivedAt)
  let last: string | null = null
  for (const { from, until } of leave.toSorted((one, other) => one.from.localeCompare(other.from))) {
    const reached = last === null ? due : addDays(last, 1)
    if (until >= today && from <= reached && (last === null || until > last)) last = until
  }
  return last
}

/**
 * Answers that were written within so many ms are of one device, which sends them in order: by how long each has waited
 * they are known no better than the line was quick.
 */
export const writtenTogetherMs = 2 * 60_000

/** Whether a doctor who writes on this day may ask the patient to come by that one; both are the town's. */
export function mayComeBy(day: string, writtenOn: string): boolean {
  return day >= writtenOn && day <= addDays(writtenOn, mostDaysAway)
}

/** When the server says it has received a message: later than the one before, also if its clock went back. */
export function receivedAfter(now: Date, lastAt: Date | null): Date {
  return lastAt !== null && lastAt >= now ? new Date(lastAt.getTime() + 1) : now
}
