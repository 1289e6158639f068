import { earliestStart, nextFreeTimes, overlaps } from '../../../shared/appointments/appointments.booking.ts'
import { addDays, dayIn, startOfDay, timeIn } from '../../../shared/kit/time/town-time.ts'
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

/** The first time that can still be asked for, of the doctor who was asked last, else of the patient. */
export async function nextFreeTime(
  tx: Database | Tx,
  row: { doctor_id: string | null; patient_id: string; duration_minutes: number },
  now: Date,
  zone: string,
): Promise<{ date: string; time: string } | undefined> {
  return (await nextFreeTimesFor(tx, row, now, zone))[0]
}

/** The next of them. */
export function nextFreeTimesFor(
  db: Database | Tx,
  row: { doctor_id: string | null; patient_id: string; duration_minutes: number },
  now: Date,
  zone: string,
): Promise<{ date: string; time: string }[]> {
  const earliest = earliestStart(now)
  const after = {
    date: dayIn(zone, earliest),
    time: timeIn(zone, earliest),
    minutes: row.duration_minutes,
  }
  const whose = row.doctor_id === null ? { patientId: row.patient_id } : { doctorId: row.doctor_id }
  return freeTimesOf(db, whose, after, zone)
}
