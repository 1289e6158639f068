import { errorText, fieldText } from '../../api/error-text.ts'
import type { Text } from '../../i18n/i18n.tsx'
import { errorOf } from '../error-class.ts'
import type { QueuedError } from '../queued-mutation.ts'

/** The reason of a refusal, by field if there are field errors; for a network failure only that. */
export function reasonOf({ t }: Pick<Text, 't'>, lastError: QueuedError, isRefused: boolean): string {
  if (!isRefused && lastError.status === 0) return t('waiting.noNetwork')
  const fields = Object.values(lastError.fields ?? {}).map((code) => fieldText(t, lastError.room, code))
  return fields.length > 0 ? fields.join(' ') : errorText(t, errorOf(lastError))
}
