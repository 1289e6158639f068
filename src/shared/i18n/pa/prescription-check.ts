import type { prescriptionCheck as english } from '../en/prescription-check.ts'

export const prescriptionCheck: typeof english = {
  title: 'ਕੀ ਇਹ ਪਰਚੀ ਅਸਲੀ ਹੈ?',
  active: 'ਹਾਂ, ਪਰਚੀ ਅਸਲੀ ਹੈ।',
  hasPaper: 'ਹੱਥ ਨਾਲ ਸਾਈਨ ਕੀਤੀ ਪਰਚੀ ਦੀ ਫ਼ੋਟੋ ਇੱਥੇ ਜਮ੍ਹਾਂ ਹੈ।',
  part: 'ਇਸ ਦੀ ਕੁਝ ਦਵਾਈ ਦਿੱਤੀ ਜਾ ਚੁੱਕੀ ਹੈ, ਆਖ਼ਰੀ ਵਾਰ {date} ਨੂੰ।',
  all: 'ਇਸ ਦੀ ਸਾਰੀ ਦਵਾਈ ਦਿੱਤੀ ਜਾ ਚੁੱਕੀ ਹੈ, ਆਖ਼ਰੀ ਵਾਰ {date} ਨੂੰ।',
  allLead: 'ਇਸ ਤੋਂ ਹੋਰ ਦਵਾਈ ਨਾ ਦਿਓ।',
  stopped: 'ਡਾਕਟਰ ਨੇ ਇਹ ਪਰਚੀ ਰੋਕ ਦਿੱਤੀ ਹੈ।',
  stoppedLead: 'ਇਸ ਤੋਂ ਹੋਰ ਦਵਾਈ ਨਾ ਦਿਓ।',
  unknown: 'ਇਸ ਕੋਡ ਦੀ ਕੋਈ ਪਰਚੀ ਨਹੀਂ ਹੈ।',
  unknownLead: 'ਫਿਰ ਸਕੈਨ ਕਰੋ, ਜਾਂ ਡਾਕਟਰ ਨੂੰ ਪੁੱਛੋ।',
  date: 'ਦਿਨ: {date}',
  validUntil: '{date} ਤੱਕ ਜਾਇਜ਼',
  over: 'ਇਸ ਦਾ ਸਮਾਂ ਲੰਘ ਚੁੱਕਾ ਹੈ।',
  overLead: 'ਇਸ ਤੋਂ ਕੁਝ ਦੇਣ ਤੋਂ ਪਹਿਲਾਂ ਡਾਕਟਰ ਨੂੰ ਪੁੱਛੋ।',
  compare: 'ਕਾਗਜ਼ ’ਤੇ ਇਹੀ ਡਾਕਟਰ, ਨੰਬਰ ਅਤੇ ਦਿਨ ਹੋਣੇ ਚਾਹੀਦੇ ਹਨ। ਦਵਾਈਆਂ ਇੱਥੇ ਨਹੀਂ ਜਾਂਚੀਆਂ ਜਾਂਦੀਆਂ।',
  by: 'ਡਾ. {name}',
  registration: '{council}, ਰਜਿਸਟ੍ਰੇਸ਼ਨ ਨੰਬਰ {number}',
  number: 'ਨੰਬਰ {number}',
}
