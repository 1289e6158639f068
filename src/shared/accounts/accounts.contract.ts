import * as v from 'valibot'
import { defineContract, roles } from '../kit/contract.ts'
import { done } from '../kit/schemas.ts'
import { credentials, registration } from './accounts.forms.ts'

const role = v.picklist(roles)

export const register = defineContract({
  name: 'accounts.register',
  summary: 'Make an account as a patient or a doctor',
  method: 'POST',
  path: '/api/auth/register',
  access: 'anyone',
  body: registration,
  answer: done,
  status: 201,
  refusals: { usernameTaken: 409, emailTaken: 409, busy: 503 },
  audited: true,
  // Wide, because a village or a health camp may share one address.
  quotas: [{ per: 'address', most: 60, seconds: 60 * 60 }],
  outbox: 'now',
})

export const login = defineContract({
  name: 'accounts.login',
  summary: 'Sign in; the token goes into the Authorization header of later calls',
  method: 'POST',
  path: '/api/auth/login',
  access: 'anyone',
  body: credentials,
  answer: v.object({ token: v.string(), role }),
  status: 200,
  refusals: { invalidCredentials: 401, tooManyAttempts: 429, busy: 503 },
  audited: true,
  outbox: 'now',
  secret: true,
})

export const logout = defineContract({
  name: 'accounts.logout',
  summary: 'End this session: its token is refused from now on',
  method: 'POST',
  path: '/api/auth/logout',
  access: roles,
  answer: done,
  status: 200,
  refusals: {},
  audited: true,
  outbox: 'now',
})

export const readSession = defineContract({
  name: 'accounts.session',
  summary: 'Who the token speaks for',
  method: 'GET',
  path: '/api/auth/session',
  access: roles,
  answer: v.object({
    username: v.string(),
    name: v.string(),
    /** As given at registration. */
    phone: v.string(),
    role,
    expiresAt: v.string(),
  }),
  status: 200,
  refusals: {},
  audited: false,
  outbox: 'now',
})
