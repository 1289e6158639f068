import type { emergency as english } from '../en/emergency.ts'

export const emergency: typeof english = {
  numbers: {
    ambulance: { name: 'ਐਂਬੂਲੈਂਸ', line: 'ਦਿਲ ਦਾ ਦੌਰਾ, ਐਕਸੀਡੈਂਟ, ਜਾਨ ਨੂੰ ਕੋਈ ਵੀ ਖ਼ਤਰਾ' },
    anyEmergency: { name: 'ਕੋਈ ਵੀ ਐਮਰਜੈਂਸੀ', line: 'ਪੁਲਿਸ, ਫ਼ਾਇਰ ਬ੍ਰਿਗੇਡ ਅਤੇ ਐਂਬੂਲੈਂਸ, ਇੱਕੋ ਨੰਬਰ ’ਤੇ' },
    motherAndChild: { name: 'ਮਾਂ ਅਤੇ ਬੱਚਾ', line: 'ਗਰਭਵਤੀ, ਜੱਚਾ ਅਤੇ ਛੋਟੇ ਬੱਚੇ ਲਈ ਮੁਫ਼ਤ ਐਂਬੂਲੈਂਸ' },
  },
  sos: {
    button: 'SOS',
    label: 'SOS: ਮਦਦ ਲਈ ਫ਼ੋਨ ਕਰੋ',
    title: 'ਹੁਣੇ ਮਦਦ ਲਈ ਫ਼ੋਨ ਕਰਨਾ ਹੈ?',
    again: 'ਸਾਰੇ ਨੰਬਰ ਵੇਖਣ ਲਈ SOS ਦੁਬਾਰਾ ਦਬਾਓ।',
    decline: 'ਨਹੀਂ, ਐਮਰਜੈਂਸੀ ਪੇਜ ਵਿਖਾਓ',
  },
  calling: 'ਫ਼ੋਨ ਖੁੱਲ੍ਹ ਗਿਆ: {number} ({name})। ਹਰਾ ਬਟਨ ਦਬਾਓ।',
}
