import * as endpoints from '../../shared/accounts/accounts.endpoints.ts'
import * as schemas from '../../shared/accounts/accounts.schemas.ts'
import { operation } from '../platform/operations/operation.ts'

export const register = operation(endpoints.register, schemas.register, {
  summary: 'Register as a patient or a doctor',
  status: 201,
  refusals: { usernameTaken: 409, emailTaken: 409, busy: 503 },
  audited: true,
  // Wide, because a village or a health camp may share one address.
  quotas: [{ per: 'address', most: 60, seconds: 60 * 60 }],
})

export const login = operation(endpoints.login, schemas.login, {
  summary: 'Sign in; send the token in the Authorization header of later requests',
  refusals: { invalidCredentials: 401, codeNeeded: 401, codeWrong: 401, tooManyAttempts: 429, busy: 503 },
  audited: true,
})

export const logout = operation(endpoints.logout, schemas.logout, {
  summary: 'Sign out: end this session and reject its token from now on',
  audited: true,
})

export const changePassword = operation(endpoints.changePassword, schemas.changePassword, {
  summary: 'Change the password, and end all other sessions of the account',
  refusals: { wrongPassword: 400, tooManyAttempts: 429, busy: 503 },
  audited: true,
})

export const listSessions = operation(endpoints.listSessions, schemas.listSessions, {
  summary: 'List the open sessions of the account',
  audited: false,
})

export const endOtherSessions = operation(endpoints.endOtherSessions, schemas.endOtherSessions, {
  summary: 'End all sessions of the account except this one',
  audited: true,
})

export const readRecoveryCodes = operation(endpoints.readRecoveryCodes, schemas.readRecoveryCodes, {
  summary: 'How many recovery codes are left',
  audited: false,
})

export const makeRecoveryCodes = operation(endpoints.makeRecoveryCodes, schemas.makeRecoveryCodes, {
  summary: 'Make eight new recovery codes; the earlier ones stop working',
  refusals: { wrongPassword: 400, tooManyAttempts: 429, busy: 503 },
  audited: true,
})

export const recover = operation(endpoints.recover, schemas.recover, {
  summary: 'Set a new password with a recovery code or a code from the desk; ends all sessions',
  refusals: { recoveryRefused: 401, tooManyAttempts: 429, busy: 503 },
  audited: true,
})

export const readSecondFactor = operation(endpoints.readSecondFactor, schemas.readSecondFactor, {
  summary: 'Whether the sign-in asks for a code from an authenticator app',
  audited: false,
})

export const beginSecondFactor = operation(endpoints.beginSecondFactor, schemas.beginSecondFactor, {
  summary: 'Make a secret for an authenticator app (RFC 6238); it counts once a code of it was confirmed',
  refusals: { alreadyOn: 409 },
  audited: true,
})

export const confirmSecondFactor = operation(endpoints.confirmSecondFactor, schemas.confirmSecondFactor, {
  summary: 'Confirm the secret with a code: from now on the sign-in asks for one; ends all other sessions',
  refusals: { codeWrong: 400, notBegun: 409, tooManyAttempts: 429 },
  audited: true,
})

export const removeSecondFactor = operation(endpoints.removeSecondFactor, schemas.removeSecondFactor, {
  summary: 'Ask for no code at the sign-in any more',
  audited: true,
})

export const stepUp = operation(endpoints.stepUp, schemas.stepUp, {
  summary:
    'Prove again who you are, by code or, without a second factor, by password; counts for ten minutes',
  refusals: { codeWrong: 400, wrongPassword: 400, otherProof: 409, tooManyAttempts: 429, busy: 503 },
  audited: true,
})

export const closeAccount = operation(endpoints.closeAccount, schemas.closeAccount, {
  summary: 'Close the account: nobody signs in with it any more, and what is still ahead is cancelled',
  refusals: { wrongPassword: 400, othersLeftAlone: 409, visitRunning: 409, tooManyAttempts: 429, busy: 503 },
  audited: true,
})

export const searchAccounts = operation(endpoints.searchAccounts, schemas.searchAccounts, {
  summary: 'Find the account of a patient or a doctor at the desk, by name, username or phone number',
  audited: 'daily',
  // A stolen session must not list the town.
  quotas: [{ per: 'person', most: 60, seconds: 10 * 60 }],
})

export const issueResetCode = operation(endpoints.issueResetCode, schemas.issueResetCode, {
  summary:
    'Make a one-time code with which the owner of the account sets a new password; replaces an earlier one',
  refusals: { notResettable: 403 },
  audited: true,
  quotas: [{ per: 'person', most: 30, seconds: 60 * 60 }],
})

export const readSession = operation(endpoints.readSession, schemas.readSession, {
  summary: 'Read the account that the token belongs to',
  audited: false,
})
