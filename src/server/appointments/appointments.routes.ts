import type { FastifyInstance } from 'fastify'
import {
  acceptAppointment,
  cancelAppointment,
  finishAppointment,
  listAppointments,
  rejectAppointment,
  requestAppointment,
  startAppointment,
} from '../../shared/appointments/appointments.contract.ts'
import { listUnanswered } from '../../shared/appointments/appointments.desk.contract.ts'
import {
  listFollowUps,
  listOpenRequests,
  listOwnRequests,
  listTeleconsultations,
} from '../../shared/appointments/appointments.practice.contract.ts'
import { readTownFigures } from '../../shared/appointments/appointments.figures.contract.ts'
import { readDoctorSummary } from '../../shared/appointments/appointments.summary.contract.ts'
import { limited } from '../platform/http/concurrency-limiter.ts'
import type { House } from '../platform/http/call.ts'
import { serve } from '../platform/http/serve.ts'
import { accept, cancel, finish, reject, start } from './appointments.decisions.service.ts'
import {
  followUps,
  openRequests,
  ownRequests,
  summarize,
  teleconsultations,
} from './appointments.practice.service.ts'
import { list, request } from './appointments.service.ts'
import { figuresOfTown } from './appointments.figures.ts'
import { listForDesk } from './appointments.desk.service.ts'

export const contracts = [
  listAppointments,
  requestAppointment,
  acceptAppointment,
  rejectAppointment,
  startAppointment,
  finishAppointment,
  cancelAppointment,
  listUnanswered,
  readDoctorSummary,
  readTownFigures,
  listFollowUps,
  listOpenRequests,
  listOwnRequests,
  listTeleconsultations,
]

export function routes(app: FastifyInstance, house: House): void {
  serve(app, house, listAppointments, list)
  serve(app, house, requestAppointment, request)
  serve(app, house, acceptAppointment, accept)
  serve(app, house, rejectAppointment, reject)
  serve(app, house, startAppointment, start)
  serve(app, house, finishAppointment, finish)
  serve(app, house, cancelAppointment, cancel)
  serve(app, house, listUnanswered, limited(house.searchLimiter, listForDesk))
  serve(app, house, readTownFigures, figuresOfTown)
  serve(app, house, readDoctorSummary, summarize)
  serve(app, house, listFollowUps, followUps)
  serve(app, house, listOwnRequests, ownRequests)
  serve(app, house, listOpenRequests, openRequests)
  serve(app, house, listTeleconsultations, teleconsultations)
}
