import {
  earliestStart,
  gridMinutes,
  nextFreeTimes,
  overlaps,
} from '../../../shared/appointments/appointments.booking.ts'
import type { ClinicTown } from '../../../shared/appointments/appointments.deadlines.ts'
import { isClinicTime } from '../../../shared/kit/time/clinic-hours.ts'
import { addDays, dayIn, instantIn, startOfDay, timeIn } from '../../../shared/kit/time/town-time.ts'
import type { Tx } from '../../platform/db/database.ts'
import { listBusyTimes, type AppointmentRow } from '../appointments.repo.ts'

/**
 * When this doctor could see the patient in person: at the time that was asked for, or the next one within clinic hours
 * at which both are free. Undefined: none within a week.
 */
export async function offerableTime(
  tx: Tx,
  row: AppointmentRow,
  doctorId: string,
  now: Date,
  { timeZone: zone, clinicHours }: ClinicTown,
): Promise<Date | undefined> {
  const from = new Date(
    Math.max(row.starts_at.getTime(), earliestStart(now).getTime()) - gridMinutes * 60_000,
  )
  const after = { date: dayIn(zone, from), time: timeIn(zone, from) }
  const span = { from: startOfDay(zone, after.date), to: startOfDay(zone, addDays(after.date, 8)) }
  const ofDoctor = await listBusyTimes(tx, { doctorId }, span)
  const ofPatient = await listBusyTimes(tx, { patientId: row.patient_id }, span)
  // The request itself takes the patient's time.
  const others = ofPatient.filter(({ day, time }) => day !== row.day || time !== row.time)
  const busy = [...ofDoctor, ...others]
  const [free] = nextFreeTimes(
    after,
    (date, time) =>
      !isClinicTime(clinicHours, zone, instantIn(zone, date, time)) ||
      instantIn(zone, date, time) < earliestStart(now) ||
      busy.some((one) => one.day === date && overlaps(one, { time, minutes: row.duration_minutes })),
    1,
  )
  return free && instantIn(zone, free.date, free.time)
}
