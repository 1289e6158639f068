import { isInSeason, type Season } from '../kit/time/clinic-hours.ts'
import { addDays } from '../kit/time/town-time.ts'

/** `calls`: by slots, and the doctor only calls. */
export const sessionKinds = ['tokens', 'slots', 'calls'] as const
export type SessionKind = (typeof sessionKinds)[number]

/** Limits of one session; the database has the same. */
export const mostTokens = 300
export const slotLengths = { least: 5, most: 120 }

/** A doctor's session on one day of the week. Days are the town's, `YYYY-MM-DD`, and both inclusive. */
export interface Session {
  /** 0 is Sunday. */
  weekday: number
  /** Minutes from midnight. */
  opens: number
  closes: number
  /** Patients by number, in the order of their numbers. Null: by slots. */
  capacity: number | null
  /** How long a visit takes. Null: by tokens. */
  slotMinutes: number | null
  from: string
  /** Null: it goes on. */
  until: string | null
  /** Null: the whole year. */
  season: Season | null
}

/** When no session takes place. */
export interface DaysOff {
  leave: readonly { from: string; until: string }[]
  /** Of the town. */
  holidays: readonly string[]
}

/** Whether the session takes place on this day. */
export function takesPlaceOn(session: Session, day: string, { leave, holidays }: DaysOff): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  if (weekday !== session.weekday || day < session.from) return false
  if (session.until !== null && day > session.until) return false
  if (session.season !== null && !isInSeason(session.season, day)) return false
  return !holidays.includes(day) && !leave.some(({ from, until }) => from <= day && day <= until)
}

/** The next days of a session, at most so many, from `first` on and within so many days. */
export function nextDays(
  session: Session,
  off: DaysOff,
  { first, within, count }: { first: string; within: number; count: number },
): string[] {
  const days: string[] = []
  for (let ahead = 0; ahead < within && days.length < count; ahead += 1) {
    const day = addDays(first, ahead)
    if (takesPlaceOn(session, day, off)) days.push(day)
  }
  return days
}

/** How many more patients a session by tokens takes. `taken`: those who have a number and did not cancel. */
export function freeTokens({ capacity }: Pick<Session, 'capacity'>, taken: number): number {
  return Math.max(0, (capacity ?? 0) - taken)
}

/**
 * When the patient with this number is expected, in minutes from midnight. Numbers of cancelled visits are not given
 * again, so that there may be more numbers than places: those are expected with the last one.
 */
export function expectedAt({ opens, closes, capacity }: Session, token: number): number {
  const places = capacity ?? 1
  const before = Math.min(Math.max(token, 1), places) - 1
  return opens + Math.floor((before * (closes - opens)) / places)
}

/** Minutes for one patient of a session by tokens, as planned; at least one. */
export function tokenMinutes({ opens, closes, capacity }: Session): number {
  return Math.max(1, Math.floor((closes - opens) / (capacity ?? 1)))
}

/** When the visits of a session by slots begin, in minutes from midnight: each ends before the session does. */
export function slotStarts({ opens, closes, slotMinutes }: Session): number[] {
  if (slotMinutes === null) return []
  const count = Math.floor((closes - opens) / slotMinutes)
  return Array.from({ length: count }, (_, nth) => opens + nth * slotMinutes)
}

/** Of these the ones that overlap none of the doctor's visits of that day. */
export function freeSlots(session: Session, taken: readonly { from: number; minutes: number }[]): number[] {
  const length = session.slotMinutes ?? 0
  return slotStarts(session).filter(
    (start) => !taken.some(({ from, minutes }) => start < from + minutes && from < start + length),
  )
}

export type SessionProblems = Partial<
  Record<'closes' | 'capacity' | 'slotMinutes' | 'from' | 'until', string>
>

/** What cannot be, as error codes by field; empty means valid. Times in minutes, days as above. */
export function checkSession(session: Omit<Session, 'weekday' | 'season'>, today: string): SessionProblems {
  const { opens, closes, capacity, slotMinutes, from, until } = session
  if (closes <= opens) return { closes: 'closesBefore' }
  if (from < today) return { from: 'dayPast' }
  if (until !== null && until < from) return { until: 'untilBefore' }
  if (capacity !== null && (capacity < 1 || capacity > Math.min(mostTokens, closes - opens)))
    return { capacity: 'capacityNumber' }
  const longest = Math.min(slotLengths.most, closes - opens)
  if (slotMinutes !== null && (slotMinutes < slotLengths.least || slotMinutes > longest))
    return { slotMinutes: 'slotNumber' }
  return {}
}
