import type { sharing as english } from '../en/sharing.ts'

export const sharing: typeof english = {
  refusals: {
    alreadyInvited: 'ਇਸ ਯੂਜ਼ਰਨੇਮ ਨੂੰ ਪਹਿਲਾਂ ਹੀ ਸੱਦਾ ਭੇਜਿਆ ਜਾ ਚੁੱਕਾ ਹੈ।',
    actsAlready: 'ਇਹ ਅਕਾਊਂਟ ਪਹਿਲਾਂ ਹੀ ਇਸ ਵਿਅਕਤੀ ਦੀ ਦੇਖਭਾਲ ਕਰਦਾ ਹੈ।',
    tooManyHelpers: 'ਦਸ ਲੋਕਾਂ ਨੂੰ ਪਹਿਲਾਂ ਹੀ ਇਜਾਜ਼ਤ ਜਾਂ ਸੱਦਾ ਦਿੱਤਾ ਜਾ ਚੁੱਕਾ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਪਹਿਲਾਂ ਕਿਸੇ ਇੱਕ ਦੀ ਇਜਾਜ਼ਤ ਬੰਦ ਕਰੋ।',
    invitationOver: 'ਇਹ ਸੱਦਾ ਹੁਣ ਨਹੀਂ ਚੱਲਦਾ। ਕਿਰਪਾ ਕਰਕੇ ਨਵਾਂ ਸੱਦਾ ਮੰਗੋ।',
    tooManyHelped: 'ਤੁਸੀਂ ਪਹਿਲਾਂ ਹੀ ਓਨੇ ਲੋਕਾਂ ਦੀ ਮਦਦ ਕਰਦੇ ਹੋ ਜਿੰਨੇ ਇੱਕ ਅਕਾਊਂਟ ਤੋਂ ਹੋ ਸਕਦੇ ਹਨ।',
  },
  fields: {
    datePast: 'ਕਿਰਪਾ ਕਰਕੇ ਅੱਜ ਜਾਂ ਬਾਅਦ ਦਾ ਦਿਨ ਚੁਣੋ',
  },
}
