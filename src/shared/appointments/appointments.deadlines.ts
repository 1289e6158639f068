import { addClinicMinutes, type ClinicHours } from '../kit/time/clinic-hours.ts'
import { addDays, instantIn } from '../kit/time/town-time.ts'

// Until when a request must be answered, and when its patient is told that nobody has: decision 0067.

const minuteMs = 60_000
/** An unanswered request lapses this long before its time: the patient has not set out, or can turn back. */
export const lapseMinutes = 60
/** The earliest time that can be asked for: half an hour for the answer, and the hour above. */
export const leadMinutes = 90
/** How long a doctor has for the answer, while the clinics are open. */
const answerClinicMinutes = 120
/** However little time is left, a doctor has this long. */
const shortestAnswerMinutes = 15
const eveningBefore = '18:00'
const hoursBefore = 3
/** However late it was asked for, the patient is told this long before it lapses. */
const latestWarningMinutes = 60

interface Timed {
  startsAt: Date
  /** When the doctor offered to see the patient in person instead. */
  offerStartsAt?: Date | null
}

/** The town's clinic hours and time zone, as in `town.json`. */
export interface ClinicTown {
  timeZone: string
  clinicHours: ClinicHours
}

/** When an unanswered request lapses; after an offer to come in person, by the time that was offered. */
export function lapsesAt({ startsAt, offerStartsAt }: Timed): Date {
  return new Date((offerStartsAt ?? startsAt).getTime() - lapseMinutes * minuteMs)
}

/** Requests for a time after this one can still be answered. */
export function answerableAfter(now: Date): Date {
  return new Date(now.getTime() + lapseMinutes * minuteMs)
}

/**
 * Until when the doctor who is asked at `since` must answer: two clinic hours. Half of the time that is left before the
 * request lapses, where that is sooner for a teleconsultation, or where the clinics open too late for anybody else to
 * be asked. Whole minutes.
 */
export function answerDueAt(
  { startsAt, type }: { startsAt: Date; type: 'teleconsultation' | 'in-person' },
  since: Date,
  { timeZone, clinicHours }: ClinicTown,
): Date {
  const lapses = lapsesAt({ startsAt }).getTime()
  const leftMs = Math.max((lapses - since.getTime()) / 2, shortestAnswerMinutes * minuteMs)
  const half = since.getTime() + leftMs
  const inClinicHours = addClinicMinutes(clinicHours, timeZone, since, answerClinicMinutes).getTime()
  const due =
    type === 'teleconsultation' || inClinicHours >= lapses ? Math.min(half, inClinicHours) : inClinicHours
  return new Date(Math.floor(Math.min(due, lapses) / minuteMs) * minuteMs)
}

/**
 * When the patient is next told that nobody has confirmed yet: at six the evening before and three hours before.
 * `after`: when the patient was told last. Null: not again before the request lapses.
 */
export function nextWarningAt(
  { startsAt, day }: { startsAt: Date; day: string },
  after: Date,
  zone: string,
): Date | null {
  const moments = [
    instantIn(zone, addDays(day, -1), eveningBefore),
    new Date(startsAt.getTime() - hoursBefore * 60 * minuteMs),
  ].toSorted((one, other) => one.getTime() - other.getTime())
  return moments.find((moment) => moment > after && moment < lapsesAt({ startsAt })) ?? null
}

/**
 * When the patient is first told so, of a request made at `since`. For a time that is nearer than three hours: an hour
 * before the request lapses; with less than that left, when half of it has passed.
 */
export function firstWarningAt(
  appointment: { startsAt: Date; day: string },
  since: Date,
  zone: string,
): Date | null {
  const usual = nextWarningAt(appointment, since, zone)
  if (usual) return usual
  const lapses = lapsesAt(appointment).getTime()
  if (lapses <= since.getTime()) return null
  const latest = lapses - latestWarningMinutes * minuteMs
  const half = (since.getTime() + lapses) / 2
  const at = latest > since.getTime() ? latest : half
  return new Date(Math.floor(at / minuteMs) * minuteMs)
}

/** Whether its patient must not set out yet: not confirmed, and it is the evening before or later. */
export function isUnconfirmed(
  { status, startsAt, date }: { status: string; startsAt: string; date: string },
  now: Date,
  zone: string,
): boolean {
  const isNear =
    now >= instantIn(zone, addDays(date, -1), eveningBefore) ||
    now.getTime() >= Date.parse(startsAt) - hoursBefore * 60 * minuteMs
  return status === 'pending' && isNear
}
