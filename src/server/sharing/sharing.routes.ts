import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../platform/context/request-context.ts'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'
import { endOne, inviteHelper, listAll as listOfPatient, setTellMissed } from './sharing.guardians.service.ts'
import { makeCode, takeRecordOver } from './hand-over/sharing.hand-over.service.ts'
import { accept, end, listAll as listOfAccount } from './sharing.invitations.service.ts'
import {
  acceptInvitation,
  endAccess,
  endHelping,
  invite,
  listAccess,
  listInvitations,
  makeHandOverCode,
  takeOver,
  tellMissed,
} from './sharing.operations.ts'

export const operations = [
  listAccess,
  invite,
  endAccess,
  tellMissed,
  listInvitations,
  acceptInvitation,
  endHelping,
  makeHandOverCode,
  takeOver,
]

export function routes(app: FastifyInstance, appContext: AppContext): void {
  registerEndpoint(app, appContext, listAccess, listOfPatient)
  registerEndpoint(app, appContext, invite, inviteHelper)
  registerEndpoint(app, appContext, endAccess, endOne)
  registerEndpoint(app, appContext, tellMissed, setTellMissed)
  registerEndpoint(app, appContext, listInvitations, listOfAccount)
  registerEndpoint(app, appContext, acceptInvitation, accept)
  registerEndpoint(app, appContext, endHelping, end)
  registerEndpoint(app, appContext, makeHandOverCode, makeCode)
  registerEndpoint(app, appContext, takeOver, takeRecordOver)
}
