import type { FastifyInstance } from 'fastify'
import {
  exportVolunteers,
  listVolunteers,
  readVolunteer,
  saveVolunteer,
  withdrawVolunteer,
} from '../../shared/volunteers/volunteers.contract.ts'
import { limited } from '../platform/http/concurrency-limiter.ts'
import type { House } from '../platform/http/call.ts'
import { serve } from '../platform/http/serve.ts'
import { exportAll, list, readOwn, save, withdraw } from './volunteers.service.ts'

export const contracts = [readVolunteer, saveVolunteer, withdrawVolunteer, listVolunteers, exportVolunteers]

export function routes(app: FastifyInstance, house: House): void {
  serve(app, house, readVolunteer, readOwn)
  serve(app, house, saveVolunteer, save)
  serve(app, house, withdrawVolunteer, withdraw)
  serve(app, house, listVolunteers, limited(house.searchLimiter, list))
  serve(app, house, exportVolunteers, limited(house.searchLimiter, exportAll))
}
