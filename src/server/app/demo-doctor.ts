import { addDays } from '../../shared/kit/town-time.ts'
import type { AppointmentWish } from '../appointments/appointments.builders.ts'

/** The first doctor's appointments with what went before them, so that the tiles and tasks have their figures. */
export function withHistory(
  wishes: AppointmentWish[],
  today: string,
  followUpCalls: number,
): AppointmentWish[] {
  return [...missLatest(wishes, followUpCalls), ...earlierVisits(wishes, today)]
}

/** The latest of the visits that are over did not take place: these patients are to be called. */
function missLatest(wishes: AppointmentWish[], count: number): AppointmentWish[] {
  const missed = new Set(wishes.filter(({ status }) => status === 'completed').slice(0, count))
  return wishes.map((wish) => (missed.has(wish) ? { ...wish, status: 'missed' } : wish))
}

/** Who only asks is nobody's patient yet: those who wait for this doctor's answer have been here before. */
function earlierVisits(wishes: AppointmentWish[], today: string): AppointmentWish[] {
  return wishes
    .filter(({ status }) => status === 'pending')
    .map((wish, n) => ({
      ...wish,
      date: addDays(today, -40 - n),
      time: '12:00',
      type: 'in-person',
      status: 'completed',
    }))
}
