import { isOpenAt } from '../../facilities/opening/facilities.opening.ts'
import { readTiming } from '../../facilities/opening/facilities.timing.ts'
import { isClinicTime } from '../../kit/time/clinic-hours.ts'
import { dayIn, timeIn } from '../../kit/time/town-time.ts'
import type { ClinicTown } from '../appointments.deadlines.ts'

/** Of a facility where a doctor sees patients. `timing`: as in the list of facilities, in words. */
export interface Workplace {
  category: 'government' | 'private' | 'charitable' | 'clinic' | null
  timing: string
}

/**
 * Whether a doctor who works there sees patients at this time, as far as is known: in the hours of a private or charitable
 * facility; else in those of the town's public clinics, also where a hospital is open day and night.
 */
export function isConsulting(workplaces: readonly Workplace[], town: ClinicTown, at: Date): boolean {
  const { timeZone: zone, clinicHours } = town
  const own = workplaces.filter(hasOwnHours)
  const keepsClinicHours = own.length === 0 || own.length < workplaces.length
  if (keepsClinicHours && isClinicTime(clinicHours, zone, at)) return true
  const moment = { day: dayIn(zone, at), time: timeIn(zone, at), holidays: clinicHours.holidays }
  // On a holiday of which its hours say nothing a private clinic keeps them.
  return own.some(({ timing }) => isOpenAt(timing, moment) !== false)
}

function hasOwnHours({ category, timing }: Workplace): boolean {
  const read = readTiming(timing)
  return category !== null && category !== 'government' && read !== null && read !== 'always'
}
