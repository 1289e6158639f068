import type { service as english } from '../en/service.ts'

/** Sentences of the server that are about a call and not about a person; the browser shows them as they come. */
export const service: typeof english = {
  badJson: 'ਭੇਜੀ ਜਾਣਕਾਰੀ ਪੜ੍ਹੀ ਨਹੀਂ ਜਾ ਸਕੀ।',
  methodNotAllowed: 'ਇਹ ਪਤਾ ਇਸ ਤਰ੍ਹਾਂ ਨਹੀਂ ਵਰਤਿਆ ਜਾ ਸਕਦਾ।',
  tooLarge: 'ਇਹ ਭੇਜਣ ਲਈ ਬਹੁਤ ਵੱਡਾ ਹੈ।',
  wrongContentType: 'ਇਹ ਜਾਣਕਾਰੀ ਸਹੀ ਰੂਪ ਵਿੱਚ ਨਹੀਂ ਭੇਜੀ ਗਈ।',
  keyReused: 'ਇਹ ਪਹਿਲਾਂ ਹੀ ਹੋਰ ਜਾਣਕਾਰੀ ਨਾਲ ਭੇਜਿਆ ਜਾ ਚੁੱਕਾ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  keyInvalid: 'ਭੇਜੀ ਜਾਣਕਾਰੀ ਦੀ ਪਛਾਣ ਸਹੀ ਨਹੀਂ ਹੈ।',
  changedMeanwhile: 'ਇਸ ਦੌਰਾਨ ਇਹ ਕਿਸੇ ਹੋਰ ਫ਼ੋਨ ਤੋਂ ਬਦਲਿਆ ਗਿਆ ਹੈ। ਕੁਝ ਸੇਵ ਨਹੀਂ ਹੋਇਆ।',
  removedMeanwhile: 'ਇਸ ਦੌਰਾਨ ਇਹ ਕਿਸੇ ਹੋਰ ਫ਼ੋਨ ਤੋਂ ਹਟਾਇਆ ਗਿਆ ਹੈ। ਕੁਝ ਸੇਵ ਨਹੀਂ ਹੋਇਆ।',
  stepUpNeeded: 'ਕਿਰਪਾ ਕਰਕੇ ਪੱਕਾ ਕਰੋ ਕਿ ਇਹ ਤੁਸੀਂ ਹੀ ਹੋ, ਤੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  wrongRole: 'ਤੁਹਾਡੇ ਖਾਤੇ ਨੂੰ ਇਸ ਦੀ ਇਜਾਜ਼ਤ ਨਹੀਂ ਹੈ।',
  notActingFor: 'ਤੁਹਾਡਾ ਖਾਤਾ ਇਸ ਵਿਅਕਤੀ ਵੱਲੋਂ ਕੰਮ ਨਹੀਂ ਕਰ ਸਕਦਾ।',
  notShared: 'ਰਿਕਾਰਡ ਦਾ ਇਹ ਹਿੱਸਾ ਤੁਹਾਡੇ ਨਾਲ ਸਾਂਝਾ ਨਹੀਂ ਹੈ।',
  tooManyPeople: 'ਇੱਕ ਖਾਤੇ ਤੋਂ ਇਸ ਤੋਂ ਵੱਧ ਲੋਕਾਂ ਦਾ ਕੰਮ ਨਹੀਂ ਹੋ ਸਕਦਾ।',
  tooManyRequests: 'ਥੋੜ੍ਹੇ ਸਮੇਂ ਵਿੱਚ ਇਹ ਬਹੁਤ ਵਾਰ ਕੀਤਾ ਗਿਆ। ਕਿਰਪਾ ਕਰਕੇ {minutes} ਮਿੰਟ ਬਾਅਦ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  busy: 'ਇਸ ਵੇਲੇ ਬਹੁਤ ਸਾਰੇ ਲੋਕ ਲੌਗਇਨ ਜਾਂ ਰਜਿਸਟਰ ਕਰ ਰਹੇ ਹਨ। ਕਿਰਪਾ ਕਰਕੇ ਇੱਕ ਮਿੰਟ ਬਾਅਦ ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  notYourMark: 'ਇਸ ਨੂੰ ਕਿਸੇ ਹੋਰ ਨੇ ਗ਼ਲਤ ਲਿਖਿਆ ਹੈ, ਅਤੇ ਉਹੀ ਵਾਪਸ ਲੈ ਸਕਦੇ ਹਨ।',
  otherPaper: 'ਇਸ ਪਰਚੀ ਦੀ ਹੁਣ ਹੋਰ ਫ਼ੋਟੋ ਹੈ। ਪਹਿਲਾਂ ਉਸ ਨੂੰ ਗ਼ਲਤ ਦੱਸੋ।',
}
