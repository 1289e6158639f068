import * as endpoints from '../../shared/accounts/accounts.endpoints.ts'
import * as schemas from '../../shared/accounts/accounts.schemas.ts'
import { operation } from '../platform/operations/operation.ts'

export const register = operation(endpoints.register, schemas.register, {
  summary: 'Make an account as a patient or a doctor',
  status: 201,
  refusals: { usernameTaken: 409, emailTaken: 409, busy: 503 },
  audited: true,
  // Wide, because a village or a health camp may share one address.
  quotas: [{ per: 'address', most: 60, seconds: 60 * 60 }],
})

export const login = operation(endpoints.login, schemas.login, {
  summary: 'Sign in; the token goes into the Authorization header of later calls',
  refusals: { invalidCredentials: 401, tooManyAttempts: 429, busy: 503 },
  audited: true,
})

export const logout = operation(endpoints.logout, schemas.logout, {
  summary: 'End this session: its token is refused from now on',
  audited: true,
})

export const readSession = operation(endpoints.readSession, schemas.readSession, {
  summary: 'Who the token speaks for',
  audited: false,
})
