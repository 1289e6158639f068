import * as doctorEndpoints from '../../shared/documents/documents.doctor.endpoints.ts'
import * as endpoints from '../../shared/documents/documents.endpoints.ts'
import * as schemas from '../../shared/documents/documents.schemas.ts'
import { operation } from '../platform/operations/operation.ts'

export const listDocuments = operation(endpoints.listDocuments, schemas.listDocuments, {
  summary: 'List your documents, newest first, at most 200',
  audited: false,
})

export const readThumbnail = operation(endpoints.readThumbnail, schemas.readThumbnail, {
  summary: 'Read the thumbnail of a document: WebP in base64, null for a PDF',
  audited: false,
})

export const readFile = operation(endpoints.readFile, schemas.readFile, {
  summary: 'Read the file of a document: WebP, PDF, or a FHIR document',
  audited: false,
})

export const listPatientDocuments = operation(endpoints.listPatientDocuments, schemas.listPatientDocuments, {
  summary: 'List the newest documents of a patient whom this doctor treats or treated, with thumbnails',
  audited: true,
})

export const readPatientFile = operation(endpoints.readPatientFile, schemas.readPatientFile, {
  summary: 'Read the file of one of that patient’s documents',
  audited: true,
})

export const beginUpload = operation(endpoints.beginUpload, schemas.beginUpload, {
  summary: 'Begin an upload, or ask how much of it has arrived',
  refusals: { patientFull: 409, accountFull: 409 },
  audited: false,
})

export const appendPiece = operation(endpoints.appendPiece, schemas.appendPiece, {
  summary: 'Append a piece to an upload at `offset`; a piece that does not continue it changes nothing',
  refusals: { pieceTooLong: 409 },
  audited: false,
})

export const beginUploadFor = operation(doctorEndpoints.beginUploadFor, schemas.beginUploadFor, {
  summary: 'Begin an upload for a patient whom this doctor treats, or ask how much of it has arrived',
  refusals: { patientFull: 409, accountFull: 409 },
  audited: false,
})

export const appendPieceFor = operation(doctorEndpoints.appendPieceFor, schemas.appendPieceFor, {
  summary: 'Append a piece to that upload at `offset`; a piece that does not continue it changes nothing',
  refusals: { pieceTooLong: 409 },
  audited: false,
})

export const addDocument = operation(endpoints.addDocument, schemas.addDocument, {
  summary:
    'Make a document of a whole upload; a picture is re-encoded as WebP. Of the kind `summary`: a FHIR document of another place',
  status: 201,
  refusals: {
    uploadMissing: 409,
    contentHeic: 422,
    contentUnknown: 422,
    contentBroken: 422,
    contentInfected: 422,
    contentNoSummary: 422,
  },
  audited: true,
})

export const fetchSharedFile = operation(endpoints.fetchSharedFile, schemas.fetchSharedFile, {
  summary: 'Fetch the encrypted file of a SMART Health Link of another server; its key stays in the browser',
  audited: false,
  quotas: [{ per: 'person', most: 30, seconds: 60 * 60 }],
})

export const markDocumentError = operation(endpoints.markDocumentError, schemas.markDocumentError, {
  summary: 'Mark a document as entered in error; it stays, and says so',
  audited: true,
})

/** A person who reads the papers does not come near it. */
const marking = [{ per: 'person', most: 120, seconds: 3_600 }] as const

export const markDocumentWrong = operation(doctorEndpoints.markDocumentWrong, schemas.markDocumentWrong, {
  summary: 'Mark a document of a patient as wrong, with a reason; it stays, and says so',
  audited: true,
  quotas: marking,
})

export const takeBackDocumentMark = operation(
  doctorEndpoints.takeBackDocumentMark,
  schemas.takeBackDocumentMark,
  {
    summary: 'Take back that this doctor has marked a document as wrong',
    refusals: { notYourMark: 409, otherPaper: 409 },
    audited: true,
    quotas: marking,
  },
)
