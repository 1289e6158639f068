import type { dates as english } from '../en/dates.ts'

export const dates: typeof english = {
  weekdays: 'ਐਤਵਾਰ ਸੋਮਵਾਰ ਮੰਗਲਵਾਰ ਬੁੱਧਵਾਰ ਵੀਰਵਾਰ ਸ਼ੁੱਕਰਵਾਰ ਸ਼ਨੀਵਾਰ',
  weekdaysShort: 'ਐਤ ਸੋਮ ਮੰਗਲ ਬੁੱਧ ਵੀਰ ਸ਼ੁੱਕਰ ਸ਼ਨੀ',
  months: 'ਜਨਵਰੀ ਫ਼ਰਵਰੀ ਮਾਰਚ ਅਪ੍ਰੈਲ ਮਈ ਜੂਨ ਜੁਲਾਈ ਅਗਸਤ ਸਤੰਬਰ ਅਕਤੂਬਰ ਨਵੰਬਰ ਦਸੰਬਰ',
  monthsShort: 'ਜਨਵਰੀ ਫ਼ਰਵਰੀ ਮਾਰਚ ਅਪ੍ਰੈਲ ਮਈ ਜੂਨ ਜੁਲਾਈ ਅਗਸਤ ਸਤੰਬਰ ਅਕਤੂਬਰ ਨਵੰਬਰ ਦਸੰਬਰ',
  time: '{part} {clock}',
  parts: {
    lateNight: 'ਰਾਤ',
    morning: 'ਸਵੇਰੇ',
    afternoon: 'ਦੁਪਹਿਰ',
    evening: 'ਸ਼ਾਮ',
    night: 'ਰਾਤ',
  },
  age: {
    years: { one: '{count} ਸਾਲ', other: '{count} ਸਾਲ' },
    months: { one: '{count} ਮਹੀਨਾ', other: '{count} ਮਹੀਨੇ' },
    underMonth: '1 ਮਹੀਨੇ ਤੋਂ ਘੱਟ',
  },
}
