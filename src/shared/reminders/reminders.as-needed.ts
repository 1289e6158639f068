import { instantIn } from '../kit/time/town-time.ts'

/** A medicine without times, taken when there is need of it (FHIR `asNeededBoolean`, on prescriptions SOS or PRN). */
export interface AsNeeded {
  /** From one dose to the next at least so many hours. */
  gapHours: number
  /** The most doses within any 24 hours. */
  mostPerDay: number
  /** How much each time, in the plan's unit; null where it was not said. */
  amount: number | null
}

export const maxGapHours = 24
export const maxPerDay = 12

/** Where the taking of it stands. */
export interface NeededState {
  last: Date | null
  /** Doses within the last 24 hours. */
  taken: number
  /** When the next dose is allowed; null for now. */
  freeAt: Date | null
}

const hourMs = 60 * 60_000
const dayMs = 24 * hourMs

/** `takenAt`: when it was taken, in any order, or another medicine that contains the same substance. */
export function neededState(
  { gapHours, mostPerDay }: Pick<AsNeeded, 'gapHours' | 'mostPerDay'>,
  takenAt: readonly Date[],
  now: Date,
): NeededState {
  const latestFirst = takenAt.map((at) => at.getTime()).toSorted((one, other) => other - one)
  const [last = null] = latestFirst
  // Within any 24 hours: the dose after the most allowed waits until the first of those is a day old.
  const firstOfMost = latestFirst[mostPerDay - 1]
  const freeAt = Math.max(
    last === null ? 0 : last + gapHours * hourMs,
    firstOfMost === undefined ? 0 : firstOfMost + dayMs,
  )
  return {
    last: last === null ? null : new Date(last),
    taken: latestFirst.filter((at) => at > now.getTime() - dayMs).length,
    freeAt: freeAt > now.getTime() ? new Date(freeAt) : null,
  }
}

interface Taken {
  reminderId: string
  day: string
  time: string
  state: 'taken' | 'skipped'
}

/** When the doses of these medicines were taken. */
export function takenTimes(reminderIds: readonly string[], marked: readonly Taken[], zone: string): Date[] {
  return marked
    .filter((one) => reminderIds.includes(one.reminderId) && one.state === 'taken')
    .map(({ day, time }) => instantIn(zone, day, time))
}
