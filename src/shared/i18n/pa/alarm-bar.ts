import type { alarmBar as english } from '../en/alarm-bar.ts'

export const alarmBar: typeof english = {
  title: 'ਅਲਾਰਮ',
  critical: {
    one: '{count} ਅਲਾਰਮ ਜਵਾਬ ਦੀ ਉਡੀਕ ਵਿੱਚ ਹੈ। ਮਰੀਜ਼ ਨੂੰ ਹੁਣੇ ਫ਼ੋਨ ਕਰੋ।',
    other: '{count} ਅਲਾਰਮ ਜਵਾਬ ਦੀ ਉਡੀਕ ਵਿੱਚ ਹਨ। ਮਰੀਜ਼ਾਂ ਨੂੰ ਹੁਣੇ ਫ਼ੋਨ ਕਰੋ।',
  },
  urgent: {
    one: '{count} ਸੰਤਰੀ ਅਲਾਰਮ ਫ਼ੋਨ ਦੀ ਉਡੀਕ ਵਿੱਚ ਹੈ',
    other: '{count} ਸੰਤਰੀ ਅਲਾਰਮ ਫ਼ੋਨ ਦੀ ਉਡੀਕ ਵਿੱਚ ਹਨ',
  },
  sms: {
    one: '{count} ਮੈਸੇਜ ਭੇਜਣਾ ਬਾਕੀ ਹੈ',
    other: '{count} ਮੈਸੇਜ ਭੇਜਣੇ ਬਾਕੀ ਹਨ',
  },
  openSms: 'ਮੈਸੇਜ ਵੇਖੋ',
  open: {
    one: 'ਅਲਾਰਮ ਵੇਖੋ',
    other: 'ਅਲਾਰਮ ਵੇਖੋ',
  },
  sound: {
    mute: 'ਇਸ ਟੈਬ ਦੀ ਆਵਾਜ਼ ਬੰਦ ਕਰੋ',
    muted: 'ਇਸ ਟੈਬ ਦੀ ਆਵਾਜ਼ ਬੰਦ ਹੈ। ਅਲਾਰਮ ਸਿਰਫ਼ ਦਿਸਣਗੇ।',
    unmute: 'ਆਵਾਜ਼ ਚਾਲੂ ਕਰੋ',
  },
}
