import * as v from 'valibot'
import { fileAnswer } from '../kit/schemas.ts'

/** To read; for other programs, with the files; the record alone, as other clinics read it. */
const exportFormats = ['html', 'json', 'fhir'] as const

export const downloadExport = {
  query: v.object({ format: v.picklist(exportFormats, 'invalid') }),
  answer: fileAnswer,
}
