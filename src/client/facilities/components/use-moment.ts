import { dayIn, timeIn } from '../../../shared/kit/time/town-time.ts'
import { town } from '../../platform/clock/town.ts'
import { useNow } from '../../platform/clock/today.ts'

/** The town's day and time, moving on by itself: what is open now closes on an open page too. */
export function useMoment(): { day: string; time: string } {
  const now = useNow()
  const zone = town().timeZone
  return { day: dayIn(zone, now), time: timeIn(zone, now) }
}
