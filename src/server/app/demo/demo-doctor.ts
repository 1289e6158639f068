import { addDays } from '../../../shared/kit/time/town-time.ts'
import type { AppointmentOptions } from '../../appointments/appointments.fixtures.ts'

/** The first doctor's appointments with earlier ones, so that the tiles and tasks have figures. */
export function withHistory(
  wishes: AppointmentOptions[],
  today: string,
  { followUpCalls, visitsWithoutNote }: { followUpCalls: number; visitsWithoutNote: number },
): AppointmentOptions[] {
  const missed = missLatest(wishes, followUpCalls)
  return [...closeLatest(missed, visitsWithoutNote), ...earlierVisits(wishes, today)]
}

/** Marks the latest past visits as missed: these patients are to be called. */
function missLatest(wishes: AppointmentOptions[], count: number): AppointmentOptions[] {
  const missed = new Set(wishes.filter(({ status }) => status === 'completed').slice(0, count))
  return wishes.map((options) => (missed.has(options) ? { ...options, status: 'missed' } : options))
}

/** Marks the latest completed visits as not finished by the doctor. */
function closeLatest(wishes: AppointmentOptions[], count: number): AppointmentOptions[] {
  const closed = new Set(wishes.filter(({ status }) => status === 'completed').slice(0, count))
  return wishes.map((options) => (closed.has(options) ? { ...options, autoClosed: true } : options))
}

/**
 * Requesting an appointment does not make somebody a patient, so those waiting for this doctor have been here before.
 */
function earlierVisits(wishes: AppointmentOptions[], today: string): AppointmentOptions[] {
  return wishes
    .filter(({ status }) => status === 'pending')
    .map((options, n) => ({
      ...options,
      date: addDays(today, -40 - n),
      time: '12:00',
      type: 'in-person',
      status: 'completed',
    }))
}
