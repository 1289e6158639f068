import type { encountersNotices as english } from '../en/encounters-notices.ts'

export const encountersNotices: typeof english = {
  signed: 'ਡਾ. {doctor} ਨੇ {date} ਦੀ ਤੁਹਾਡੀ ਮੁਲਾਕਾਤ ਦਾ ਨੋਟ ਲਿਖ ਦਿੱਤਾ ਹੈ।',
  amended: 'ਡਾ. {doctor} ਨੇ {date} ਦੀ ਤੁਹਾਡੀ ਮੁਲਾਕਾਤ ਦੇ ਨੋਟ ਵਿੱਚ ਕੁਝ ਜੋੜਿਆ ਹੈ।',
  followUpDue: 'ਡਾ. {doctor} ਤੁਹਾਨੂੰ {date} ਤੱਕ ਫਿਰ ਵੇਖਣਾ ਚਾਹੁੰਦੇ ਹਨ। ਕਿਰਪਾ ਕਰਕੇ ਸਮਾਂ ਲਓ।',
}
