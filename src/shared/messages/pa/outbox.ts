import type { outbox as english } from '../en/outbox.ts'

export const outbox: typeof english = {
  waiting: { one: '{count} ਚੀਜ਼ ਭੇਜਣੀ ਬਾਕੀ ਹੈ', other: '{count} ਚੀਜ਼ਾਂ ਭੇਜਣੀਆਂ ਬਾਕੀ ਹਨ' },
  question: { one: '{count} ’ਤੇ ਤੁਹਾਡਾ ਜਵਾਬ ਚਾਹੀਦਾ ਹੈ', other: '{count} ’ਤੇ ਤੁਹਾਡਾ ਜਵਾਬ ਚਾਹੀਦਾ ਹੈ' },
  kept: 'ਇਸ ਫ਼ੋਨ ਵਿੱਚ ਸੇਵ ਹੋ ਗਿਆ। ਨੈੱਟਵਰਕ ਆਉਂਦੇ ਹੀ ਭੇਜ ਦਿੱਤਾ ਜਾਵੇਗਾ।',
  mark: 'ਭੇਜਣਾ ਬਾਕੀ',
  markQuestion: 'ਤੁਹਾਡਾ ਜਵਾਬ ਚਾਹੀਦਾ ਹੈ',
  refusals: {
    needsNetwork: 'ਇਸ ਲਈ ਨੈੱਟਵਰਕ ਚਾਹੀਦਾ ਹੈ। ਕੁਝ ਭੇਜਿਆ ਨਹੀਂ ਗਿਆ। ਨੈੱਟਵਰਕ ਆਉਣ ’ਤੇ ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
    notKept: 'ਨੈੱਟਵਰਕ ਨਹੀਂ ਹੈ, ਅਤੇ ਇਸ ਫ਼ੋਨ ਵਿੱਚ ਰੱਖਣ ਦੀ ਥਾਂ ਨਹੀਂ ਹੈ। ਇਹ ਸੇਵ ਨਹੀਂ ਹੋਇਆ। ਨੈੱਟਵਰਕ ਆਉਣ ’ਤੇ ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  },
}
