import type { sharingNotices as english } from '../en/sharing-notices.ts'

export const sharingNotices: typeof english = {
  invited: '{person} ਚਾਹੁੰਦੇ ਹਨ ਕਿ ਤੁਸੀਂ {patient} ਦੀ ਦੇਖਭਾਲ ਵਿੱਚ ਮਦਦ ਕਰੋ।',
  accepted: '{person} ਹੁਣ {patient} ਦਾ ਰਿਕਾਰਡ ਵੇਖ ਸਕਦੇ ਹਨ।',
  declined: '{person} ਨੇ {patient} ਦੀ ਦੇਖਭਾਲ ਵਿੱਚ ਮਦਦ ਕਰਨ ਤੋਂ ਨਾਂਹ ਕੀਤੀ ਹੈ।',
  left: '{person} ਹੁਣ {patient} ਦੀ ਦੇਖਭਾਲ ਵਿੱਚ ਮਦਦ ਨਹੀਂ ਕਰਦੇ। ਉਨ੍ਹਾਂ ਦੀ ਇਜਾਜ਼ਤ ਖ਼ਤਮ ਹੋ ਗਈ ਹੈ।',
  ended: '{person} ਨੇ {patient} ਦਾ ਰਿਕਾਰਡ ਵੇਖਣ ਦੀ ਤੁਹਾਡੀ ਇਜਾਜ਼ਤ ਬੰਦ ਕਰ ਦਿੱਤੀ ਹੈ।',
  cameOfAge: '{patient} ਹੁਣ 18 ਸਾਲ ਦੇ ਹਨ ਅਤੇ ਆਪਣਾ ਖਾਤਾ ਰੱਖ ਸਕਦੇ ਹਨ। ਤੁਸੀਂ ਰਿਕਾਰਡ ਉਨ੍ਹਾਂ ਨੂੰ ਸੌਂਪ ਸਕਦੇ ਹੋ।',
  handedOver: '{patient} ਹੁਣ ਆਪਣਾ ਰਿਕਾਰਡ ਆਪ ਸੰਭਾਲਦੇ ਹਨ। ਤੁਹਾਡੀ ਇਜਾਜ਼ਤ ਖ਼ਤਮ ਹੋ ਗਈ ਹੈ।',
  tookOver: 'ਹੁਣ ਤੁਸੀਂ ਆਪਣਾ ਰਿਕਾਰਡ ਆਪ ਸੰਭਾਲਦੇ ਹੋ। ਪਰਿਵਾਰ ਦੀ ਇਜਾਜ਼ਤ ਖ਼ਤਮ ਹੋ ਗਈ ਹੈ।',
}
