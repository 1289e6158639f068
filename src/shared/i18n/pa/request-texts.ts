import type { requestTexts as english } from '../en/request-texts.ts'

export const requestTexts: typeof english = {
  push: {
    title: 'ਨਬਜ਼: ਇੱਕ ਬੇਨਤੀ ਤੁਹਾਡੇ ਜਵਾਬ ਦੀ ਉਡੀਕ ਵਿੱਚ ਹੈ',
    open: 'ਖੋਲ੍ਹਣ ਲਈ ਇੱਥੇ ਦਬਾਓ।',
  },
  patient: {
    unconfirmed: 'ਨਬਜ਼: ਅਪਾਇੰਟਮੈਂਟ ਹਾਲੇ ਪੱਕੀ ਨਹੀਂ ਹੋਈ। ਕਿਰਪਾ ਕਰਕੇ ਹਾਲੇ ਨਾ ਤੁਰੋ।',
    unconfirmedCall: 'ਨਬਜ਼: ਫ਼ੋਨ ’ਤੇ ਸਲਾਹ ਹਾਲੇ ਪੱਕੀ ਨਹੀਂ ਹੋਈ',
    noMore: 'ਨਬਜ਼: ਅਪਾਇੰਟਮੈਂਟ ਹੁਣ ਪੱਕੀ ਨਹੀਂ ਰਹੀ',
    notTakingPlace: 'ਨਬਜ਼: ਅਪਾਇੰਟਮੈਂਟ ਨਹੀਂ ਹੋਵੇਗੀ',
    offered: 'ਨਬਜ਼: ਡਾਕਟਰ ਨੂੰ ਤੁਹਾਡੇ ਜਵਾਬ ਦੀ ਉਡੀਕ ਹੈ',
    confirmed: 'ਨਬਜ਼: ਅਪਾਇੰਟਮੈਂਟ ਪੱਕੀ ਹੋ ਗਈ',
    timeToLeave: 'Nabz: ਡਾਕਟਰ ਕੋਲ ਜਾਣ ਲਈ ਤੁਰਨ ਦਾ ਸਮਾਂ ਹੋ ਗਿਆ ਹੈ',
    followUp: 'Nabz: ਡਾਕਟਰ ਤੁਹਾਨੂੰ ਫਿਰ ਵੇਖਣਾ ਚਾਹੁੰਦੇ ਹਨ',
    vaccines: 'Nabz: ਟੀਕੇ ਦਾ ਸਮਾਂ ਹੈ',
  },
  review: { overdue: 'ਨਬਜ਼: ਇੱਕ ਪੜਤਾਲ ਬਾਕੀ ਰਹਿ ਗਈ ਹੈ' },
}
