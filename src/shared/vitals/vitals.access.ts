import type { Role } from '../kit/endpoint.ts'
import { mayReadPatient } from '../patients/patients.access.ts'

interface Reader {
  id: string
  role: Role
  approved: boolean
}

/** The owner of the readings, and whether the reader treats or treated them: see patients.access. */
export interface Ownership {
  personId: string
  hasCareRelationship: boolean
}

/** The person themselves, and approved doctors who treat or treated them. For others it is 404. */
export function canReadVitals({ personId, hasCareRelationship }: Ownership, reader: Reader): boolean {
  return reader.role === 'patient' ? reader.id === personId : mayReadPatient(reader, hasCareRelationship)
}

/** Only a doctor who treats the patient may attend to a critical reading. */
export function canAttend(ownership: Ownership, reader: Reader): boolean {
  return reader.role === 'doctor' && canReadVitals(ownership, reader)
}
