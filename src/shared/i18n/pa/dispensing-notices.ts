import type { dispensingNotices as english } from '../en/dispensing-notices.ts'

export const dispensingNotices: typeof english = {
  outOfStock: '{patient} ਦੀ ਇਹ ਦਵਾਈ {facility} ਵਿੱਚ ਨਹੀਂ ਹੈ: {value}',
  dispensedTwice: 'ਪਰਚੀ {value} ਦੀ ਦਵਾਈ ਦੋ ਵਾਰ ਦਿੱਤੀ ਗਈ: {facility} ਨੇ ਵੀ ਬਿਨਾਂ ਨੈੱਟਵਰਕ ਦੇ ਦਿੱਤੀ। ਮਰੀਜ਼: {patient}',
  dispensedStopped: 'ਪਰਚੀ {value} ਰੋਕੀ ਜਾ ਚੁੱਕੀ ਸੀ, ਫਿਰ ਵੀ {facility} ਨੇ ਬਿਨਾਂ ਨੈੱਟਵਰਕ ਦੇ ਦਵਾਈ ਦਿੱਤੀ। ਮਰੀਜ਼: {patient}',
}
