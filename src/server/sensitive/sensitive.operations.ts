import * as endpoints from '../../shared/sensitive/sensitive.endpoints.ts'
import * as schemas from '../../shared/sensitive/sensitive.schemas.ts'
import { operation } from '../platform/operations/operation.ts'

export const readPrivacy = operation(endpoints.readPrivacy, schemas.readPrivacy, {
  summary:
    'Whether a visit, a document or an illness of the patient is private, and to which doctors it is open',
  audited: false,
})

export const markPrivate = operation(endpoints.markPrivate, schemas.markPrivate, {
  summary: 'Keep a visit, a document or an illness from doctors, or no longer, which ends what was opened',
  audited: true,
})

export const openPrivate = operation(endpoints.openPrivate, schemas.openPrivate, {
  summary:
    'Open a private visit, document or illness to one of the doctors who treat the patient, or close it again',
  audited: true,
})
