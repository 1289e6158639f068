import type { FastifyInstance } from 'fastify'
import {
  acceptAppointment,
  cancelAppointment,
  listAppointments,
  rejectAppointment,
  requestAppointment,
  startAppointment,
} from '../../shared/appointments/appointments.contract.ts'
import type { House } from '../platform/http/call.ts'
import { serve } from '../platform/http/serve.ts'
import { accept, cancel, reject, start } from './appointments.decisions.service.ts'
import { list, request } from './appointments.service.ts'

export const contracts = [
  listAppointments,
  requestAppointment,
  acceptAppointment,
  rejectAppointment,
  startAppointment,
  cancelAppointment,
]

export function routes(app: FastifyInstance, house: House): void {
  serve(app, house, listAppointments, list)
  serve(app, house, requestAppointment, request)
  serve(app, house, acceptAppointment, accept)
  serve(app, house, rejectAppointment, reject)
  serve(app, house, startAppointment, start)
  serve(app, house, cancelAppointment, cancel)
}
