import { buildDocument } from '../documents/documents.fixtures.ts'
import type { AccessRows } from '../platform/context/access-rows.ts'

const ofPatient =
  (body?: (doctorId: string) => object): AccessRows[string] =>
  async ({ appContext, patientId, doctorId }) => ({
    owner: 'patient',
    id: await buildDocument(appContext, { patientId }),
    ...(body && { body: body(doctorId) }),
  })

export const accessRows: AccessRows = {
  'sensitive.read': ofPatient(),
  'sensitive.mark': ofPatient(() => ({ isPrivate: true })),
  'sensitive.open': ofPatient((doctor) => ({ doctor, isOpen: false })),
}
