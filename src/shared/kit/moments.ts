import * as v from 'valibot'
import { instant } from './schemas.ts'
import { dayIn, timeIn } from './time/town-time.ts'

/** An instant, with the town's date and time at that instant. */
export const moment = v.object({ at: instant, date: v.string(), time: v.string() })
export type Moment = v.InferOutput<typeof moment>

export function momentIn(zone: string, instantOfIt: Date): Moment {
  return {
    at: instantOfIt.toISOString(),
    date: dayIn(zone, instantOfIt),
    time: timeIn(zone, instantOfIt),
  }
}
