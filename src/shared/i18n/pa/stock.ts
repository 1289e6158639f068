import type { stock as english } from '../en/stock.ts'

export const stock: typeof english = {
  left: 'ਲਗਭਗ {amount} ਬਚੀ',
  outOn: 'ਇਸ ਦਿਨ ਤੋਂ ਘਟ ਜਾਵੇਗੀ: {day}',
  low: 'ਛੇਤੀ ਹੋਰ ਲੈ ਆਓ',
  count: 'ਕਿੰਨੀ ਬਚੀ ਹੈ?',
  countOf: '{name}: ਕਿੰਨੀ ਬਚੀ ਹੈ?',
  again: 'ਫਿਰ ਗਿਣੋ',
  label: 'ਕਿੰਨੀ ਬਚੀ ਹੈ?',
  save: 'ਸੇਵ ਕਰੋ',
  cancel: 'ਰੱਦ ਕਰੋ',
}
