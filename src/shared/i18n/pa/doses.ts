import type { doses as english } from '../en/doses.ts'

export const doses: typeof english = {
  firstSlots: { morning: 'ਸਵੇਰੇ', noon: 'ਦੁਪਹਿਰੇ', evening: 'ਸ਼ਾਮ', night: 'ਰਾਤ' },
  slots: { morning: 'ਸਵੇਰੇ', noon: 'ਦੁਪਹਿਰੇ', evening: 'ਸ਼ਾਮ', night: 'ਰਾਤ' },
  slot: '{slot} {amount}',
  apply: 'ਲਾਓ: {slots}',
  units: {
    tablet: { one: '{amount} ਗੋਲੀ', other: '{amount} ਗੋਲੀਆਂ' },
    capsule: { one: '{amount} ਕੈਪਸੂਲ', other: '{amount} ਕੈਪਸੂਲ' },
    ml: '{amount} ਮਿਲੀ',
    drop: { one: '{amount} ਬੂੰਦ', other: '{amount} ਬੂੰਦਾਂ' },
    puff: { one: '{amount} ਪਫ਼', other: '{amount} ਪਫ਼' },
    unit: { one: '{amount} ਯੂਨਿਟ', other: '{amount} ਯੂਨਿਟ' },
    sachet: { one: '{amount} ਪੁੜੀ', other: '{amount} ਪੁੜੀਆਂ' },
    application: 'ਪਤਲੀ ਪਰਤ',
  },
  foods: { before: 'ਖਾਣੇ ਤੋਂ ਪਹਿਲਾਂ', with: 'ਖਾਣੇ ਦੇ ਨਾਲ', after: 'ਖਾਣੇ ਤੋਂ ਬਾਅਦ' },
  every: { 2: 'ਇੱਕ ਦਿਨ ਛੱਡ ਕੇ', 7: 'ਹਫ਼ਤੇ ਵਿੱਚ ਇੱਕ ਵਾਰ' },
  days: { one: '{count} ਦਿਨ', other: '{count} ਦਿਨ' },
  daysOnly: { one: '{count} ਦਿਨ', other: '{count} ਦਿਨ' },
  taper: { first: 'ਪਹਿਲਾਂ {days}: {doses}', next: 'ਫਿਰ {days}: {doses}' },
  hourly: 'ਜਾਗਦੇ ਸਮੇਂ ਹਰ {hours} ਘੰਟੇ ਬਾਅਦ: {amount}',
  needed: {
    only: 'ਲੋੜ ਪੈਣ ’ਤੇ ਹੀ: {amount}',
    gap: { one: 'ਘੱਟੋ-ਘੱਟ {count} ਘੰਟੇ ਦਾ ਫ਼ਰਕ ਰੱਖ ਕੇ', other: 'ਘੱਟੋ-ਘੱਟ {count} ਘੰਟੇ ਦਾ ਫ਼ਰਕ ਰੱਖ ਕੇ' },
    most: {
      one: '24 ਘੰਟਿਆਂ ਵਿੱਚ ਵੱਧ ਤੋਂ ਵੱਧ ਇੱਕ ਵਾਰ',
      other: '24 ਘੰਟਿਆਂ ਵਿੱਚ ਵੱਧ ਤੋਂ ਵੱਧ {count} ਵਾਰ',
    },
  },
}
