import type { ErrorDetails } from '../../../shared/kit/wire-error.ts'

/**
 * A failed call: status 0 without an answer. `code` selects the message, see error-text.ts: 'told' when the answer has
 * only a message, 'http' when it has none.
 */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  /** The endpoint's feature, whose messages are looked up first. */
  readonly feature: string
  readonly fields: Record<string, string> | undefined
  readonly details: ErrorDetails | undefined

  constructor(
    message: string,
    what: {
      status: number
      code: string
      feature: string
      fields?: Record<string, string> | undefined
      details?: ErrorDetails | undefined
    },
  ) {
    super(message)
    this.name = 'ApiError'
    this.status = what.status
    this.code = what.code
    this.feature = what.feature
    this.fields = what.fields
    this.details = what.details
  }
}
