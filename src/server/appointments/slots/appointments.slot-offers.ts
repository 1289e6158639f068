import { furthestDays } from '../../../shared/appointments/appointments.booking.ts'
import { chooseOffers } from '../../../shared/appointments/slots/appointments.slot-offers.ts'
import {
  freeSlots,
  nextDays,
  slotStarts,
  takesPlaceOn,
} from '../../../shared/availability/availability.rules.ts'
import { nameWithoutTitle } from '../../../shared/doctors/doctors.names.ts'
import { routeTo } from '../../../shared/doctors/doctors.routing.ts'
import type { AnswerOf } from '../../../shared/kit/endpoint.ts'
import { minutesOf, timeAt } from '../../../shared/kit/time/day-minutes.ts'
import { addDays, dayIn, instantIn, startOfDay, timeIn } from '../../../shared/kit/time/town-time.ts'
import { patientOf } from '../../platform/auth/patient-of.ts'
import type { RequestContext } from '../../platform/context/request-context.ts'
import {
  findBirth,
  listAskedDoctors,
  listVisits,
  type Visit,
} from '../assignment/appointments.bookable.repo.ts'
import { ageOfPatient } from '../details/appointments.patient-age.ts'
import { findHome, findLastDoctor } from '../details/appointments.known-patient.ts'
import { distance } from '../details/appointments.villages.ts'
import { placeOf } from '../tokens/appointments.tokens.repo.ts'
import type { listSlots } from './appointments.slots.operations.ts'
import * as repo from './appointments.slots.repo.ts'

/** How far ahead slots are offered, and how many days of the doctor for whom the booking was opened. */
const offeredDays = 14
const daysOfAsked = 3

type Ctx = Pick<RequestContext, 'appContext' | 'now' | 'today'>

/** Whether a slot of the session begins then, and can still be taken: until it begins. */
export function isSlot(
  { appContext, now, today }: Ctx,
  session: repo.SlotSession,
  { date, time }: { date: string; time: string },
): boolean {
  const { timeZone, clinicHours } = appContext.town
  const off = { leave: session.leave, holidays: clinicHours.holidays }
  if (date > addDays(today, furthestDays) || !takesPlaceOn(session, date, off)) return false
  return slotStarts(session).includes(minutesOf(time)) && instantIn(timeZone, date, time) > now
}

export async function offeredSlots(
  ctx: RequestContext<typeof listSlots>,
): Promise<AnswerOf<typeof listSlots>> {
  const { db, actor, now, query } = ctx
  const patientId = patientOf(actor)
  const asked = query.doctor === undefined ? undefined : await repo.findApproved(db, query.doctor)
  const free = await listFreeDays(ctx, patientId)
  // Whoever was seen for teeth is not offered the dentist for the eyes: only who may be asked has free days here.
  const last = asked ? query.doctor : await findLastDoctor(db, patientId, now)
  const known = last === undefined ? undefined : { doctorId: last, days: asked ? daysOfAsked : 1 }
  const offers = chooseOffers(free, known)
  return {
    offers: offers.map(({ doctorId: _, ...offer }) => offer),
    ...(asked && offers[0]?.why !== 'sameDoctor' && { without: { name: nameWithoutTitle(asked.name) } }),
  }
}

/** Of each session the next day with a free slot, of the doctor who is asked for the next ones. */
async function listFreeDays(ctx: RequestContext<typeof listSlots>, patientId: string) {
  const { db, now, query, today, appContext } = ctx
  const { timeZone: zone, clinicHours } = appContext.town
  const sessions = await repo.listSlotSessions(db, await listDoctorIds(ctx, patientId), today)
  if (sessions.length === 0) return []
  const span = { from: startOfDay(zone, today), to: startOfDay(zone, addDays(today, offeredDays)) }
  const doctorIds = [...new Set(sessions.map(({ doctorId }) => doctorId))]
  const visits = await listVisits(db, { patientId, doctorIds, now, ...span })
  const home = await findHome(db, patientId, appContext.town)
  return sessions.flatMap((session) => {
    const off = { leave: session.leave, holidays: clinicHours.holidays }
    const { id: sessionId, doctorId, point, isForCalls } = session
    return nextDays(session, off, { first: today, within: offeredDays, count: offeredDays })
      .map((date) => ({ date, times: timesOn(ctx, session, date, visits) }))
      .filter(({ times }) => times.length > 0)
      .slice(0, doctorId === query.doctor ? daysOfAsked : 1)
      .map((day) => ({
        ...day,
        sessionId,
        doctorId,
        doctor: { name: nameWithoutTitle(session.doctorName) },
        place: placeOf(session.facility),
        isForCalls,
        ...(!isForCalls && distance(home, point ?? undefined)),
      }))
  })
}

/** Of that day, at which both doctor and patient are free. */
function timesOn(ctx: Ctx, session: repo.SlotSession, date: string, visits: readonly Visit[]): string[] {
  const zone = ctx.appContext.town.timeZone
  const taken = visits
    .filter(({ doctorId }) => doctorId === null || doctorId === session.doctorId)
    .filter(({ startsAt }) => dayIn(zone, startsAt) === date)
    .map(({ startsAt, minutes }) => ({ from: minutesOf(timeIn(zone, startsAt)), minutes }))
  return freeSlots(session, taken)
    .map(timeAt)
    .filter((time) => instantIn(zone, date, time) > ctx.now)
}

/** For what the note names, and the one who is asked for. */
async function listDoctorIds(
  { db, query, today }: RequestContext<typeof listSlots>,
  patientId: string,
): Promise<string[]> {
  const birth = await findBirth(db, patientId)
  const age = birth && ageOfPatient(birth, today)?.age
  const { specialties } = routeTo(query.specialties ?? [], { redFlags: [], age })
  const doctors = await listAskedDoctors(db, specialties)
  return [...doctors.map(({ id }) => id), ...(query.doctor ? [query.doctor] : [])]
}
