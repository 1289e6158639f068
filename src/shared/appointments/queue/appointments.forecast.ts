/** All times in minutes since the same moment. */
export interface DayOfQueue {
  now: number
  /** When the session begins. */
  opens: number
  /** Minutes for one patient, as planned. */
  planned: number
  /** Of those who were called and are, or were, inside. */
  visits: readonly { from: number; to: number | null }[]
  /** How many were called and not there. */
  absent: number
}

/** The plan counts as much as so many visits, so that the first short ones promise too much to nobody. */
const weightOfPlan = 12
/** A longer gap is a break: it counts as this many usual ones. */
const longestGap = 3

/** Minutes from one patient to the next: what is usual so far today, together with the plan. */
export function paceOf({ visits, planned }: Pick<DayOfQueue, 'visits' | 'planned'>): number {
  const begins = visits.map(({ from }) => from).toSorted((one, other) => one - other)
  const gaps = begins.slice(1).map((from, nth) => from - (begins[nth] ?? from))
  const limit = longestGap * Math.max(medianOf(gaps), 1)
  const sum = gaps.reduce((total, gap) => total + Math.min(gap, limit), weightOfPlan * planned)
  return sum / (gaps.length + weightOfPlan)
}

/** When it is the turn of somebody with so many waiting before; some of those will not be there. */
export function turnAt(day: DayOfQueue, before: number): number {
  const { now, opens, visits, absent } = day
  const pace = paceOf(day)
  const inside = visits.filter(({ to }) => to === null).map(({ from }) => from)
  const begun = Math.max(...inside)
  // Who is inside longer than usual may come out any minute.
  const free = inside.length > 0 ? Math.max(begun + pace, now + 1) : now
  const missing = absent / (visits.length + absent + weightOfPlan)
  return Math.max(free, opens) + before * (1 - missing) * pace
}

function medianOf(numbers: readonly number[]): number {
  const inOrder = numbers.toSorted((one, other) => one - other)
  return inOrder[Math.floor(inOrder.length / 2)] ?? 0
}

// Our own estimates: village roads, a slow bus or a motorcycle, and time to find the counter.
const roadPerStraightKm = 1.4
const kmPerHour = 20
const spareMinutes = 20
const step = 5

/** When to leave home for a turn, in full five minutes; `km`: the straight line. */
export function leaveAt(turn: number, km: number): number {
  const travel = (km * roadPerStraightKm * 60) / kmPerHour
  return Math.floor((turn - travel - spareMinutes) / step) * step
}
