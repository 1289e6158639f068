import type { prescriptionsNotices as english } from '../en/prescriptions-notices.ts'

export const prescriptionsNotices: typeof english = {
  signed: 'ਡਾ. {doctor} ਨੇ {date} ਨੂੰ ਪਰਚੀ ਲਿਖੀ ਹੈ।',
  stopped: 'ਡਾ. {doctor} ਨੇ {date} ਨੂੰ ਇੱਕ ਪਰਚੀ ਰੋਕੀ। ਕਿਰਪਾ ਕਰਕੇ ਕਾਰਨ ਪੜ੍ਹੋ।',
}
