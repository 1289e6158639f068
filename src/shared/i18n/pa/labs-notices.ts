import type { labsNotices as english } from '../en/labs-notices.ts'

export const labsNotices: typeof english = {
  ordered: 'ਡਾ. {doctor} ਨੇ {date} ਨੂੰ ਲੈਬ ਜਾਂਚਾਂ ਲਿਖੀਆਂ ਹਨ।',
  cancelled: 'ਡਾ. {doctor} ਨੇ {date} ਨੂੰ ਲੈਬ ਜਾਂਚਾਂ ਰੱਦ ਕੀਤੀਆਂ। ਕਿਰਪਾ ਕਰਕੇ ਕਾਰਨ ਪੜ੍ਹੋ।',
  resulted: '{date} ਦੀ ਲੈਬ ਰਿਪੋਰਟ ਆ ਗਈ ਹੈ।',
  corrected: '{date} ਨੂੰ ਲੈਬ ਦੀ ਇੱਕ ਰਿਪੋਰਟ ਠੀਕ ਕੀਤੀ ਗਈ। ਕਿਰਪਾ ਕਰਕੇ ਉਸ ਨੂੰ ਫਿਰ ਵੇਖੋ।',
  unusable: 'ਸੈਂਪਲ ਕੰਮ ਨਹੀਂ ਆਇਆ। ਲੈਬ ਨੂੰ ਨਵਾਂ ਸੈਂਪਲ ਚਾਹੀਦਾ ਹੈ। ਡਾ. {doctor} ਨੇ ਲਿਖਿਆ ਸੀ।',
  toReview: '{patient} ਦੀ ਲੈਬ ਰਿਪੋਰਟ ਤੁਹਾਡੇ ਵੇਖਣ ਲਈ ਆ ਗਈ ਹੈ।',
  reviewed: 'ਡਾ. {doctor} ਨੇ ਤੁਹਾਡੀ ਲੈਬ ਰਿਪੋਰਟ ਵੇਖ ਕੇ ਤੁਹਾਨੂੰ ਲਿਖਿਆ ਹੈ।',
}
