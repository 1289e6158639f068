import type { breakglassNotices as english } from '../en/breakglass-notices.ts'

export const breakglassNotices: typeof english = {
  opened: 'ਐਮਰਜੈਂਸੀ ਵਿੱਚ ਇੱਕ ਡਾਕਟਰ ਨੇ ਤੁਹਾਡਾ ਰਿਕਾਰਡ ਖੋਲ੍ਹਿਆ। ਵੇਖੋ ਕਿ ਕਿਸ ਨੇ ਵੇਖਿਆ।',
  reviewOverdue: 'ਡਾ. {doctor} ਨੇ ਐਮਰਜੈਂਸੀ ਵਿੱਚ ਰਿਕਾਰਡ ਖੋਲ੍ਹਿਆ: ਪੜਤਾਲ ਬਾਕੀ ਹੈ।',
}
