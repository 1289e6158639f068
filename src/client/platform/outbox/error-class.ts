import { ApiError } from '../api/api-error.ts'
import type { QueuedError } from './queued-mutation.ts'

/**
 * How a failed attempt is treated. lost: the server was not reached. over: the session has ended. refused: the server
 * rejected the write for good. unclear: a proxy answered, or the server failed; try again.
 */
export type ErrorClass = 'lost' | 'over' | 'refused' | 'unclear'

const unreachable = new Set([0, 502, 503, 504])
/** Temporary refusals: the same write may succeed later. */
const transient = new Set([408, 425, 429])

export function classifyError(error: unknown): ErrorClass {
  if (!(error instanceof ApiError)) return 'unclear'
  const { status, code } = error
  if (unreachable.has(status)) return 'lost'
  // A captive portal or a proxy answered: no error code of our server.
  if (code === 'http' || code === 'told' || code === 'notJson' || code === 'invalidJson') return 'unclear'
  if (status === 401) return 'over'
  return status >= 400 && status < 500 && !transient.has(status) ? 'refused' : 'unclear'
}

export function toQueuedError(error: unknown): QueuedError {
  if (!(error instanceof ApiError)) return { status: 0, code: 'internal', room: '', message: '' }
  const { status, code, feature, message, fields, details } = error
  return { status, code, room: feature, message, fields, details }
}

/** The reverse, for error-text.ts, which turns an `ApiError` into a sentence. */
export function errorOf(lastError: QueuedError): ApiError {
  return new ApiError(lastError.message, { ...lastError, feature: lastError.room })
}
