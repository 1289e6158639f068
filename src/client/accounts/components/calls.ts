import { login, register } from '../../../shared/accounts/accounts.endpoints.ts'
import { credentials, registration } from '../../../shared/accounts/accounts.forms.ts'
import { ApiError, call } from '../../platform/api/api.ts'
import { checkForm } from '../../platform/forms/check-form.ts'
import { familyMark } from '../../platform/storage/profile-mark.ts'
import { syncClock } from '../../platform/clock/sync-clock.ts'
import { readToken } from '../../platform/session/token.ts'

/**
 * What happens when a form is sent: schemas, checks, the call. A chunk of its own, fetched while somebody fills
 * in the first field, so that the page is there 6 kB earlier.
 */
export function checkLogin(typed: unknown) {
  return checkForm(credentials, typed)
}

/**
 * The token; a server that says yes without one is told so. On a phone that several share, what is theirs lies open
 * to them before the app begins.
 */
export async function sendLogin(body: Login, key: string): Promise<string> {
  const answer = await call(login, { body, key })
  if (!answer?.token)
    throw new ApiError('No token received', { status: 200, code: 'noTokenReceived', feature: 'accounts' })
  // Or a phone that is a day fast would find the sign-in of a doctor over before it began.
  syncClock(readToken(answer.token).madeMs)
  if (familyMark() !== '')
    await (await import('../../platform/profiles/profiles.ts')).restoreProfile(answer.token)
  return answer.token
}

export function checkRegistration(typed: unknown) {
  return checkForm(registration, typed)
}

export async function sendRegistration(body: Registration, key: string): Promise<void> {
  await call(register, { body, key })
}

type Passed<C> = C extends { output: infer Output } ? Output : never
export type Login = Passed<ReturnType<typeof checkLogin>>
export type Registration = Passed<ReturnType<typeof checkRegistration>>
