import type { sharesNotices as english } from '../en/shares-notices.ts'

export const sharesNotices: typeof english = {
  granted: '{patient} ने आपको {date} तक रिकॉर्ड पढ़ने दिया है।',
}
