import type { sharesNotices as english } from '../en/shares-notices.ts'

export const sharesNotices: typeof english = {
  granted: '{patient} ਨੇ ਤੁਹਾਨੂੰ {date} ਤੱਕ ਰਿਕਾਰਡ ਪੜ੍ਹਨ ਦਿੱਤਾ ਹੈ।',
}
