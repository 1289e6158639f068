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
