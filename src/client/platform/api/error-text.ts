import { ApiError } from './api-error.ts'
import type { Translate } from '../i18n/i18n.tsx'

/** What went wrong, in the reader's language: the feature's own sentence, the common one, else the server's. */
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

/** What is wrong with a field; a code without a message still says that something is. */
export function fieldText(t: Translate, feature: string, code: string): string {
  return t.find(`${feature}.fields.${code}`) ?? t.find(`errors.fields.${code}`) ?? t('errors.fields.invalid')
}
