import type { vitalsNotices as english } from '../en/vitals-notices.ts'

export const vitalsNotices: typeof english = {
  critical: '{patient}: ਖ਼ਤਰੇ ਵਾਲੀ ਰੀਡਿੰਗ {value}, {date} ਨੂੰ ਮਾਪੀ ਗਈ।',
  attended: 'ਡਾ. {doctor} ਨੇ ਤੁਹਾਡੀ ਰੀਡਿੰਗ {value} ਵੇਖ ਲਈ ਹੈ। ਤਬੀਅਤ ਵਿਗੜੇ ਤਾਂ ਐਂਬੂਲੈਂਸ ਨੂੰ ਫ਼ੋਨ ਕਰੋ।',
}
