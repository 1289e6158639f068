import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../platform/context/request-context.ts'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'
import {
  addLeave,
  addSession,
  endLeave,
  endSession,
  listDoctorsWithPlaces,
  readAvailability,
} from './availability.operations.ts'
import {
  addDaysOff,
  addWeekly,
  doctorsWithPlaces,
  endDaysOff,
  endWeekly,
  read,
} from './availability.service.ts'

export const operations = [
  readAvailability,
  listDoctorsWithPlaces,
  addSession,
  endSession,
  addLeave,
  endLeave,
]

export function routes(app: FastifyInstance, appContext: AppContext): void {
  registerEndpoint(app, appContext, readAvailability, read)
  registerEndpoint(app, appContext, listDoctorsWithPlaces, doctorsWithPlaces)
  registerEndpoint(app, appContext, addSession, addWeekly)
  registerEndpoint(app, appContext, endSession, endWeekly)
  registerEndpoint(app, appContext, addLeave, addDaysOff)
  registerEndpoint(app, appContext, endLeave, endDaysOff)
}
