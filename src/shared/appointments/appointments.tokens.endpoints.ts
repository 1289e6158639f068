import { defineEndpoint } from '../kit/endpoint.ts'
import type * as schemas from './tokens/appointments.tokens.schemas.ts'

/** The next sessions by token with a free place, of doctors for what the note names. */
export const listSessions = defineEndpoint<typeof schemas.listSessions>()({
  name: 'appointments.sessions',
  actsFor: 'appointments',
  method: 'GET',
  path: '/api/appointments/sessions',
  access: ['patient'],
  outbox: 'now',
})

/** Confirms itself while the session has a place. */
export const takeToken = defineEndpoint<typeof schemas.takeToken>()({
  name: 'appointments.takeToken',
  actsFor: 'appointments',
  method: 'POST',
  path: '/api/appointments/tokens',
  access: ['patient'],
  body: true,
  outbox: 'now',
})
