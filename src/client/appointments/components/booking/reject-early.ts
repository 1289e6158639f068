import { ApiError } from '../../../platform/api/api.ts'

/** Throws the error that the server would send: the form shows each code at its field. */
export function rejectEarly(fields: Record<string, string>): never {
  throw new ApiError('Please check the marked fields.', {
    status: 400,
    code: 'invalid',
    feature: 'appointments',
    fields,
  })
}
