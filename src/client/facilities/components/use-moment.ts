import { dayIn, timeIn } from '../../../shared/kit/time/town-time.ts'
import { town } from '../../platform/clock/town.ts'
import { useNow } from '../../platform/clock/today.ts'

/** The town's current day and time, updated while the page is open, so that opening hours stay right. */
export function useMoment(): { day: string; time: string } {
  const now = useNow()
  const zone = town().timeZone
  return { day: dayIn(zone, now), time: timeIn(zone, now) }
}
