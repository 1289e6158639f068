import type { Role } from '../kit/endpoint.ts'
import { mayReadPatient } from '../patients/patients.access.ts'

interface Reader {
  /** The patient the reader acts for. */
  patientId: string | null
  role: Role
  approved: boolean
}

/** Whose documents they are, and whether the reader treats or treated them: see patients.access. */
interface Ownership {
  patientId: string
  hasCareRelationship: boolean
}

/** Who acts for the patient, and approved doctors who treat or treated them. For others it is 404. */
export function canReadDocuments({ patientId, hasCareRelationship }: Ownership, reader: Reader): boolean {
  return reader.role === 'patient'
    ? reader.patientId === patientId
    : mayReadPatient(reader, hasCareRelationship)
}

/** An upload belongs to the account that began it, while it acts for that patient. */
export function isOwnUpload(
  upload: { userId: string; patientId: string },
  actor: { id: string; patientId: string | null },
): boolean {
  return upload.userId === actor.id && upload.patientId === actor.patientId
}
