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

export const listGrants = operation(endpoints.listGrants, schemas.listGrants, {
  summary: 'List the doctors whom the patient lets or let read the record, at most 50',
  audited: false,
})

export const findDoctors = operation(endpoints.findDoctors, schemas.findDoctors, {
  summary: 'Approved doctors whom the patient may let read the record: those met, or all by name; at most 20',
  audited: false,
  quotas: [{ per: 'person', most: 300, seconds: 3_600 }],
})

export const grantRecord = operation(endpoints.grantRecord, schemas.grantRecord, {
  summary:
    'Let a doctor read the record for some days, but for what is private; the doctor is told. Takes the place of an earlier one to the same doctor',
  status: 201,
  refusals: { tooManyGrants: 409 },
  audited: true,
  quotas: [{ per: 'person', most: 30, seconds: 24 * 3_600 }],
})

export const endGrant = operation(endpoints.endGrant, schemas.endGrant, {
  summary: 'End at once what a doctor was let read',
  audited: true,
})

export const listGranted = operation(endpoints.listGranted, schemas.listGranted, {
  summary: 'List the records that patients let this doctor read now',
  audited: 'daily',
  unapprovedAnswer: [],
})

export const openShare = operation(endpoints.openShare, schemas.openShare, {
  summary: 'Open a link of this server as the doctor who is signed in, by name in the list and in who looked',
  audited: true,
  quotas: [{ per: 'person', most: 60, seconds: 600 }],
  unapprovedAnswer: {},
})
