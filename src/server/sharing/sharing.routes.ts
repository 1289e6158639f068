import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../platform/context/request-context.ts'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'
import { endOne, inviteHelper, listAll as listOfPatient } from './sharing.guardians.service.ts'
import { accept, end, listAll as listOfAccount } from './sharing.invitations.service.ts'
import {
  acceptInvitation,
  endAccess,
  endHelping,
  invite,
  listAccess,
  listInvitations,
} from './sharing.operations.ts'

export const operations = [listAccess, invite, endAccess, listInvitations, acceptInvitation, endHelping]

export function routes(app: FastifyInstance, appContext: AppContext): void {
  registerEndpoint(app, appContext, listAccess, listOfPatient)
  registerEndpoint(app, appContext, invite, inviteHelper)
  registerEndpoint(app, appContext, endAccess, endOne)
  registerEndpoint(app, appContext, listInvitations, listOfAccount)
  registerEndpoint(app, appContext, acceptInvitation, accept)
  registerEndpoint(app, appContext, endHelping, end)
}
