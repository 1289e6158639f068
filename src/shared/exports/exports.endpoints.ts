import { defineEndpoint, signedIn } from '../kit/endpoint.ts'
import type * as schemas from './exports.schemas.ts'

/** With another patient chosen: that record only, without the account. */
export const downloadExport = defineEndpoint<typeof schemas.downloadExport>()({
  method: 'GET',
  name: 'exports.download',
  path: '/api/export',
  ...signedIn,
  actsFor: 'guardianship',
  stepUp: true,
  binary: 'answer',
  outbox: 'now',
})
