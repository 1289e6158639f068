import { ApiError } from '../api-error.ts'
import type { Trouble } from './waiting.ts'

/**
 * What became of a try. lost: nobody was there who could say. over: the session is. refused: the server said no,
 * and would say it again. unclear: somebody answered, but not as our server does, or our server was in trouble.
 */
export type Verdict = 'lost' | 'over' | 'refused' | 'unclear'

const nobodyThere = new Set([0, 502, 503, 504])
/** Says something about the moment, not about what was asked. */
const passing = new Set([408, 425, 429])

export function judge(error: unknown): Verdict {
  if (!(error instanceof ApiError)) return 'unclear'
  const { status, code } = error
  if (nobodyThere.has(status)) return 'lost'
  // A page of the village's wifi, or of a proxy, speaks without our codes.
  if (code === 'http' || code === 'told' || code === 'notJson' || code === 'invalidJson') return 'unclear'
  if (status === 401) return 'over'
  return status >= 400 && status < 500 && !passing.has(status) ? 'refused' : 'unclear'
}

export function troubleOf(error: unknown): Trouble {
  if (!(error instanceof ApiError)) return { status: 0, code: 'internal', room: '', message: '' }
  const { status, code, room, message, fields, details } = error
  return { status, code, room, message, fields, details }
}

/** And back, for the one place that has the sentences: error-text.ts. */
export function errorOf(trouble: Trouble): ApiError {
  return new ApiError(trouble.message, trouble)
}
