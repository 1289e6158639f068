import type { patients as english } from '../en/patients.ts'

export const patients: typeof english = {
  profile: {
    title: 'ਮੇਰੀ ਪ੍ਰੋਫ਼ਾਈਲ',
    titleOf: '{name} ਦੀ ਪ੍ਰੋਫ਼ਾਈਲ',
    lead: 'ਅਪਾਇੰਟਮੈਂਟ ਮੰਗਣ ’ਤੇ ਡਾਕਟਰ ਇਹ ਵੇਖਦੇ ਹਨ।',
    firstLead: 'ਪਹਿਲਾਂ ਆਪਣੇ ਬਾਰੇ ਦੱਸੋ। ਬੱਸ ਇੱਕ ਮਿੰਟ ਲੱਗੇਗਾ।',
    haveCode: 'ਮੇਰੇ ਰਿਕਾਰਡ ਦਾ ਕੋਡ ਮੇਰੇ ਕੋਲ ਹੈ',
    name: 'ਪੂਰਾ ਨਾਂ',
    age: 'ਉਮਰ',
    ageHint: 'ਸਾਲਾਂ ਵਿੱਚ',
    gender: 'ਲਿੰਗ',
    address: 'ਪਤਾ',
    addressHint: 'ਪਿੰਡ ਜਾਂ ਗਲੀ। ਚਾਹੋ ਤਾਂ ਖਾਲੀ ਛੱਡ ਦਿਓ।',
    phone: 'ਫ਼ੋਨ',
    phoneHint: 'ਖਾਲੀ ਛੱਡੋ ਤਾਂ ਉਹੀ ਨੰਬਰ ਮੰਨਿਆ ਜਾਵੇਗਾ ਜੋ ਤੁਸੀਂ ਖਾਤਾ ਬਣਾਉਣ ਵੇਲੇ ਦਿੱਤਾ ਸੀ।',
    save: 'ਸੇਵ ਕਰੋ',
    edit: 'ਬਦਲੋ',
    editMine: 'ਮੇਰੀ ਪ੍ਰੋਫ਼ਾਈਲ ਬਦਲੋ',
    editOf: '{name} ਦੀ ਪ੍ਰੋਫ਼ਾਈਲ ਬਦਲੋ',
    cancel: 'ਰਹਿਣ ਦਿਓ',
    notGiven: 'ਨਹੀਂ ਦਿੱਤਾ',
    saved: 'ਤੁਹਾਡੀ ਪ੍ਰੋਫ਼ਾਈਲ ਸੇਵ ਹੋ ਗਈ!',
    updateFailed: 'ਪ੍ਰੋਫ਼ਾਈਲ ਸੇਵ ਨਹੀਂ ਹੋ ਸਕੀ',
    invalidResponse: 'ਸਰਵਰ ਦਾ ਜਵਾਬ ਸਹੀ ਨਹੀਂ ਆਇਆ',
    loadFailed: 'ਤੁਹਾਡੀ ਪ੍ਰੋਫ਼ਾਈਲ ਖੁੱਲ੍ਹ ਨਹੀਂ ਸਕੀ। ਚਾਹੋ ਤਾਂ ਜਾਣਕਾਰੀ ਇੱਥੇ ਭਰ ਦਿਓ।',
  },
  genders: {
    Male: 'ਮਰਦ',
    Female: 'ਔਰਤ',
    Other: 'ਹੋਰ',
  },
  queued: {
    save: 'ਤੁਹਾਡੀ ਪ੍ਰੋਫ਼ਾਈਲ: {name}',
  },
  refusals: {
    tooManyPeople: 'ਇੱਕ ਖਾਤੇ ਤੋਂ ਇਸ ਤੋਂ ਵੱਧ ਲੋਕਾਂ ਦਾ ਕੰਮ ਨਹੀਂ ਹੋ ਸਕਦਾ।',
  },
  fields: {
    monthNeeded: 'ਮਹੀਨਾ ਵੀ ਚੁਣੋ',
    yearDigits: 'ਸਾਲ ਚਾਰ ਅੰਕਾਂ ਵਿੱਚ ਲਿਖੋ, ਜਿਵੇਂ 1958',
  },
}
