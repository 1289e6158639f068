import type { Moment } from '../../../shared/facilities/opening/facilities.opening.ts'
import { dayIn, timeIn } from '../../../shared/kit/time/town-time.ts'
import { town } from '../../platform/clock/town.ts'
import { useNow } from '../../platform/clock/today.ts'

/** The town's current day and time, updated while the page is open, so that opening hours stay right. */
export function useMoment(): Moment {
  const now = useNow()
  const { timeZone: zone, clinicHours } = town()
  return { day: dayIn(zone, now), time: timeIn(zone, now), holidays: clinicHours.holidays }
}
