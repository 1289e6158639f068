import * as endpoints from '../../../shared/appointments/appointments.tokens.endpoints.ts'
import * as schemas from '../../../shared/appointments/tokens/appointments.tokens.schemas.ts'
import { operation } from '../../platform/operations/operation.ts'

export const listSessions = operation(endpoints.listSessions, schemas.listSessions, {
  summary: 'List the next sessions by token in which a suitable doctor has a free place, soonest first',
  audited: false,
})

export const takeToken = operation(endpoints.takeToken, schemas.takeToken, {
  summary: 'Take a token of a session: confirmed at once while it has a place, until it begins',
  status: 201,
  refusals: {
    redFlag: 409,
    readFirst: 409,
    profileMissing: 409,
    alreadyAsked: 409,
    noToken: 409,
    tooManyPending: 409,
    tooManyToday: 429,
  },
  audited: true,
})
