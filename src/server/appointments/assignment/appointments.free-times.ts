import { earliestStart, nextFreeTimes, overlaps } from '../../../shared/appointments/appointments.booking.ts'
import type { ClinicTown } from '../../../shared/appointments/appointments.deadlines.ts'
import { isConsulting } from '../../../shared/appointments/hours/appointments.consulting-hours.ts'
import { addDays, dayIn, instantIn, startOfDay, timeIn } from '../../../shared/kit/time/town-time.ts'
import type { Database, Tx } from '../../platform/db/database.ts'
import { listBusyTimes, type Busy } from '../appointments.repo.ts'
import { listWorkplaces } from './appointments.workplaces.repo.ts'

/** What is asked for: a day, a time and how long it takes. */
export interface Asked {
  date: string
  time: string
  minutes: number
}

/** The next times at which this patient or doctor is free for as long as asked, in the hours in which doctors are there. */
export async function freeTimesOf(
  db: Database | Tx,
  whose: Busy,
  after: Asked,
  town: ClinicTown,
): Promise<{ date: string; time: string }[]> {
  const zone = town.timeZone
  const workplaces =
    'doctorId' in whose ? ((await listWorkplaces(db, [whose.doctorId])).get(whose.doctorId) ?? []) : []
  const span = { from: startOfDay(zone, after.date), to: startOfDay(zone, addDays(after.date, 8)) }
  const busy = await listBusyTimes(db, whose, span)
  return nextFreeTimes(after, (date, time) => {
    const asked = { time, minutes: after.minutes }
    if (!isConsulting(workplaces, town, instantIn(zone, date, time))) return true
    return busy.some((one) => one.day === date && overlaps(one, asked))
  })
}

/**
 * The next times that can still be asked for, after the time that was asked for: of the doctor who was asked last, else
 * of the patient.
 */
export function nextFreeTimesFor(
  db: Database | Tx,
  row: { doctor_id: string | null; patient_id: string; starts_at: Date; duration_minutes: number },
  now: Date,
  town: ClinicTown,
): Promise<{ date: string; time: string }[]> {
  const zone = town.timeZone
  const from = new Date(Math.max(earliestStart(now).getTime(), row.starts_at.getTime()))
  const after = { date: dayIn(zone, from), time: timeIn(zone, from), minutes: row.duration_minutes }
  const whose = row.doctor_id === null ? { patientId: row.patient_id } : { doctorId: row.doctor_id }
  return freeTimesOf(db, whose, after, town)
}
