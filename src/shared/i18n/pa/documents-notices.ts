import type { documentsNotices as english } from '../en/documents-notices.ts'

export const documentsNotices: typeof english = {
  wrong: 'ਡਾ. {doctor} ਨੇ ਇੱਕ ਕਾਗਜ਼ ਨੂੰ ਗ਼ਲਤ ਦੱਸਿਆ: {document}। {reason}।',
  right: 'ਡਾ. {doctor} ਨੇ ਦੱਸਿਆ ਕਿ ਇਹ ਕਾਗਜ਼ ਠੀਕ ਹੈ: {document}।',
}
