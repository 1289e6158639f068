import type { exportsNotices as english } from '../en/exports-notices.ts'

export const exportsNotices: typeof english = {
  ownMade: 'ਤੁਹਾਡੀ ਜਾਣਕਾਰੀ ਫ਼ਾਈਲ ਵਿੱਚ ਸੇਵ ਕੀਤੀ ਗਈ। ਜੇ ਤੁਸੀਂ ਨਹੀਂ ਕੀਤੀ, ਤਾਂ ਹੁਣੇ ਪਾਸਵਰਡ ਬਦਲੋ।',
  recordMade: '{person} ਨੇ {patient} ਦੀ ਸਾਰੀ ਜਾਣਕਾਰੀ ਫ਼ਾਈਲ ਵਿੱਚ ਸੇਵ ਕੀਤੀ।',
}
