import { ApiError } from './api-error.ts'
import type { Translate } from '../i18n/i18n.tsx'

/** The error in the user's language: the feature's message, else the common one, else the server's. */
export function errorText(t: Translate, error: unknown): string {
  if (!(error instanceof ApiError)) return t('errors.internal')
  const minutes = Math.max(1, Math.ceil((error.details?.retryAfterSeconds ?? 0) / 60))
  const values = { minutes, doctor: error.details?.doctor }
  return (
    t.find(`${error.feature}.refusals.${error.code}`, values) ??
    t.find(`errors.${error.code}`, values) ??
    error.message
  )
}

/** The message of a field's error code; a generic one for an unknown code. */
export function fieldText(t: Translate, feature: string, code: string): string {
  return t.find(`${feature}.fields.${code}`) ?? t.find(`errors.fields.${code}`) ?? t('errors.fields.invalid')
}
