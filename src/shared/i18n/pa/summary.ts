import type { summary as english } from '../en/summary.ts'

export const summary: typeof english = {
  sections: {
    allergies: 'ਐਲਰਜੀ',
    medications: 'ਦਵਾਈਆਂ',
    problems: 'ਬੀਮਾਰੀਆਂ',
    pregnancy: 'ਗਰਭ',
    vitalSigns: 'ਰੀਡਿੰਗਾਂ',
    results: 'ਟੈਸਟਾਂ ਦੇ ਨਤੀਜੇ',
    immunizations: 'ਟੀਕੇ',
    pastProblems: 'ਪਹਿਲਾਂ ਦੀਆਂ ਬੀਮਾਰੀਆਂ',
    orders: 'ਲਿਖੇ ਹੋਏ ਟੈਸਟ',
    encounters: 'ਡਾਕਟਰ ਨਾਲ ਮੁਲਾਕਾਤਾਂ ਤੇ ਕਾਲਾਂ',
    documents: 'ਫੋਟੋਆਂ ਤੇ ਫਾਈਲਾਂ',
  },
  empty: {
    notasked: 'ਇੱਥੇ ਕੁਝ ਨਹੀਂ ਲਿਖਿਆ। ਇਸ ਦਾ ਮਤਲਬ ਇਹ ਨਹੀਂ ਕਿ ਕੁਝ ਨਹੀਂ ਹੈ: ਪੁੱਛ ਲਓ।',
    withheld: 'ਸਾਂਝਾ ਨਹੀਂ ਕੀਤਾ ਗਿਆ।',
    nilknown: 'ਲਿਖਣ ਵਾਲੇ ਨੂੰ ਅਜਿਹਾ ਕੁਝ ਪਤਾ ਨਹੀਂ ਸੀ। ਪੁੱਛ ਲਓ।',
    unavailable: 'ਲਿਖਣ ਵਾਲੇ ਨੂੰ ਇਸ ਦਾ ਪਤਾ ਨਹੀਂ ਸੀ। ਪੁੱਛ ਲਓ।',
  },
  pregnancy: { pregnant: 'ਗਰਭਵਤੀ', no: 'ਗਰਭਵਤੀ ਨਹੀਂ', afterBirth: 'ਗਰਭਵਤੀ ਨਹੀਂ, ਹੁਣੇ ਬੱਚਾ ਹੋਇਆ' },
}
