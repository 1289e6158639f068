import type { doseReasons as english } from '../en/dose-reasons.ts'

export const doseReasons: typeof english = {
  why: 'ਕਿਉਂ ਨਹੀਂ ਲਈ?',
  say: 'ਕਾਰਨ ਦੱਸੋ',
  because: 'ਕਾਰਨ: {reason}',
  ranOut: 'ਦਵਾਈ ਮੁੱਕ ਗਈ ਸੀ',
  cost: 'ਦਵਾਈ ਮਹਿੰਗੀ ਸੀ',
  ill: 'ਤਬੀਅਤ ਖਰਾਬ ਸੀ',
  forgot: 'ਯਾਦ ਨਹੀਂ ਰਿਹਾ',
  stopped: 'ਬੰਦ ਕਰਨ ਨੂੰ ਕਿਹਾ ਗਿਆ',
  other: 'ਕੋਈ ਹੋਰ ਕਾਰਨ',
  ofPatient: {
    title: 'ਦਵਾਈਆਂ',
    lead: 'ਜਿਵੇਂ ਮਰੀਜ਼ ਜਾਂ ਪਰਿਵਾਰ ਨੇ ਲਿਖਿਆ। ਪਿਛਲੇ 14 ਦਿਨਾਂ ਦੀਆਂ ਖੁਰਾਕਾਂ।',
    none: 'ਕੋਈ ਦਵਾਈ ਨਹੀਂ ਲਿਖੀ ਗਈ',
    failed: 'ਦਵਾਈਆਂ ਖੁੱਲ੍ਹ ਨਹੀਂ ਸਕੀਆਂ।',
    taken: '{planned} ਵਿੱਚੋਂ {taken} ਖੁਰਾਕਾਂ ਲਈਆਂ',
    takenTimes: { one: '14 ਦਿਨਾਂ ਵਿੱਚ ਲੋੜ ਪੈਣ ’ਤੇ {count} ਵਾਰ ਲਈ', other: '14 ਦਿਨਾਂ ਵਿੱਚ ਲੋੜ ਪੈਣ ’ਤੇ {count} ਵਾਰ ਲਈ' },
    skipped: 'ਨਹੀਂ ਲਈਆਂ: {count}',
    unmarked: 'ਬਿਨਾਂ ਨਿਸ਼ਾਨ: {count}',
    notYet: 'ਹਾਲੇ ਕੋਈ ਖੁਰਾਕ ਨਹੀਂ',
    removed: 'ਮਰੀਜ਼ ਨੇ ਹਟਾ ਦਿੱਤੀ',
    together: 'ਇਕੱਠੀਆਂ ਚੱਲਦੀਆਂ ਦਵਾਈਆਂ, ਜਿਨ੍ਹਾਂ ਵਿੱਚ ਇੱਕੋ ਚੀਜ਼ ਹੈ',
    paracetamol: 'ਪੈਰਾਸਿਟਾਮੋਲ',
    painkiller: 'ਇੱਕੋ ਕਿਸਮ ਦੀਆਂ ਦਰਦ ਦੀਆਂ ਦਵਾਈਆਂ',
  },
}
