import * as v from 'valibot'
import { fileAnswer } from '../kit/schemas.ts'

/** To read; for other programs, with the files; the record as a patient summary; as the documents of ABDM. */
const exportFormats = ['html', 'json', 'fhir', 'abdm'] as const

export const downloadExport = {
  query: v.object({ format: v.picklist(exportFormats, 'invalid') }),
  answer: fileAnswer,
}
