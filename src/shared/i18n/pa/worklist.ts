import type { worklist as english } from '../en/worklist.ts'

export const worklist: typeof english = {
  requests: {
    title: 'ਜਵਾਬ ਬਾਕੀ',
    lead: 'ਜਿਨ੍ਹਾਂ ਬੇਨਤੀਆਂ ਦਾ ਜਵਾਬ ਦੇਣਾ ਹੈ',
    own: 'ਤੁਹਾਡੇ ਜਵਾਬ ਦੀ ਉਡੀਕ ਹੈ',
    none: 'ਕਿਸੇ ਬੇਨਤੀ ਦਾ ਜਵਾਬ ਬਾਕੀ ਨਹੀਂ',
  },
  followUps: {
    title: 'ਮਰੀਜ਼ਾਂ ਨੂੰ ਫ਼ੋਨ ਕਰਨਾ',
    lead: 'ਇਨ੍ਹਾਂ ਦੀ ਅਪਾਇੰਟਮੈਂਟ ਪਿਛਲੇ 14 ਦਿਨਾਂ ਵਿੱਚ ਨਹੀਂ ਹੋ ਸਕੀ, ਨਵੀਂ ਵੀ ਨਹੀਂ ਹੈ।',
    missed: 'ਨਹੀਂ ਹੋਈ: {date}, {time} ਵਜੇ',
    call: '{phone} ’ਤੇ ਫ਼ੋਨ ਕਰੋ',
    noPhone: 'ਫ਼ੋਨ ਨੰਬਰ ਨਹੀਂ ਦਿੱਤਾ',
    patient: 'ਮਰੀਜ਼ ਬਾਰੇ',
    none: 'ਕਿਸੇ ਨੂੰ ਫ਼ੋਨ ਨਹੀਂ ਕਰਨਾ',
    noneLead: 'ਜਿਨ੍ਹਾਂ ਮਰੀਜ਼ਾਂ ਦੀ ਅਪਾਇੰਟਮੈਂਟ ਨਹੀਂ ਹੋ ਸਕੀ, ਉਹ ਇੱਥੇ ਦਿਸਣਗੇ।',
  },
  teleconsultations: {
    title: 'ਫ਼ੋਨ/ਵੀਡੀਓ ਸਲਾਹ',
    lead: 'ਸਭ ਤੋਂ ਨਵੀਆਂ ਉੱਪਰ ਹਨ',
    none: 'ਹਾਲੇ ਫ਼ੋਨ/ਵੀਡੀਓ ’ਤੇ ਕੋਈ ਸਲਾਹ ਨਹੀਂ ਹੋਈ',
    noneLead: 'ਫ਼ੋਨ ਜਾਂ ਵੀਡੀਓ ਦੀਆਂ ਅਪਾਇੰਟਮੈਂਟਾਂ ਇੱਥੇ ਦਿਸਣਗੀਆਂ।',
    more: 'ਹੋਰ ਵਿਖਾਓ',
  },
}
