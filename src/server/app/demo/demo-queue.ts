import { buildAppointments } from '../../appointments/appointments.fixtures.ts'
import { buildQueue } from '../../appointments/queue/appointments.queue.fixtures.ts'
import { buildSession } from '../../availability/availability.fixtures.ts'
import { minutesOf, timeAt } from '../../../shared/kit/time/day-minutes.ts'
import { dayIn, timeIn } from '../../../shared/kit/time/town-time.ts'
import type { AppContext } from '../../platform/context/request-context.ts'
import { familyNames, givenNames, pick, silentPhone, villages } from './demo-names.ts'

type Town = Pick<AppContext, 'store' | 'clock' | 'town'>

const minute = 60_000
const [nine, three] = [9 * 60, 15 * 60]
const evening = { opens_minute: 17 * 60, closes_minute: 19 * 60 }

/** The hours of an OPD; at other times of the day those around now, so that the line of the demo always moves. */
function hoursAround(now: number) {
  if (now >= nine + 60 && now < three - 60) return { opens_minute: nine, closes_minute: three }
  const opens = Math.max(0, Math.floor(now / 60) * 60 - 60)
  return { opens_minute: opens, closes_minute: Math.min(1440, opens + 360) }
}

const mondayToSaturday = [1, 2, 3, 4, 5, 6]

/** The day of the week in the town, and the hours of today's OPD. */
function todayOf({ clock, town }: Town) {
  const weekday = new Date(`${dayIn(town.timeZone, clock())}T00:00:00Z`).getUTCDay()
  return { weekday, hours: hoursAround(minutesOf(timeIn(town.timeZone, clock()))) }
}

/**
 * As of a government OPD: Monday to Saturday by tokens, from now on; and today, whatever day it is. Returns the session
 * of today.
 */
export async function seedTimings(appContext: Town, doctorId: string, facilityId: string): Promise<string> {
  const today = todayOf(appContext)
  for (const weekday of mondayToSaturday)
    if (weekday !== today.weekday) await buildSession(appContext, { doctorId, facilityId, weekday })
  return buildSession(appContext, { doctorId, facilityId, weekday: today.weekday, ...today.hours })
}

/** Fixed times after the day's session by tokens; on Wednesdays for calls alone. Not today if that session goes on. */
export async function seedEvenings(appContext: Town, doctorId: string, facilityId: string): Promise<void> {
  const { weekday: today, hours } = todayOf(appContext)
  const isBusy = hours.opens_minute < evening.closes_minute && hours.closes_minute > evening.opens_minute
  for (const weekday of mondayToSaturday) {
    if (weekday === today && isBusy) continue
    const kind = weekday === 3 ? 'calls' : 'slots'
    const slots = { capacity: null, slot_minutes: 15, ...evening }
    await buildSession(appContext, { doctorId, facilityId, weekday, kind, ...slots })
  }
}

/** Who has been seen, is inside, was not there, and waits. */
export async function seedQueue(appContext: Town, sessionId: string, waiting: number): Promise<void> {
  const now = appContext.clock().getTime()
  const ago = (minutes: number) => new Date(now - minutes * minute)
  const entries = Array.from({ length: 6 + waiting }, (_, nth) => ({
    ...personAt(nth),
    source: nth % 4 === 3 ? ('phone' as const) : ('walk-in' as const),
    created_at: ago(50 - nth),
    ...(nth < 4 && { called_at: ago(32 - nth * 6), ended_at: ago(27 - nth * 6) }),
    ...(nth === 4 && { absent_at: ago(8) }),
    ...(nth === 5 && { called_at: ago(3) }),
  }))
  await buildQueue(appContext, sessionId, entries)
}

/** The patient's own number in that line, taken in the app. */
export async function seedOwnToken(
  appContext: Town,
  sessionId: string,
  { patientId, doctorId, facilityId }: { patientId: string; doctorId: string; facilityId: string },
): Promise<void> {
  const { store, clock, town } = appContext
  const date = dayIn(town.timeZone, clock())
  const now = minutesOf(timeIn(town.timeZone, clock()))
  const { token } = await store.db
    .updateTable('session_days')
    .set((set) => ({ last_token: set('last_token', '+', 1) }))
    .where('session_id', '=', sessionId)
    .returning('last_token as token')
    .executeTakeFirstOrThrow()
  const time = timeAt(Math.min(now + 30, 1435))
  const visit = {
    date,
    time,
    minutes: 4,
    status: 'scheduled',
    specialization: 'Cough',
    sessionId,
    token,
  } as const
  await buildAppointments(appContext, [{ patientId, doctorId, facilityId, ...visit }])
  const { id } = await store.db
    .selectFrom('appointments')
    .select('id')
    .where('session_id', '=', sessionId)
    .where('token', '=', token)
    .executeTakeFirstOrThrow()
  const entry = { id, session_id: sessionId, day: date, token, source: 'app' as const, created_at: clock() }
  await store.db
    .insertInto('queue_entries')
    .values({ ...entry, appointment_id: id })
    .execute()
}

function personAt(nth: number) {
  const { given, gender } = pick(givenNames, nth + 3)
  const name = `${given} ${gender === 'Female' ? 'Kaur' : 'Singh'} ${pick(familyNames, nth * 5)}`
  return { name, age: 6 + ((nth * 23) % 70), village: pick(villages, nth * 2), phone: silentPhone(400 + nth) }
}
