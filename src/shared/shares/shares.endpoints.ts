import { defineEndpoint } from '../kit/endpoint.ts'
import type * as schemas from './shares.schemas.ts'

const ofPatient = { access: ['patient'], actsFor: 'guardianship', outbox: 'now' } as const

export const listShares = defineEndpoint<typeof schemas.listShares>()({
  ...ofPatient,
  name: 'shares.list',
  method: 'GET',
  path: '/api/shares',
})

/** What the browser encrypts. */
export const readShareContent = defineEndpoint<typeof schemas.readShareContent>()({
  ...ofPatient,
  name: 'shares.readContent',
  method: 'GET',
  path: '/api/shares/content',
  binary: 'answer',
})

export const makeShare = defineEndpoint<typeof schemas.makeShare>()({
  ...ofPatient,
  name: 'shares.make',
  method: 'POST',
  path: '/api/shares',
  body: true,
})

export const endShare = defineEndpoint<typeof schemas.endShare>()({
  ...ofPatient,
  name: 'shares.end',
  method: 'POST',
  path: '/api/shares/:id/end',
})

/** Doctors here whom the patient lets read the record. */
export const listGrants = defineEndpoint<typeof schemas.listGrants>()({
  ...ofPatient,
  name: 'shares.listGrants',
  method: 'GET',
  path: '/api/record-grants',
})

/** Without a name: whom the patient has met. */
export const findDoctors = defineEndpoint<typeof schemas.findDoctors>()({
  ...ofPatient,
  name: 'shares.findDoctors',
  method: 'GET',
  path: '/api/record-grants/doctors',
})

export const grantRecord = defineEndpoint<typeof schemas.grantRecord>()({
  ...ofPatient,
  name: 'shares.grant',
  method: 'POST',
  path: '/api/record-grants',
  body: true,
})

export const endGrant = defineEndpoint<typeof schemas.endGrant>()({
  ...ofPatient,
  name: 'shares.endGrant',
  method: 'POST',
  path: '/api/record-grants/:id/end',
})

/** Records that this doctor may read now because the patient lets them. */
export const listGranted = defineEndpoint<typeof schemas.listGranted>()({
  name: 'shares.listGranted',
  method: 'GET',
  path: '/api/doctor/record-grants',
  access: ['doctor'],
  outbox: 'now',
})

/** A doctor opens a link of this server as themselves. */
export const openShare = defineEndpoint<typeof schemas.openShare>()({
  name: 'shares.open',
  method: 'POST',
  path: '/api/doctor/shares/open',
  access: ['doctor'],
  outbox: 'now',
  body: true,
})
