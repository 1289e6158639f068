import { defineEndpoint } from '../kit/endpoint.ts'
import type * as schemas from './documents.schemas.ts'

const reading = { method: 'GET', outbox: 'now' } as const

export const listDocuments = defineEndpoint<typeof schemas.listDocuments>()({
  ...reading,
  name: 'documents.list',
  actsFor: 'guardianship',
  path: '/api/documents',
  access: ['patient'],
  kept: true,
})

export const readThumbnail = defineEndpoint<typeof schemas.readThumbnail>()({
  ...reading,
  name: 'documents.thumbnail',
  actsFor: 'guardianship',
  path: '/api/documents/:id/thumbnail',
  access: ['patient'],
  kept: true,
})

export const readFile = defineEndpoint<typeof schemas.readFile>()({
  ...reading,
  name: 'documents.file',
  actsFor: 'guardianship',
  path: '/api/documents/:id/file',
  access: ['patient'],
  binary: 'answer',
})

export const listPatientDocuments = defineEndpoint<typeof schemas.listPatientDocuments>()({
  ...reading,
  name: 'documents.ofPatient',
  path: '/api/patients/:id/documents',
  access: ['doctor'],
  subject: 'patient',
})

export const readPatientFile = defineEndpoint<typeof schemas.readPatientFile>()({
  ...reading,
  name: 'documents.fileOfPatient',
  path: '/api/patients/:id/documents/file',
  access: ['doctor'],
  subject: 'patient',
  binary: 'answer',
})

const writing = { method: 'POST', access: ['patient'] } as const

export const beginUpload = defineEndpoint<typeof schemas.beginUpload>()({
  ...writing,
  name: 'documents.beginUpload',
  actsFor: 'guardianship',
  path: '/api/documents/uploads',
  piecesPath: '/api/documents/uploads/:id/pieces',
  body: true,
  outbox: 'mayWait',
  onlyAdds: true,
})

export const appendPiece = defineEndpoint<typeof schemas.appendPiece>()({
  ...writing,
  name: 'documents.appendPiece',
  actsFor: 'guardianship',
  path: '/api/documents/uploads/:id/pieces',
  body: true,
  binary: 'body',
  outbox: 'now',
})

export const addDocument = defineEndpoint<typeof schemas.addDocument>()({
  ...writing,
  name: 'documents.add',
  actsFor: 'guardianship',
  path: '/api/documents',
  body: true,
  outbox: 'mayWait',
  onlyAdds: true,
})

/** By POST: its address and PIN stay out of ours. Nothing is stored. */
export const fetchSharedFile = defineEndpoint<typeof schemas.fetchSharedFile>()({
  ...writing,
  name: 'documents.fetchShared',
  actsFor: 'guardianship',
  path: '/api/documents/shared-file',
  body: true,
  outbox: 'now',
})

export const markDocumentError = defineEndpoint<typeof schemas.markDocumentError>()({
  ...writing,
  name: 'documents.markError',
  actsFor: 'guardianship',
  path: '/api/documents/:id/mark-error',
  outbox: 'mayWait',
})
