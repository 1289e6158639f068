import type { AnswerOf } from '../../../shared/kit/endpoint.ts'
import { clinicTimes } from '../../../shared/appointments/appointments.booking.ts'
import { routeTo } from '../../../shared/doctors/doctors.routing.ts'
import { addDays, instantIn, timeIn, dayIn } from '../../../shared/kit/time/town-time.ts'
import { patientOf } from '../../platform/auth/patient-of.ts'
import type { RequestContext } from '../../platform/context/request-context.ts'
import { ageOfPatient } from '../details/appointments.patient-age.ts'
import type { listFreeTimes } from '../appointments.operations.ts'
import { findBirth, listFreeStarts } from './appointments.bookable.repo.ts'

/** The times that a patient is offered; any other can be asked for, too. */
export async function freeTimes(
  ctx: RequestContext<typeof listFreeTimes>,
): Promise<AnswerOf<typeof listFreeTimes>> {
  const { db, actor, query, now, today, appContext } = ctx
  const { town } = appContext
  const patientId = patientOf(actor)
  const dates = Array.from({ length: query.days }, (_, ahead) => addDays(query.from ?? today, ahead))
  const starts = dates.flatMap((date) =>
    clinicTimes(date, town, now).map((time) => instantIn(town.timeZone, date, time)),
  )
  const birth = await findBirth(db, patientId)
  const age = birth && ageOfPatient(birth, today)?.age
  const { specialties } = routeTo(query.specialties ?? [], { redFlags: [], age })
  const free = await listFreeStarts(db, { patientId, specialties, starts })
  return dates.map((date) => ({
    date,
    times: free.filter((at) => dayIn(town.timeZone, at) === date).map((at) => timeIn(town.timeZone, at)),
  }))
}
