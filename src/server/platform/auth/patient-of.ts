import { appError } from '../http/errors/app-error.ts'
import type { Person } from './sessions.ts'

/** The patient this person acts for. Throws for a role that acts for none. */
export function patientOf({ patientId }: Pick<Person, 'patientId'>): string {
  if (patientId === null) throw appError('wrongRole')
  return patientId
}
