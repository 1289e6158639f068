import type { emergency as english } from '../en/emergency.ts'

export const emergency: typeof english = {
  numbers: {
    ambulance: { name: 'ਐਂਬੂਲੈਂਸ', line: 'ਦਿਲ ਦਾ ਦੌਰਾ, ਐਕਸੀਡੈਂਟ, ਜਾਨ ਨੂੰ ਕੋਈ ਵੀ ਖਤਰਾ' },
    anyEmergency: { name: 'ਕੋਈ ਵੀ ਐਮਰਜੈਂਸੀ', line: 'ਪੁਲਿਸ, ਫ਼ਾਇਰ ਬ੍ਰਿਗੇਡ ਅਤੇ ਐਂਬੂਲੈਂਸ, ਇੱਕੋ ਨੰਬਰ ’ਤੇ' },
    motherAndChild: { name: 'ਮਾਂ ਅਤੇ ਬੱਚਾ', line: 'ਗਰਭਵਤੀ, ਜੱਚਾ ਅਤੇ ਛੋਟੇ ਬੱਚੇ ਲਈ ਮੁਫ਼ਤ ਐਂਬੂਲੈਂਸ' },
    police: { name: 'ਪੁਲਿਸ', line: 'ਚੋਰੀ, ਕੁੱਟਮਾਰ, ਸੜਕ ਹਾਦਸਾ' },
    fire: { name: 'ਫ਼ਾਇਰ ਬ੍ਰਿਗੇਡ', line: 'ਅੱਗ, ਗੈਸ ਲੀਕ, ਬਚਾਅ' },
    civilHospital: { name: 'ਸਿਵਲ ਹਸਪਤਾਲ', line: '{town} ਦੇ ਹਸਪਤਾਲ ਦਾ ਨੰਬਰ' },
  },
  toConfirm: 'ਇਸ ਨੰਬਰ ਦੀ ਹਾਲੇ ਜਾਂਚ ਨਹੀਂ ਹੋਈ',
  sos: {
    button: 'SOS',
    label: 'SOS: ਮਦਦ ਲਈ ਫ਼ੋਨ ਕਰੋ',
    title: 'ਹੁਣੇ ਮਦਦ ਲਈ ਫ਼ੋਨ ਕਰਨਾ ਹੈ?',
    again: 'ਸਾਰੇ ਨੰਬਰ ਵੇਖਣ ਲਈ SOS ਦੁਬਾਰਾ ਦਬਾਓ।',
    decline: 'ਨਹੀਂ, ਐਮਰਜੈਂਸੀ ਪੇਜ ਵਿਖਾਓ',
  },
  page: {
    title: 'ਐਮਰਜੈਂਸੀ',
    location: 'ਤੁਸੀਂ ਇੱਥੇ ਹੋ',
    quickDial: 'ਤੁਰੰਤ ਫ਼ੋਨ ਕਰੋ',
    reminderTitle: 'ਮਦਦ ਆਉਣ ਤੱਕ',
    reminder: 'ਮਰੀਜ਼ ਨੂੰ ਸ਼ਾਂਤ ਰੱਖੋ, ਵੇਖੋ ਕਿ ਸਾਹ ਚੱਲ ਰਿਹਾ ਹੈ ਜਾਂ ਨਹੀਂ, ਤੁਰੰਤ ਮਦਦ ਲਈ ਫ਼ੋਨ ਕਰੋ।',
    initiated: 'ਫ਼ੋਨ ਲਾਇਆ ਜਾ ਰਿਹਾ ਹੈ',
    calling: '{name} ਨੂੰ ਫ਼ੋਨ ਲੱਗ ਰਿਹਾ ਹੈ: {number}',
  },
}
