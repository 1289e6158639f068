import { defineEndpoint, signedIn } from '../kit/endpoint.ts'
import type * as schemas from './accounts.schemas.ts'

export const register = defineEndpoint<typeof schemas.register>()({
  name: 'accounts.register',
  method: 'POST',
  path: '/api/auth/register',
  access: 'anyone',
  body: true,
  outbox: 'now',
})

export const login = defineEndpoint<typeof schemas.login>()({
  name: 'accounts.login',
  method: 'POST',
  path: '/api/auth/login',
  access: 'anyone',
  body: true,
  outbox: 'now',
})

export const logout = defineEndpoint<typeof schemas.logout>()({
  name: 'accounts.logout',
  method: 'POST',
  path: '/api/auth/logout',
  ...signedIn,
  outbox: 'now',
})

export const changePassword = defineEndpoint<typeof schemas.changePassword>()({
  name: 'accounts.changePassword',
  method: 'POST',
  path: '/api/auth/password',
  ...signedIn,
  body: true,
  outbox: 'now',
})

export const listSessions = defineEndpoint<typeof schemas.listSessions>()({
  name: 'accounts.sessions',
  method: 'GET',
  path: '/api/auth/sessions',
  ...signedIn,
  outbox: 'now',
})

export const endOtherSessions = defineEndpoint<typeof schemas.endOtherSessions>()({
  name: 'accounts.endOtherSessions',
  method: 'POST',
  path: '/api/auth/sessions/end-others',
  ...signedIn,
  outbox: 'now',
})

export const readRecoveryCodes = defineEndpoint<typeof schemas.readRecoveryCodes>()({
  name: 'accounts.recoveryCodes',
  method: 'GET',
  path: '/api/auth/recovery-codes',
  ...signedIn,
  outbox: 'now',
})

export const makeRecoveryCodes = defineEndpoint<typeof schemas.makeRecoveryCodes>()({
  name: 'accounts.makeRecoveryCodes',
  method: 'POST',
  path: '/api/auth/recovery-codes',
  ...signedIn,
  body: true,
  outbox: 'now',
})

export const recover = defineEndpoint<typeof schemas.recover>()({
  name: 'accounts.recover',
  method: 'POST',
  path: '/api/auth/recover',
  access: 'anyone',
  body: true,
  outbox: 'now',
})

export const readSecondFactor = defineEndpoint<typeof schemas.readSecondFactor>()({
  name: 'accounts.secondFactor',
  method: 'GET',
  path: '/api/auth/second-factor',
  access: ['coordinator'],
  outbox: 'now',
})

export const beginSecondFactor = defineEndpoint<typeof schemas.beginSecondFactor>()({
  name: 'accounts.beginSecondFactor',
  method: 'POST',
  path: '/api/auth/second-factor/begin',
  access: ['coordinator'],
  stepUp: true,
  outbox: 'now',
})

export const confirmSecondFactor = defineEndpoint<typeof schemas.confirmSecondFactor>()({
  name: 'accounts.confirmSecondFactor',
  method: 'POST',
  path: '/api/auth/second-factor/confirm',
  access: ['coordinator'],
  body: true,
  outbox: 'now',
})

export const removeSecondFactor = defineEndpoint<typeof schemas.removeSecondFactor>()({
  name: 'accounts.removeSecondFactor',
  method: 'POST',
  path: '/api/auth/second-factor/remove',
  access: ['coordinator'],
  stepUp: true,
  outbox: 'now',
})

export const stepUp = defineEndpoint<typeof schemas.stepUp>()({
  name: 'accounts.stepUp',
  method: 'POST',
  path: '/api/auth/step-up',
  ...signedIn,
  body: true,
  outbox: 'now',
})

export const closeAccount = defineEndpoint<typeof schemas.closeAccount>()({
  name: 'accounts.close',
  method: 'POST',
  path: '/api/auth/close',
  // The accounts of coordinators are kept by a command.
  access: ['patient', 'doctor'],
  unapproved: 'may',
  body: true,
  outbox: 'now',
})

// A write, because a name that is searched for does not belong in an address.
export const searchAccounts = defineEndpoint<typeof schemas.searchAccounts>()({
  name: 'accounts.search',
  method: 'POST',
  path: '/api/desk/accounts/search',
  access: ['coordinator'],
  body: true,
  outbox: 'now',
})

export const issueResetCode = defineEndpoint<typeof schemas.issueResetCode>()({
  name: 'accounts.issueResetCode',
  method: 'POST',
  path: '/api/desk/accounts/:id/reset-code',
  access: ['coordinator'],
  stepUp: true,
  body: true,
  outbox: 'now',
})

export const readSession = defineEndpoint<typeof schemas.readSession>()({
  name: 'accounts.session',
  method: 'GET',
  path: '/api/auth/session',
  ...signedIn,
  outbox: 'now',
})
