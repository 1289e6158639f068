import type { AnswerOf } from '../../../shared/kit/endpoint.ts'
import { askableStarts, gridMinutes } from '../../../shared/appointments/appointments.booking.ts'
import {
  isConsulting,
  type Workplace,
} from '../../../shared/appointments/hours/appointments.consulting-hours.ts'
import type { ClinicTown } from '../../../shared/appointments/appointments.deadlines.ts'
import { routeTo } from '../../../shared/doctors/doctors.routing.ts'
import { addDays, startOfDay, timeIn } from '../../../shared/kit/time/town-time.ts'
import { patientOf } from '../../platform/auth/patient-of.ts'
import type { RequestContext } from '../../platform/context/request-context.ts'
import { ageOfPatient } from '../details/appointments.patient-age.ts'
import type { listFreeTimes } from '../appointments.operations.ts'
import { findBirth, listAskedDoctors, listVisits, type Visit } from './appointments.bookable.repo.ts'
import { listWorkplaces } from './appointments.workplaces.repo.ts'

const minuteMs = 60_000

/** The times that a patient is offered; any other can be asked for, too. */
export async function freeTimes(
  ctx: RequestContext<typeof listFreeTimes>,
): Promise<AnswerOf<typeof listFreeTimes>> {
  const { db, actor, query, now, today, appContext } = ctx
  const { town } = appContext
  const zone = town.timeZone
  const patientId = patientOf(actor)
  const birth = await findBirth(db, patientId)
  const age = birth && ageOfPatient(birth, today)?.age
  const { specialties } = routeTo(query.specialties ?? [], { redFlags: [], age })
  const doctors = await listAskedDoctors(db, specialties)
  const doctorIds = doctors.map(({ id }) => id)
  const workplaces = await listWorkplaces(db, doctorIds)
  const first = query.from ?? today
  const span = { from: startOfDay(zone, first), to: startOfDay(zone, addDays(first, query.days)) }
  const visits = await listVisits(db, { patientId, doctorIds, now, ...span })
  const isFree = (whose: string | null, at: Date) =>
    !visits.some((visit) => visit.doctorId === whose && overlaps(visit, at))
  const consulting = rememberHours(town)
  return Array.from({ length: query.days }, (_, ahead) => {
    const date = addDays(first, ahead)
    const starts = askableStarts(date, zone, now).filter((at) => isFree(null, at))
    const offers = doctors
      .map(({ id, clinic }) => {
        const places = workplaces.get(id) ?? []
        const times = starts.filter((at) => consulting(places, at) && isFree(id, at))
        return { clinics: places.length > 0 ? places : [{ name: clinic }], times }
      })
      .filter(({ times }) => times.length > 0)
    const taken = new Set(offers.flatMap(({ times }) => times))
    return {
      date,
      times: starts.filter((at) => taken.has(at)).map((at) => timeIn(zone, at)),
      clinics: distinct(offers.flatMap(({ clinics }) => clinics)),
    }
  })
}

/** Doctors with the same workplaces share the answer: most have none of their own hours. */
function rememberHours(town: ClinicTown) {
  const known = new Map<string, boolean>()
  return (places: readonly Workplace[], at: Date): boolean => {
    const key = JSON.stringify([places.map(({ category, timing }) => [category, timing]), at.getTime()])
    const answer = known.get(key) ?? isConsulting(places, town, at)
    known.set(key, answer)
    return answer
  }
}

function overlaps({ startsAt, minutes }: Visit, at: Date): boolean {
  return (
    startsAt.getTime() < at.getTime() + gridMinutes * minuteMs &&
    at.getTime() < startsAt.getTime() + minutes * minuteMs
  )
}

interface Clinic {
  name: string
  nameHi?: string
  namePa?: string
}

/** By name, without empty names. */
function distinct(clinics: readonly Clinic[]): Clinic[] {
  const byName = new Map(clinics.map((clinic) => [clinic.name, clinic]))
  return [...byName.values()]
    .filter(({ name }) => name !== '')
    .map(({ name, nameHi, namePa }) => ({ name, ...(nameHi && { nameHi }), ...(namePa && { namePa }) }))
    .toSorted((one, other) => one.name.localeCompare(other.name))
}
