import type { accountsNotices as english } from '../en/accounts-notices.ts'

export const accountsNotices: typeof english = {
  recovered: 'ਰਿਕਵਰੀ ਕੋਡ ਨਾਲ ਤੁਹਾਡਾ ਨਵਾਂ ਪਾਸਵਰਡ ਬਣਾਇਆ ਗਿਆ। ਜੇ ਇਹ ਤੁਸੀਂ ਨਹੀਂ ਕੀਤਾ, ਤਾਂ ਹੁਣੇ ਪਾਸਵਰਡ ਬਦਲੋ।',
  codesMade: 'ਤੁਹਾਡੇ ਖਾਤੇ ਦੇ ਨਵੇਂ ਰਿਕਵਰੀ ਕੋਡ ਬਣਾਏ ਗਏ। ਪੁਰਾਣੇ ਹੁਣ ਨਹੀਂ ਚੱਲਣਗੇ।',
}
