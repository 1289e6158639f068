import type { FastifyInstance } from 'fastify'
import {
  addFacility,
  addMember,
  editFacility,
  endMember,
  hideFacility,
  listAllFacilities,
  listFacilities,
  listMembers,
  listVillages,
  showFacility,
} from './facilities.operations.ts'
import type { AppContext } from '../platform/context/request-context.ts'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'
import { add, edit, hide, list, listAll, show, villages } from './facilities.service.ts'
import { end, enter, membersOf } from './members/facilities.members.service.ts'

export const operations = [
  listFacilities,
  listVillages,
  listAllFacilities,
  addFacility,
  editFacility,
  hideFacility,
  showFacility,
  listMembers,
  addMember,
  endMember,
]

export function routes(app: FastifyInstance, appContext: AppContext): void {
  registerEndpoint(app, appContext, listFacilities, list)
  registerEndpoint(app, appContext, listVillages, villages)
  registerEndpoint(app, appContext, listAllFacilities, listAll)
  registerEndpoint(app, appContext, addFacility, add)
  registerEndpoint(app, appContext, editFacility, edit)
  registerEndpoint(app, appContext, hideFacility, hide)
  registerEndpoint(app, appContext, showFacility, show)
  registerEndpoint(app, appContext, listMembers, membersOf)
  registerEndpoint(app, appContext, addMember, enter)
  registerEndpoint(app, appContext, endMember, end)
}
