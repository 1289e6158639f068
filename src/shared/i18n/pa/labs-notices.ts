import type { labsNotices as english } from '../en/labs-notices.ts'

export const labsNotices: typeof english = {
  ordered: 'ਡਾ. {doctor} ਨੇ {date} ਨੂੰ ਲੈਬ ਜਾਂਚਾਂ ਲਿਖੀਆਂ ਹਨ।',
  cancelled: 'ਡਾ. {doctor} ਨੇ {date} ਨੂੰ ਲੈਬ ਜਾਂਚਾਂ ਰੱਦ ਕੀਤੀਆਂ। ਕਿਰਪਾ ਕਰਕੇ ਕਾਰਨ ਪੜ੍ਹੋ।',
}
