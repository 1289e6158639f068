import { nextFreeTimes } from '../../../shared/appointments/appointments.booking.ts'
import { addDays, startOfDay } from '../../../shared/kit/time/town-time.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { listBusyTimes, type Busy } from '../appointments.repo.ts'

/** The next times at which this patient or doctor is free. */
export async function freeTimesOf(
  db: Database | Tx,
  whose: Busy,
  after: { date: string; time: string },
  zone: string,
): Promise<{ date: string; time: string }[]> {
  const span = { from: startOfDay(zone, after.date), to: startOfDay(zone, addDays(after.date, 8)) }
  const busy = new Set((await listBusyTimes(db, whose, span)).map(({ day, time }) => `${day} ${time}`))
  return nextFreeTimes(after, (date, time) => busy.has(`${date} ${time}`))
}
