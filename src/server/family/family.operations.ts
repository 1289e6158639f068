import * as endpoints from '../../shared/family/family.endpoints.ts'
import * as schemas from '../../shared/family/family.schemas.ts'
import { operation } from '../platform/operations/operation.ts'

export const sealSecret = operation(endpoints.sealSecret, schemas.sealSecret, {
  summary: 'Seals what opens a person’s things on a phone of several, so that only the server can read it',
  audited: false,
})

export const openSecret = operation(endpoints.openSecret, schemas.openSecret, {
  summary:
    'Gives it back to whoever it was sealed for, in the first minutes after a sign-in with the password',
  refusals: { notYours: 403, notFresh: 403 },
  audited: true,
})
