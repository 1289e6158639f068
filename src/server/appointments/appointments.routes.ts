import type { FastifyInstance } from 'fastify'
import {
  acceptAppointment,
  assignAppointment,
  cancelAppointment,
  declineOffer,
  finishAppointment,
  listAppointments,
  listAssignable,
  listFreeTimes,
  listMoreAppointments,
  markPhoned,
  rejectAppointment,
  takeOffer,
  requestAppointment,
  startAppointment,
  listUnanswered,
  listInDoubt,
  listFollowUps,
  listOpenRequests,
  listOwnRequests,
  listFacilityVisits,
  listTeleconsultations,
  listVisitsWithoutNote,
  readTownFigures,
  readDoctorSummary,
} from './appointments.operations.ts'
import { limited } from '../platform/runtime/concurrency-limiter.ts'
import type { AppContext } from '../platform/context/request-context.ts'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'
import { accept, cancel, finish, reject, start } from './appointments.decisions.service.ts'
import {
  followUps,
  openRequests,
  ownRequests,
  summarize,
  teleconsultations,
  visitsWithoutNote,
} from './worklist/appointments.worklist.service.ts'
import { freeTimes } from './assignment/appointments.bookable.service.ts'
import { listSessions, takeToken } from './tokens/appointments.tokens.operations.ts'
import { offeredSessions } from './tokens/appointments.token-offers.ts'
import { take as takeTokenOf } from './tokens/appointments.tokens.service.ts'
import { queueOperations, queueRoutes } from './queue/appointments.queue.routes.ts'
import { offeredSlots } from './slots/appointments.slot-offers.ts'
import { holdSlot, listSlots, releaseSlot, takeSlot } from './slots/appointments.slots.operations.ts'
import { hold, release, take as takeSlotOf } from './slots/appointments.slots.service.ts'
import { list, listMore, request } from './appointments.service.ts'
import { figuresOfTown } from './worklist/appointments.figures.ts'
import { inDoubtForCoordinator, listForCoordinator } from './coordinator/appointments.coordinator.service.ts'
import { decline, take } from './answers/appointments.offers-in-person.service.ts'
import { assign, assignable, phoned } from './coordinator/appointments.assigning.service.ts'
import { facilityVisits } from './worklist/appointments.facility-visits.ts'

export const operations = [
  listAppointments,
  listMoreAppointments,
  listFreeTimes,
  listSessions,
  takeToken,
  listSlots,
  holdSlot,
  releaseSlot,
  takeSlot,
  requestAppointment,
  acceptAppointment,
  rejectAppointment,
  startAppointment,
  finishAppointment,
  cancelAppointment,
  takeOffer,
  declineOffer,
  listUnanswered,
  listInDoubt,
  markPhoned,
  listAssignable,
  assignAppointment,
  readDoctorSummary,
  readTownFigures,
  listFollowUps,
  listOpenRequests,
  listOwnRequests,
  listTeleconsultations,
  listFacilityVisits,
  listVisitsWithoutNote,
  ...queueOperations,
]

export function routes(app: FastifyInstance, appContext: AppContext): void {
  registerEndpoint(app, appContext, listAppointments, list)
  registerEndpoint(app, appContext, listMoreAppointments, listMore)
  registerEndpoint(app, appContext, listFreeTimes, limited(appContext.searchLimiter, freeTimes))
  registerEndpoint(app, appContext, listSessions, limited(appContext.searchLimiter, offeredSessions))
  registerEndpoint(app, appContext, takeToken, takeTokenOf)
  registerEndpoint(app, appContext, listSlots, limited(appContext.searchLimiter, offeredSlots))
  registerEndpoint(app, appContext, holdSlot, hold)
  registerEndpoint(app, appContext, releaseSlot, release)
  registerEndpoint(app, appContext, takeSlot, takeSlotOf)
  registerEndpoint(app, appContext, requestAppointment, request)
  registerEndpoint(app, appContext, acceptAppointment, accept)
  registerEndpoint(app, appContext, rejectAppointment, reject)
  registerEndpoint(app, appContext, startAppointment, start)
  registerEndpoint(app, appContext, finishAppointment, finish)
  registerEndpoint(app, appContext, cancelAppointment, cancel)
  registerEndpoint(app, appContext, listUnanswered, limited(appContext.searchLimiter, listForCoordinator))
  registerEndpoint(app, appContext, listInDoubt, limited(appContext.searchLimiter, inDoubtForCoordinator))
  registerEndpoint(app, appContext, takeOffer, take)
  registerEndpoint(app, appContext, declineOffer, decline)
  registerEndpoint(app, appContext, markPhoned, phoned)
  registerEndpoint(app, appContext, listAssignable, limited(appContext.searchLimiter, assignable))
  registerEndpoint(app, appContext, assignAppointment, assign)
  registerEndpoint(app, appContext, readTownFigures, figuresOfTown)
  registerEndpoint(app, appContext, readDoctorSummary, summarize)
  registerEndpoint(app, appContext, listFollowUps, followUps)
  registerEndpoint(app, appContext, listOwnRequests, ownRequests)
  registerEndpoint(app, appContext, listOpenRequests, openRequests)
  registerEndpoint(app, appContext, listTeleconsultations, teleconsultations)
  registerEndpoint(app, appContext, listFacilityVisits, facilityVisits)
  registerEndpoint(app, appContext, listVisitsWithoutNote, visitsWithoutNote)
  queueRoutes(app, appContext)
}
