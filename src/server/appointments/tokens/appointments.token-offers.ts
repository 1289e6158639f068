import { furthestDays } from '../../../shared/appointments/appointments.booking.ts'
import { chooseOffers } from '../../../shared/appointments/slots/appointments.slot-offers.ts'
import {
  expectedAt,
  freeTokens,
  nextDays,
  takesPlaceOn,
} from '../../../shared/availability/availability.rules.ts'
import { nameWithoutTitle } from '../../../shared/doctors/doctors.names.ts'
import { routeTo } from '../../../shared/doctors/doctors.routing.ts'
import type { AnswerOf } from '../../../shared/kit/endpoint.ts'
import { timeAt } from '../../../shared/kit/time/day-minutes.ts'
import { addDays, instantIn } from '../../../shared/kit/time/town-time.ts'
import { patientOf } from '../../platform/auth/patient-of.ts'
import type { RequestContext } from '../../platform/context/request-context.ts'
import { findBirth, listAskedDoctors } from '../assignment/appointments.bookable.repo.ts'
import { findHome, findLastDoctor } from '../details/appointments.known-patient.ts'
import { ageOfPatient } from '../details/appointments.patient-age.ts'
import { distance } from '../details/appointments.villages.ts'
import type { listSessions } from './appointments.tokens.operations.ts'
import * as repo from './appointments.tokens.repo.ts'

/** How far ahead sessions are offered, how many days of each are looked at, and how many of the doctor one came for. */
const offeredDays = 14
const daysOfEach = 3
const sessionsOfAsked = 3

type Ctx = Pick<RequestContext, 'appContext' | 'now' | 'today'>

/** Numbers are given until the session begins: then the line is at the counter. */
export function isOpenOn({ appContext, now, today }: Ctx, session: repo.TokenSession, day: string): boolean {
  const { timeZone, clinicHours } = appContext.town
  const off = { leave: session.leave, holidays: clinicHours.holidays }
  if (day > addDays(today, furthestDays) || !takesPlaceOn(session, day, off)) return false
  return instantIn(timeZone, day, timeAt(session.opens)) > now
}

/** As slots: the doctor whom the patient knows, then the soonest, and a nearer one. */
export async function offeredSessions(
  ctx: RequestContext<typeof listSessions>,
): Promise<AnswerOf<typeof listSessions>> {
  const { db, actor, query, now } = ctx
  const patientId = patientOf(actor)
  const free = await listFree(ctx, patientId)
  if (free.length === 0) return []
  const known = query.doctor ?? (await findLastDoctor(db, patientId, now))
  const days = query.doctor === undefined ? 1 : sessionsOfAsked
  return chooseOffers(free, known === undefined ? undefined : { doctorId: known, days }).map(
    ({ doctorId: _, times, ...offer }) => ({ ...offer, time: times[0] ?? '' }),
  )
}

/** Of each session the next day with a free number. */
async function listFree(ctx: RequestContext<typeof listSessions>, patientId: string) {
  const { db, query, today, appContext } = ctx
  const birth = await findBirth(db, patientId)
  const age = birth && ageOfPatient(birth, today)?.age
  const { specialties } = routeTo(query.specialties ?? [], { redFlags: [], age })
  const doctors = await listAskedDoctors(db, specialties)
  const doctorIds = [...(query.doctor === undefined ? [] : [query.doctor]), ...doctors.map(({ id }) => id)]
  const sessions = await repo.listTokenSessions(db, doctorIds, today)
  if (sessions.length === 0) return []
  const ids = sessions.map(({ id }) => id)
  const known = await repo.listDays(db, ids, today, addDays(today, offeredDays))
  const home = await findHome(db, patientId, appContext.town)
  return sessions.flatMap((session) => {
    const off = { leave: session.leave, holidays: appContext.town.clinicHours.holidays }
    const days = nextDays(session, off, { first: today, within: offeredDays, count: daysOfEach })
    const free = days
      .filter((day) => isOpenOn(ctx, session, day))
      .map((day) => ({ day, ...known.find((one) => one.sessionId === session.id && one.day === day) }))
      .find(({ taken = 0 }) => freeTokens(session, taken) > 0)
    return free
      ? [offerOf(session, free.day, (free.last ?? 0) + 1, distance(home, session.point ?? undefined))]
      : []
  })
}

function offerOf(session: repo.TokenSession, date: string, token: number, away: ReturnType<typeof distance>) {
  return {
    sessionId: session.id,
    doctorId: session.doctorId,
    date,
    times: [timeAt(expectedAt(session, token))],
    token,
    of: session.capacity,
    doctor: { name: nameWithoutTitle(session.doctorName) },
    place: repo.placeOf(session.facility),
    ...away,
  }
}
