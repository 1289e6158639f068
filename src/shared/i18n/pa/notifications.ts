import type { notifications as english } from '../en/notifications.ts'

export const notifications: typeof english = {
  title: 'ਨਵੀਆਂ ਸੂਚਨਾਵਾਂ',
  forPerson: '{name} ਦੇ ਲਈ: {sentence}',
  more: { one: '{count} ਹੋਰ', other: '{count} ਹੋਰ' },
  showMore: 'ਹੋਰ ਵਿਖਾਓ',
  again: 'ਦੁਬਾਰਾ ਪੁੱਛੋ',
  open: 'ਵੇਖੋ',
  seen: 'ਠੀਕ ਹੈ',
  seenAll: 'ਸਭ ਪੜ੍ਹ ਲਿਆ',
  seenShown: 'ਇਹ ਪੜ੍ਹ ਲਈਆਂ',
  redFlag: 'ਲਿਖੀ ਤਕਲੀਫ਼ ਵਿੱਚ ਖ਼ਤਰੇ ਦਾ ਲੱਛਣ ਹੈ।',
  away: 'ਡਾ. {away} ਹੁਣ ਨਹੀਂ ਮਿਲ ਸਕਦੇ।',
  next: 'ਅਗਲੇ ਖਾਲੀ ਸਮੇਂ: {times}।',
  place: 'ਥਾਂ: {place}',
}
