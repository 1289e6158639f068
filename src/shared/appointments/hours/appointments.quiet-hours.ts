import { addDays, dayIn, instantIn, timeIn } from '../../kit/time/town-time.ts'

/** No phone rings for a request outside these: it is not an alarm. */
const ringsFrom = '07:00'
const ringsUntil = '21:00'

/** When a doctor's phone may ring for a request: now, or in the morning. */
export function mayRingAt(zone: string, now: Date): Date {
  const [day, time] = [dayIn(zone, now), timeIn(zone, now)]
  if (time < ringsFrom) return instantIn(zone, day, ringsFrom)
  return time < ringsUntil ? now : instantIn(zone, addDays(day, 1), ringsFrom)
}
