import * as v from 'valibot'
import { fileAnswer } from '../kit/schemas.ts'

/** To read, or for other programs: that one also has the files. */
const exportFormats = ['html', 'json'] as const

export const downloadExport = {
  query: v.object({ format: v.picklist(exportFormats, 'invalid') }),
  answer: fileAnswer,
}
