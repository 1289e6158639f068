import * as endpoints from '../../shared/family/family.endpoints.ts'
import * as schemas from '../../shared/family/family.schemas.ts'
import { operation } from '../platform/operations/operation.ts'

export const sealSecret = operation(endpoints.sealSecret, schemas.sealSecret, {
  summary: 'Encrypt the secret for a person’s data on a shared phone, so that only the server can decrypt it',
  audited: false,
})

export const openSecret = operation(endpoints.openSecret, schemas.openSecret, {
  summary: 'Decrypt it for the same person, in the first minutes after a sign-in with the password',
  refusals: { notYours: 403, notFresh: 403 },
  audited: true,
})
