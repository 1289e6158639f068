import type { facilitiesNotices as english } from '../en/facilities-notices.ts'

export const facilitiesNotices: typeof english = {
  memberAdded: 'ਤੁਹਾਨੂੰ {facility} ਵਿੱਚ ਕੰਮ ਕਰਨ ਵਾਲਿਆਂ ਵਿੱਚ ਜੋੜਿਆ ਗਿਆ ਹੈ।',
  memberEnded: 'ਤੁਸੀਂ ਹੁਣ {facility} ਵਿੱਚ ਕੰਮ ਕਰਨ ਵਾਲਿਆਂ ਵਿੱਚ ਨਹੀਂ ਹੋ।',
}
