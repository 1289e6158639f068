import type { requestDesk as english } from '../en/request-desk.ts'

export const requestDesk: typeof english = {
  order: 'ਤਰਤੀਬ',
  orders: {
    soonest: 'ਜਿਨ੍ਹਾਂ ਦਾ ਸਮਾਂ ਪਹਿਲਾਂ ਹੈ',
    longest: 'ਸਭ ਤੋਂ ਪੁਰਾਣੀਆਂ',
  },
  loadFailed: 'ਬੇਨਤੀਆਂ ਖੁੱਲ੍ਹ ਨਹੀਂ ਸਕੀਆਂ।',
  empty: 'ਹਰ ਬੇਨਤੀ ਦਾ ਜਵਾਬ ਮਿਲ ਚੁੱਕਾ ਹੈ',
  emptyLead: 'ਨਵੀਆਂ ਬੇਨਤੀਆਂ ਇੱਥੇ ਆਪਣੇ ਆਪ ਦਿਸਦੀਆਂ ਹਨ, ਜਦੋਂ ਤੱਕ ਕੋਈ ਡਾਕਟਰ ਪੱਕੀ ਨਾ ਕਰੇ।',
  unanswered: 'ਹਾਲੇ ਕਿਸੇ ਨੇ ਜਵਾਬ ਨਹੀਂ ਦਿੱਤਾ',
  inDoubt: 'ਇਹ ਡਾਕਟਰ ਫ਼ਿਲਹਾਲ ਇਲਾਜ ਨਹੀਂ ਕਰ ਸਕਦੇ',
  inDoubtLead: 'ਇਨ੍ਹਾਂ ਮਰੀਜ਼ਾਂ ਦੀ ਅਪਾਇੰਟਮੈਂਟ ਪੱਕੀ ਹੋਈ ਸੀ। ਕਿਰਪਾ ਕਰਕੇ ਇਨ੍ਹਾਂ ਨੂੰ ਫ਼ੋਨ ਕਰੋ।',
  moreInDoubt: 'ਫ਼ੋਨ ਕਰਨ ਲਈ ਹੋਰ ਮਰੀਜ਼ ਵਿਖਾਓ',
  note: 'ਡਾਕਟਰ ਜਾਂ ਤਕਲੀਫ਼: {note}',
  asked: '{ago} ਮੰਗੀ ਗਈ',
  askedDoctor: 'ਡਾ. {name} ਨੂੰ ਪੁੱਛਿਆ ਗਿਆ ਹੈ',
  promised: 'ਡਾ. {name} ਨੇ ਪੱਕੀ ਕੀਤੀ ਸੀ',
  running: 'ਡਾ. {name} ਨੇ ਸ਼ੁਰੂ ਕੀਤੀ ਸੀ',
  noPhone: 'ਨੰਬਰ ਨਹੀਂ ਦਿੱਤਾ, ਜਾਂ ਫ਼ੋਨ ਨਹੀਂ ਚਾਹੁੰਦੇ',
  openFor: { one: '{count} ਡਾਕਟਰ ਲੈ ਸਕਦੇ ਹਨ', other: '{count} ਡਾਕਟਰ ਲੈ ਸਕਦੇ ਹਨ' },
  openForNobody: 'ਹੁਣ ਕੋਈ ਡਾਕਟਰ ਨਹੀਂ ਬਚਿਆ ਜੋ ਇਸ ਨੂੰ ਲੈ ਸਕੇ',
  more: 'ਹੋਰ ਵਿਖਾਓ',
}
