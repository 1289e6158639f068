import type { appInstall as english } from '../en/app-install.ts'

export const appInstall: typeof english = {
  title: 'ਨਬਜ਼ ਨੂੰ ਇਸ ਫ਼ੋਨ ’ਤੇ ਰੱਖੋ',
  lead: 'ਫਿਰ ਇਹ ਹੋਮ ਸਕਰੀਨ ਤੋਂ ਖੁੱਲ੍ਹੇਗਾ, ਨੈੱਟਵਰਕ ਤੋਂ ਬਿਨਾਂ ਵੀ।',
  accept: 'ਫ਼ੋਨ ’ਤੇ ਰੱਖੋ',
  decline: 'ਹੁਣ ਨਹੀਂ',
}
