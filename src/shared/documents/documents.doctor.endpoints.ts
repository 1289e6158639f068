import { defineEndpoint } from '../kit/endpoint.ts'
import type * as schemas from './documents.schemas.ts'

// Apart from the others, which every page loads.
const forPatient = {
  method: 'POST',
  access: ['doctor'],
  subject: 'patient',
  body: true,
} as const

/** Of a doctor, for a patient whom they treat; a message makes a document of it. */
export const beginUploadFor = defineEndpoint<typeof schemas.beginUploadFor>()({
  ...forPatient,
  name: 'documents.beginUploadFor',
  path: '/api/patients/:id/documents/uploads',
  piecesPath: '/api/patients/:id/documents/uploads/pieces',
  outbox: 'mayWait',
  onlyAdds: true,
})

export const appendPieceFor = defineEndpoint<typeof schemas.appendPieceFor>()({
  ...forPatient,
  name: 'documents.appendPieceFor',
  path: '/api/patients/:id/documents/uploads/pieces',
  binary: 'body',
  outbox: 'now',
})

/** Not while offline: it stays for everybody to see, so the doctor reads at once whether it was done. */
export const markDocumentWrong = defineEndpoint<typeof schemas.markDocumentWrong>()({
  ...forPatient,
  name: 'documents.markWrong',
  path: '/api/patients/:id/documents/wrong',
  outbox: 'now',
})

/** By the doctor who marked it. */
export const takeBackDocumentMark = defineEndpoint<typeof schemas.takeBackDocumentMark>()({
  ...forPatient,
  name: 'documents.takeBackMark',
  path: '/api/patients/:id/documents/wrong/take-back',
  outbox: 'now',
})
