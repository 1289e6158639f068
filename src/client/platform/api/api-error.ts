import type { ErrorDetails } from '../../../shared/kit/wire-error.ts'

/**
 * A call that did not work out: status 0 when nobody answered. `code` finds the sentence, see error-text.ts; it is
 * 'told' when the answer brings only a sentence of its own, and 'http' when it brings none.
 */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  /** The feature of the endpoint: its message namespace is asked first. */
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
