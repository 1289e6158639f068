import type { Role } from '../kit/endpoint.ts'
import { mayReadPatient } from '../patients/patients.access.ts'

interface Reader {
  id: string
  role: Role
  approved: boolean
}

/** Whose readings they are, and whether the reader treats or treated that person: see patients.access. */
export interface Ownership {
  personId: string
  hasCareRelationship: boolean
}

/** The person themselves, and approved doctors who treat or treated them. To others they are not found. */
export function canReadVitals({ personId, hasCareRelationship }: Ownership, reader: Reader): boolean {
  return reader.role === 'patient' ? reader.id === personId : mayReadPatient(reader, hasCareRelationship)
}

/** Only a doctor in charge may take a critical reading upon themselves. */
export function canAttend(ownership: Ownership, reader: Reader): boolean {
  return reader.role === 'doctor' && canReadVitals(ownership, reader)
}
