import * as v from 'valibot'
import { defineContract, roles } from '../kit/contract.ts'
import { done, requiredText, tenDigitPhone } from '../kit/schemas.ts'

export const shortestPassword = 6
const longestPassword = 200

const username = v.pipe(requiredText(40), v.regex(/^[\p{L}\p{M}\p{N}._-]+$/u, 'usernameShape'))

const email = v.pipe(requiredText(254), v.email('emailInvalid'))

const newPassword = v.pipe(
  v.optional(v.string('required'), ''),
  v.minLength(1, 'required'),
  v.minLength(shortestPassword, 'passwordShort'),
  v.maxLength(longestPassword, 'tooLong'),
)

export const registration = v.pipe(
  v.object({
    username,
    email,
    password: newPassword,
    confirmPassword: v.pipe(v.optional(v.string('required'), ''), v.minLength(1, 'required')),
    name: requiredText(120),
    phone: tenDigitPhone,
    // A coordinator is made by a command, never by a form.
    role: v.picklist(['patient', 'doctor'], 'required'),
  }),
  v.forward(
    v.partialCheck(
      [['password'], ['confirmPassword']],
      (typed) => typed.password === typed.confirmPassword,
      'passwordsDiffer',
    ),
    ['confirmPassword'],
  ),
)

export const credentials = v.object({
  identifier: requiredText(254),
  password: v.pipe(
    v.optional(v.string('required'), ''),
    v.minLength(1, 'required'),
    v.maxLength(longestPassword, 'tooLong'),
  ),
})

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
  refusals: { usernameTaken: 409, emailTaken: 409 },
  audited: true,
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
  refusals: { invalidCredentials: 401, tooManyAttempts: 429 },
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
  answer: v.object({ username: v.string(), name: v.string(), role, expiresAt: v.string() }),
  status: 200,
  refusals: {},
  audited: false,
  outbox: 'now',
})
