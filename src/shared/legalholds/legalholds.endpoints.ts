import { defineEndpoint } from '../kit/endpoint.ts'
import type * as schemas from './legalholds.schemas.ts'

const forDoctor = { access: ['doctor'], outbox: 'now' } as const

/** Not kept on a device. */
export const listLegalHolds = defineEndpoint<typeof schemas.listLegalHolds>()({
  ...forDoctor,
  name: 'legalholds.ofPatient',
  method: 'GET',
  path: '/api/patients/:id/legal-holds',
  subject: 'patient',
  former: 'may',
})

/** By the doctor of the encounter. */
export const markLegalHold = defineEndpoint<typeof schemas.markLegalHold>()({
  ...forDoctor,
  name: 'legalholds.mark',
  method: 'POST',
  path: '/api/encounters/:id/legal-holds',
  body: true,
})

/** By its doctor, or one who treats the patient and reads it. */
export const endLegalHold = defineEndpoint<typeof schemas.endLegalHold>()({
  ...forDoctor,
  name: 'legalholds.end',
  method: 'POST',
  path: '/api/legal-holds/:id/end',
  body: true,
})

/** By its doctor: the mark was a mistake. */
export const takeBackLegalHold = defineEndpoint<typeof schemas.takeBackLegalHold>()({
  ...forDoctor,
  name: 'legalholds.takeBack',
  method: 'POST',
  path: '/api/legal-holds/:id/take-back',
  body: true,
})
