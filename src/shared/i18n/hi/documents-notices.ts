import type { documentsNotices as english } from '../en/documents-notices.ts'

export const documentsNotices: typeof english = {
  wrong: 'डॉ. {doctor} ने एक दस्तावेज़ को ग़लत बताया: {document}। {reason}।',
  right: 'डॉ. {doctor} ने बताया कि यह दस्तावेज़ ठीक है: {document}।',
}
