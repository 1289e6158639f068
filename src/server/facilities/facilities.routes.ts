import type { FastifyInstance } from 'fastify'
import {
  addFacility,
  editFacility,
  hideFacility,
  listAllFacilities,
  listFacilities,
  listVillages,
  showFacility,
} from '../../shared/facilities/facilities.contract.ts'
import type { House } from '../platform/http/call.ts'
import { serve } from '../platform/http/serve.ts'
import { add, edit, hide, list, listAll, show, villages } from './facilities.service.ts'

export const contracts = [
  listFacilities,
  listVillages,
  listAllFacilities,
  addFacility,
  editFacility,
  hideFacility,
  showFacility,
]

export function routes(app: FastifyInstance, house: House): void {
  serve(app, house, listFacilities, list)
  serve(app, house, listVillages, villages)
  serve(app, house, listAllFacilities, listAll)
  serve(app, house, addFacility, add)
  serve(app, house, editFacility, edit)
  serve(app, house, hideFacility, hide)
  serve(app, house, showFacility, show)
}
