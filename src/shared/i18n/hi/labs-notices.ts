import type { labsNotices as english } from '../en/labs-notices.ts'

export const labsNotices: typeof english = {
  ordered: 'डॉ. {doctor} ने {date} को लैब जांचें लिखी हैं।',
  cancelled: 'डॉ. {doctor} ने {date} को लैब जांचें रद्द कीं। कृपया कारण पढ़ें।',
}
