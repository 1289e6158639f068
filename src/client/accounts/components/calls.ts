import { login, recover, register } from '../../../shared/accounts/accounts.endpoints.ts'
import { addressInPlaceOfEmail, suggestUsername } from '../../../shared/accounts/accounts.rules.ts'
import { credentials, recovery, registration } from '../../../shared/accounts/accounts.forms.ts'
import { ApiError, call } from '../../platform/api/api.ts'
import { checkForm } from '../../platform/forms/check-form.ts'
import { familyMark } from '../../platform/storage/profile-mark.ts'
import { syncClock } from '../../platform/clock/sync-clock.ts'
import { readToken } from '../../platform/session/token.ts'

/**
 * What a submit needs: schemas, validation, the calls. A separate chunk, loaded on the first focus, which saves the
 * page 6 kB.
 */
export function checkLogin(typed: unknown) {
  return checkForm(credentials, typed)
}

/**
 * Returns the token; throws when the answer has none. On a shared phone it restores the user's profile before the app
 * starts.
 */
export async function sendLogin(body: Login, key: string): Promise<string> {
  const answer = await call(login, { body, key })
  if (!answer?.token)
    throw new ApiError('No token received', { status: 200, code: 'noTokenReceived', feature: 'accounts' })
  // Otherwise a phone that is a day ahead would see a doctor's token as expired.
  syncClock(readToken(answer.token).madeMs)
  if (familyMark() !== '')
    await (await import('../../platform/profiles/profiles.ts')).restoreProfile(answer.token)
  return answer.token
}

export { addressInPlaceOfEmail, suggestUsername }

export function checkRegistration(typed: unknown) {
  return checkForm(registration, typed)
}

export async function sendRegistration(body: Registration, key: string): Promise<void> {
  await call(register, { body, key })
}

export function checkRecovery(typed: unknown) {
  return checkForm(recovery, typed)
}

export async function sendRecovery(body: Recovery, key: string): Promise<void> {
  await call(recover, { body, key })
}

type Passed<C> = C extends { output: infer Output } ? Output : never
export type Login = Passed<ReturnType<typeof checkLogin>>
export type Registration = Passed<ReturnType<typeof checkRegistration>>
export type Recovery = Passed<ReturnType<typeof checkRecovery>>
