import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../platform/context/request-context.ts'
import { registerEndpoint } from '../platform/http/register-endpoint.ts'
import { fileOfPatient, listOfPatient } from './documents.care.service.ts'
import {
  addDocument,
  appendPiece,
  appendPieceFor,
  beginUpload,
  beginUploadFor,
  fetchSharedFile,
  listDocuments,
  listPatientDocuments,
  markDocumentError,
  markDocumentWrong,
  readFile,
  readPatientFile,
  readThumbnail,
  takeBackDocumentMark,
} from './documents.operations.ts'
import { fetchShared } from './documents.links.service.ts'
import { add, file, list, markAsError, thumbnail } from './documents.service.ts'
import { append, appendFor, begin, beginFor } from './documents.uploads.service.ts'
import { markWrong, takeBackMark } from './wrong/documents.wrong.service.ts'

export const operations = [
  listDocuments,
  readThumbnail,
  readFile,
  listPatientDocuments,
  readPatientFile,
  beginUpload,
  appendPiece,
  beginUploadFor,
  appendPieceFor,
  addDocument,
  fetchSharedFile,
  markDocumentError,
  markDocumentWrong,
  takeBackDocumentMark,
]

export function routes(app: FastifyInstance, appContext: AppContext): void {
  registerEndpoint(app, appContext, listDocuments, list)
  registerEndpoint(app, appContext, readThumbnail, thumbnail)
  registerEndpoint(app, appContext, readFile, file)
  registerEndpoint(app, appContext, listPatientDocuments, listOfPatient)
  registerEndpoint(app, appContext, readPatientFile, fileOfPatient)
  registerEndpoint(app, appContext, beginUpload, begin)
  registerEndpoint(app, appContext, appendPiece, append)
  registerEndpoint(app, appContext, beginUploadFor, beginFor)
  registerEndpoint(app, appContext, appendPieceFor, appendFor)
  registerEndpoint(app, appContext, addDocument, add)
  registerEndpoint(app, appContext, fetchSharedFile, fetchShared)
  registerEndpoint(app, appContext, markDocumentError, markAsError)
  registerEndpoint(app, appContext, markDocumentWrong, markWrong)
  registerEndpoint(app, appContext, takeBackDocumentMark, takeBackMark)
}
