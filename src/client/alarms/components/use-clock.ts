import { dayIn, timeIn } from '../../../shared/kit/time/town-time.ts'
import { today } from '../../platform/clock/today.ts'
import { town } from '../../platform/clock/town.ts'
import { useText } from '../../platform/i18n/i18n.tsx'

/** The town's time of an ISO instant, with the day unless it is today. */
export function useClock(): (at: string) => string {
  const { time, day: inWords } = useText()
  return (at) => {
    const instant = new Date(at)
    const { timeZone } = town()
    const day = dayIn(timeZone, instant)
    const clock = time(timeIn(timeZone, instant))
    return day === today() ? clock : `${inWords(day, 'short')}, ${clock}`
  }
}
