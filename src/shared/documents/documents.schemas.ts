import * as v from 'valibot'
import { largestPiece } from '../kit/pieces.ts'
import { fileAnswer, id, idParams, instant, octets, optionalText } from '../kit/schemas.ts'
import { documentEntry } from './documents.forms.ts'
import { documentKinds, documentStatuses, storedTypes } from './documents.kinds.ts'
import { maxFileBytes } from './documents.limits.ts'
import { wrongBody, wrongReasons } from './documents.wrong.ts'

/** FHIR DocumentReference, with one file. */
export const patientDocument = v.object({
  id,
  kind: v.picklist(documentKinds),
  /** Empty if nothing was written. */
  title: v.string(),
  /** The doctor to whom it was sent with a message; empty: it was sent with none. */
  sentTo: v.string(),
  /** The doctor who sent it with a message; empty: no doctor did. */
  sentBy: v.string(),
  /** The laboratory that added it to an order of tests; missing: none did. */
  laboratory: v.optional(v.object({ name: v.string(), nameHi: v.string(), namePa: v.string() })),
  takenOn: v.string(),
  at: instant,
  type: v.picklist(storedTypes),
  bytes: v.number(),
  status: v.picklist(documentStatuses),
  /** Other doctors than those whom the patient chose do not read it. */
  isPrivate: v.boolean(),
  /** By a doctor; missing: it is right, or whoever acts for the patient has marked it. */
  doctorsMark: v.optional(
    v.object({
      at: instant,
      /** Empty once the account is deleted. */
      by: v.string(),
      reason: v.picklist(wrongReasons),
      /** Of the reason `other`; else empty. */
      words: v.string(),
    }),
  ),
})
export type PatientDocument = v.InferOutput<typeof patientDocument>

/** A WebP picture in base64, since a page shows it only as a data URL: the token is no cookie. */
const base64 = v.string()

export const listDocuments = {
  /** Newest first. */
  answer: v.array(patientDocument),
}

export const listPatientDocuments = {
  params: idParams,
  answer: v.array(
    v.object({
      ...patientDocument.entries,
      thumbnail: v.nullable(base64),
      /** This doctor has marked it. */
      mayTakeBack: v.optional(v.literal(true)),
    }),
  ),
}
export type ShownToDoctor = v.InferOutput<typeof listPatientDocuments.answer>[number]

export const readThumbnail = {
  params: idParams,
  /** Null for a PDF. */
  answer: v.object({ thumbnail: v.nullable(base64) }),
}

export const readFile = {
  params: idParams,
  answer: fileAnswer,
}

export const readPatientFile = {
  params: idParams,
  query: v.object({ document: id }),
  answer: fileAnswer,
}

export const uploadProgress = v.object({
  /** How many bytes the server has: the offset of the next piece. */
  received: v.number(),
})

export const beginUpload = {
  body: v.object({
    /** Chosen by the phone, so that a document may name it before the server knows it. */
    id,
    size: v.pipe(
      v.number('invalid'),
      v.integer('invalid'),
      v.minValue(1, 'fileEmpty'),
      v.maxValue(maxFileBytes, 'fileTooLarge'),
    ),
    /** Of the whole file, in hexadecimal digits. A page without https cannot compute it. */
    sha256: v.optional(v.pipe(v.string('invalid'), v.regex(/^[\da-f]{64}$/, 'invalid'))),
  }),
  answer: uploadProgress,
}

export const appendPiece = {
  params: idParams,
  query: v.object({
    offset: v.pipe(v.string('invalid'), v.regex(/^\d{1,7}$/, 'invalid'), v.transform(Number)),
  }),
  body: octets(largestPiece),
  answer: uploadProgress,
}

export const beginUploadFor = { ...beginUpload, params: idParams }

export const appendPieceFor = {
  ...appendPiece,
  query: v.object({ upload: id, ...appendPiece.query.entries }),
}

export const addDocument = {
  body: v.object({ ...documentEntry.entries, upload: id }),
  answer: patientDocument,
}

export const fetchSharedFile = {
  body: v.object({
    url: v.pipe(v.string('invalid'), v.maxLength(400, 'invalid'), v.url('invalid')),
    /** Empty: none. */
    passcode: optionalText(40),
    /** The link leads to the file itself, not to a manifest. */
    isDirect: v.boolean('invalid'),
  }),
  answer: v.object({
    as: v.picklist(['file', 'wrongPin', 'gone', 'busy', 'offline', 'broken', 'inside']),
    /** A compact JWE; empty for all others. */
    file: v.string(),
    /** After a wrong PIN: how many more tries there are. */
    left: v.number(),
  }),
}

export const markDocumentError = {
  params: idParams,
  answer: patientDocument,
}

export const markDocumentWrong = {
  params: idParams,
  body: wrongBody,
  answer: patientDocument,
}

export const takeBackDocumentMark = {
  params: idParams,
  body: v.object({ document: id }),
  answer: patientDocument,
}
