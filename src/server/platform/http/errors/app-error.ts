import { commonErrors, type CommonErrorCode, type ErrorDetails } from '../../../../shared/kit/wire-error.ts'
import type { Operation, ErrorCodeOf } from '../../operations/operation.ts'

/**
 * A refusal with an error code, which belongs to an operation or to the common list; errors.ts turns it into an
 * answer.
 */
export class AppError extends Error {
  readonly code: string
  readonly status: number
  readonly feature: string | null
  readonly fields: Record<string, string> | undefined
  readonly details: ErrorDetails | undefined

  constructor(
    what: { code: string; status: number; feature: string | null },
    extras: { fields?: Record<string, string>; details?: ErrorDetails } = {},
  ) {
    super(what.code)
    this.code = what.code
    this.status = what.status
    this.feature = what.feature
    this.fields = extras.fields
    this.details = extras.details
  }
}

/** A refusal every endpoint may give. */
export function appError(
  code: CommonErrorCode,
  extras?: { fields?: Record<string, string>; details?: ErrorDetails },
): AppError {
  return new AppError({ code, status: commonErrors[code], feature: null }, extras)
}

/** A refusal this operation declares. */
export function endpointError<O extends Operation>(
  operation: O,
  code: ErrorCodeOf<O>,
  extras?: { fields?: Record<string, string>; details?: ErrorDetails },
): AppError {
  const feature = operation.name.slice(0, operation.name.indexOf('.'))
  return new AppError({ code, status: operation.refusals[code] ?? 409, feature }, extras)
}

/** Some fields do not fit: 400 with a code each. */
export function validationError(
  feature: string,
  fields: Record<string, string>,
  details?: ErrorDetails,
): AppError {
  return new AppError({ code: 'invalid', status: 400, feature }, { fields, ...(details && { details }) })
}
