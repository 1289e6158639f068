import { useEffect, useState } from 'react'
import { dayIn, timeIn } from '../../../shared/kit/time/town-time.ts'
import { serverNow } from './server-clock.ts'
import { town } from './town.ts'

const tickMs = 30_000

/** The current day in the town's time zone, whatever the phone's zone or clock. */
export function today(): string {
  return dayIn(town().timeZone, new Date(serverNow()))
}

/** The current time of day there, HH:mm. */
export function timeNow(): string {
  return timeIn(town().timeZone, new Date(serverNow()))
}

/** The current time, updated twice a minute and when the page comes to the foreground: sleeping phones drop timers. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date(serverNow()))
  useEffect(() => {
    const tick = () => setNow(new Date(serverNow()))
    const ticking = setInterval(tick, tickMs)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(ticking)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [])
  return now
}
