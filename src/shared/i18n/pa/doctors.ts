import type { doctors as english } from '../en/doctors.ts'

export const doctors: typeof english = {
  refusals: {
    registrationMissing: 'ਡਾਕਟਰ ਨੇ ਹਾਲੇ ਆਪਣਾ ਮੈਡੀਕਲ ਰਜਿਸਟ੍ਰੇਸ਼ਨ ਨੰਬਰ ਨਹੀਂ ਦਿੱਤਾ।',
    registrationChanged: 'ਡਾਕਟਰ ਨੇ ਇਸ ਦੌਰਾਨ ਹੋਰ ਰਜਿਸਟ੍ਰੇਸ਼ਨ ਨੰਬਰ ਦੇ ਦਿੱਤਾ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਉਸ ਦੀ ਜਾਂਚ ਕਰੋ।',
    alreadyDecided: 'ਇਸ ਦਾ ਫ਼ੈਸਲਾ ਇਸ ਦੌਰਾਨ ਹੋ ਚੁੱਕਾ ਹੈ। ਲਿਸਟ ਵਿੱਚ ਹੁਣ ਸਹੀ ਹਾਲ ਦਿਸ ਰਿਹਾ ਹੈ।',
  },
  profile: {
    title: 'ਡਾਕਟਰ ਦੀ ਪ੍ਰੋਫ਼ਾਈਲ',
    lead: 'ਇਸੇ ਜਾਣਕਾਰੀ ਨਾਲ ਮਰੀਜ਼ ਤੁਹਾਡੇ ਕੋਲ ਭੇਜੇ ਜਾਂਦੇ ਹਨ।',
    name: 'ਪੂਰਾ ਨਾਂ',
    nameHint: '“ਡਾ.” ਤੋਂ ਬਿਨਾਂ ਲਿਖੋ, ਉਹ ਅਸੀਂ ਲਾ ਦਿਆਂਗੇ',
    specialization: 'ਸਪੈਸ਼ਲਾਈਜ਼ੇਸ਼ਨ',
    specializationHint: 'ਜਿਵੇਂ: {example}',
    experience: 'ਤਜਰਬਾ (ਸਾਲ)',
    phone: 'ਫ਼ੋਨ',
    phoneHint: '10 ਅੰਕ',
    clinic: 'ਕਲੀਨਿਕ ਜਾਂ ਹਸਪਤਾਲ',
    qualification: 'ਯੋਗਤਾ',
    qualificationHint: 'ਜਿਵੇਂ ਐੱਮਬੀਬੀਐੱਸ; ਇਹ ਤੁਹਾਡੀਆਂ ਪਰਚੀਆਂ ’ਤੇ ਲਿਖੀ ਜਾਂਦੀ ਹੈ',
    council: 'ਮੈਡੀਕਲ ਕੌਂਸਲ',
    registrationNumber: 'ਮੈਡੀਕਲ ਰਜਿਸਟ੍ਰੇਸ਼ਨ ਨੰਬਰ',
    registrationHint:
      'ਇਸ ਤੋਂ ਬਿਨਾਂ ਤੁਹਾਡੇ ਕੋਲ ਮਰੀਜ਼ ਨਹੀਂ ਭੇਜੇ ਜਾ ਸਕਦੇ: ਕੋਆਰਡੀਨੇਟਰ ਇਸ ਦੀ ਜਾਂਚ ਕਰਦੇ ਹਨ। ਇਹ ਤੁਹਾਡੀ ਪਰਚੀ ’ਤੇ ਛਪਦਾ ਹੈ।',
    checkedAgain:
      'ਨਾਂ, ਮੁਹਾਰਤ ਜਾਂ ਰਜਿਸਟ੍ਰੇਸ਼ਨ ਨੰਬਰ ਬਦਲਣ ’ਤੇ ਕੋਆਰਡੀਨੇਟਰ ਇਨ੍ਹਾਂ ਦੀ ਦੁਬਾਰਾ ਜਾਂਚ ਕਰਦੇ ਹਨ। ਉਦੋਂ ਤੱਕ ਤੁਹਾਡੇ ਕੋਲ ਨਵੇਂ ਮਰੀਜ਼ ਨਹੀਂ ਭੇਜੇ ਜਾਣਗੇ।',
    save: 'ਸੇਵ ਕਰੋ',
    edit: 'ਬਦਲੋ',
    cancel: 'ਰਹਿਣ ਦਿਓ',
    notGiven: 'ਨਹੀਂ ਦਿੱਤਾ',
    saved: 'ਤੁਹਾਡੀ ਪ੍ਰੋਫ਼ਾਈਲ ਸੇਵ ਹੋ ਗਈ!',
    updateFailed: 'ਪ੍ਰੋਫ਼ਾਈਲ ਸੇਵ ਨਹੀਂ ਹੋ ਸਕੀ',
    loadFailed: 'ਤੁਹਾਡੀ ਪ੍ਰੋਫ਼ਾਈਲ ਖੁੱਲ੍ਹ ਨਹੀਂ ਸਕੀ। ਚਾਹੋ ਤਾਂ ਜਾਣਕਾਰੀ ਇੱਥੇ ਭਰ ਦਿਓ।',
  },
  queued: {
    save: 'ਤੁਹਾਡੀ ਡਾਕਟਰ ਪ੍ਰੋਫ਼ਾਈਲ: {name}',
  },
}
