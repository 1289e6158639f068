import * as endpoints from '../../shared/shares/shares.endpoints.ts'
import * as schemas from '../../shared/shares/shares.schemas.ts'
import { operation } from '../platform/operations/operation.ts'

export const listShares = operation(endpoints.listShares, schemas.listShares, {
  summary: 'List what is and was shared of the patient by a link, and who opened it, at most 50',
  audited: false,
})

export const readShareContent = operation(endpoints.readShareContent, schemas.readShareContent, {
  summary: 'The part of the record to be shared, as a patient summary in FHIR, for the browser to encrypt',
  audited: false,
  quotas: [{ per: 'person', most: 60, seconds: 3_600 }],
})

export const makeShare = operation(endpoints.makeShare, schemas.makeShare, {
  summary: 'Keep an encrypted part of the record for whoever has the link; the server never has the key',
  status: 201,
  refusals: { tooManyShares: 409 },
  audited: true,
  quotas: [{ per: 'person', most: 60, seconds: 3_600 }],
})

export const endShare = operation(endpoints.endShare, schemas.endShare, {
  summary: 'End a share at once: what was encrypted is deleted, nobody opens the link any more',
  audited: true,
})
