import type { ago as english } from '../en/ago.ts'

export const ago: typeof english = {
  now: 'ਹੁਣੇ-ਹੁਣੇ',
  today: 'ਅੱਜ',
  minutes: { one: '{count} ਮਿੰਟ ਪਹਿਲਾਂ', other: '{count} ਮਿੰਟ ਪਹਿਲਾਂ' },
  hours: { one: '{count} ਘੰਟਾ ਪਹਿਲਾਂ', other: '{count} ਘੰਟੇ ਪਹਿਲਾਂ' },
  days: { one: '{count} ਦਿਨ ਪਹਿਲਾਂ', other: '{count} ਦਿਨ ਪਹਿਲਾਂ' },
  weeks: { one: '{count} ਹਫ਼ਤਾ ਪਹਿਲਾਂ', other: '{count} ਹਫ਼ਤੇ ਪਹਿਲਾਂ' },
  seen: {
    offline: 'ਨੈੱਟਵਰਕ ਨਹੀਂ ਹੈ। ਇਹ ਜਾਣਕਾਰੀ {ago} ਦੀ ਹੈ।',
    late: 'ਹਾਲੇ ਕੁਝ ਨਵਾਂ ਨਹੀਂ ਆਇਆ। ਇਹ ਜਾਣਕਾਰੀ {ago} ਦੀ ਹੈ।',
  },
}
