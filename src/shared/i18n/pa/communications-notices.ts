import type { communicationsNotices as english } from '../en/communications-notices.ts'

export const communicationsNotices: typeof english = {
  asked: '{patient} ਨੇ ਤੁਹਾਨੂੰ ਲਿਖਿਆ ਹੈ। ਨਾ ਪੜ੍ਹੇ ਮੈਸੇਜ: {value}',
  askedInstead: '{patient} ਨੇ ਡਾ. {doctor} ਨੂੰ ਲਿਖਿਆ ਹੈ, ਜਿਨ੍ਹਾਂ ਦੀ ਥਾਂ ਤੁਸੀਂ ਵੇਖ ਰਹੇ ਹੋ। ਨਾ ਪੜ੍ਹੇ ਮੈਸੇਜ: {value}',
  answered: 'ਡਾ. {doctor} ਨੇ ਤੁਹਾਨੂੰ ਲਿਖਿਆ ਹੈ। ਨਾ ਪੜ੍ਹੇ ਮੈਸੇਜ: {value}',
  overdue: '{patient} ਨੂੰ ਜਵਾਬ ਦੇਣ ਦਾ ਸਮਾਂ ਲੰਘ ਗਿਆ ਹੈ।',
  visitNear: 'ਡਾ. {doctor} ਤੁਹਾਨੂੰ {date} ਤੱਕ ਵੇਖਣਾ ਚਾਹੁੰਦੇ ਹਨ। ਕਿਰਪਾ ਕਰਕੇ ਅਪਾਇੰਟਮੈਂਟ ਲਓ।',
}
