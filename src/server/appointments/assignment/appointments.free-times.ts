import { nextFreeTimes, overlaps } from '../../../shared/appointments/appointments.booking.ts'
import { addDays, startOfDay } from '../../../shared/kit/time/town-time.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { listBusyTimes, type Busy } from '../appointments.repo.ts'

/** What is asked for: a day, a time and how long it takes. */
export interface Asked {
  date: string
  time: string
  minutes: number
}

/** The next times at which this patient or doctor is free for as long as asked. */
export async function freeTimesOf(
  db: Database | Tx,
  whose: Busy,
  after: Asked,
  zone: string,
): Promise<{ date: string; time: string }[]> {
  const span = { from: startOfDay(zone, after.date), to: startOfDay(zone, addDays(after.date, 8)) }
  const busy = await listBusyTimes(db, whose, span)
  return nextFreeTimes(after, (date, time) => {
    const asked = { time, minutes: after.minutes }
    return busy.some((one) => one.day === date && overlaps(one, asked))
  })
}
