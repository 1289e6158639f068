import type { messageTexts as english } from '../en/message-texts.ts'

export const messageTexts: typeof english = {
  asked: 'ਨਬਜ਼: ਇੱਕ ਮਰੀਜ਼ ਨੇ ਤੁਹਾਨੂੰ ਲਿਖਿਆ ਹੈ',
  answered: 'ਨਬਜ਼: ਡਾਕਟਰ ਨੇ ਤੁਹਾਨੂੰ ਲਿਖਿਆ ਹੈ',
  overdue: 'ਨਬਜ਼: ਇੱਕ ਮਰੀਜ਼ ਤੁਹਾਡੇ ਜਵਾਬ ਦੀ ਉਡੀਕ ਵਿੱਚ ਹੈ',
}
