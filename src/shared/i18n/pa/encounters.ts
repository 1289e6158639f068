import type { encounters as english } from '../en/encounters.ts'

export const encounters: typeof english = {
  refusals: {
    alreadySigned: 'ਇਸ ਨੋਟ ’ਤੇ ਦਸਤਖ਼ਤ ਹੋ ਚੁੱਕੇ ਹਨ। ਜੋ ਰਹਿ ਗਿਆ ਹੋਵੇ, ਉਹ ਹੇਠਾਂ ਜੋੜਿਆ ਜਾ ਸਕਦਾ ਹੈ।',
    changedMeanwhile: 'ਤੁਸੀਂ ਇਹ ਨੋਟ ਕਿਸੇ ਹੋਰ ਫ਼ੋਨ ਜਾਂ ਕੰਪਿਊਟਰ ’ਤੇ ਬਦਲਿਆ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਚੁਣੋ ਕਿ ਸਹੀ ਕੀ ਹੈ।',
    notSigned: 'ਇਸ ਨੋਟ ’ਤੇ ਹਾਲੇ ਦਸਤਖ਼ਤ ਨਹੀਂ ਹੋਏ। ਕਿਰਪਾ ਕਰਕੇ ਨੋਟ ਵਿੱਚ ਹੀ ਲਿਖੋ।',
  },
  fields: {
    identityMissing: 'ਕਿਰਪਾ ਕਰਕੇ ਨਾਂ, ਉਮਰ ਅਤੇ ਪਿੰਡ ਪੁੱਛੋ, ਫਿਰ ਇੱਥੇ ਨਿਸ਼ਾਨ ਲਾਓ',
    followUpPast: 'ਕਿਰਪਾ ਕਰਕੇ ਅੱਜ ਤੋਂ ਬਾਅਦ ਦਾ ਦਿਨ ਚੁਣੋ',
    followUpTooFar: 'ਕਿਰਪਾ ਕਰਕੇ ਇੱਕ ਸਾਲ ਦੇ ਅੰਦਰ ਦਾ ਦਿਨ ਚੁਣੋ',
  },
  acts: {
    read: 'ਮੁਲਾਕਾਤ ਖੋਲ੍ਹੀ',
    ofAppointment: 'ਅਪਾਇੰਟਮੈਂਟ ਦੀ ਮੁਲਾਕਾਤ ਖੋਲ੍ਹੀ',
    ofPatient: 'ਮਰੀਜ਼ ਦੀਆਂ ਮੁਲਾਕਾਤਾਂ ਦੇ ਨੋਟ ਵੇਖੇ',
  },
}
