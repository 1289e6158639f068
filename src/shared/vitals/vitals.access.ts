import type { Role } from '../kit/endpoint.ts'
import { mayReadPatient } from '../patients/patients.access.ts'

interface Reader {
  /** The patient the reader acts for. */
  patientId: string | null
  role: Role
  approved: boolean
}

/** Whose readings they are, and whether the reader treats or treated them: see patients.access. */
export interface Ownership {
  patientId: string
  hasCareRelationship: boolean
}

/** Who acts for the patient, and approved doctors who treat or treated them. For others it is 404. */
export function canReadVitals({ patientId, hasCareRelationship }: Ownership, reader: Reader): boolean {
  return reader.role === 'patient'
    ? reader.patientId === patientId
    : mayReadPatient(reader, hasCareRelationship)
}

/** Only a doctor who treats the patient may attend to a critical reading. */
export function canAttend(ownership: Ownership, reader: Reader): boolean {
  return reader.role === 'doctor' && canReadVitals(ownership, reader)
}
