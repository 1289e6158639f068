import { ApiError } from '../api/api-error.ts'
import type { QueuedError } from './queued-mutation.ts'

/**
 * What became of a try. lost: nobody was there who could say. over: the session is. refused: the server said no,
 * and would say it again. unclear: somebody answered, but not as our server does, or our server was failing.
 */
export type ErrorClass = 'lost' | 'over' | 'refused' | 'unclear'

const unreachable = new Set([0, 502, 503, 504])
/** Says something about the moment, not about what was asked. */
const transient = new Set([408, 425, 429])

export function classifyError(error: unknown): ErrorClass {
  if (!(error instanceof ApiError)) return 'unclear'
  const { status, code } = error
  if (unreachable.has(status)) return 'lost'
  // A page of the village's wifi, or of a proxy, speaks without our codes.
  if (code === 'http' || code === 'told' || code === 'notJson' || code === 'invalidJson') return 'unclear'
  if (status === 401) return 'over'
  return status >= 400 && status < 500 && !transient.has(status) ? 'refused' : 'unclear'
}

export function toQueuedError(error: unknown): QueuedError {
  if (!(error instanceof ApiError)) return { status: 0, code: 'internal', room: '', message: '' }
  const { status, code, feature, message, fields, details } = error
  return { status, code, room: feature, message, fields, details }
}

/** And back, for the one place that has the sentences: error-text.ts. */
export function errorOf(lastError: QueuedError): ApiError {
  return new ApiError(lastError.message, { ...lastError, feature: lastError.room })
}
