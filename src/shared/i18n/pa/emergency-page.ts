import type { emergencyPage as english } from '../en/emergency-page.ts'

export const emergencyPage: typeof english = {
  title: 'ਐਮਰਜੈਂਸੀ',
  location: 'ਸ਼ਹਿਰ',
  quickDial: 'ਤੁਰੰਤ ਫ਼ੋਨ ਕਰੋ',
  numbers: {
    police: { name: 'ਪੁਲਿਸ', line: 'ਚੋਰੀ, ਕੁੱਟਮਾਰ, ਸੜਕ ਹਾਦਸਾ' },
    fire: { name: 'ਫ਼ਾਇਰ ਬ੍ਰਿਗੇਡ', line: 'ਅੱਗ, ਗੈਸ ਲੀਕ, ਬਚਾਅ' },
    civilHospital: { name: 'ਸਿਵਲ ਹਸਪਤਾਲ', line: '{town} ਦੇ ਹਸਪਤਾਲ ਦਾ ਨੰਬਰ' },
  },
  initiated: 'ਫ਼ੋਨ ਖੁੱਲ੍ਹ ਗਿਆ ਹੈ',
  reminderTitle: 'ਮਦਦ ਆਉਣ ਤੱਕ',
  reminder: 'ਮਰੀਜ਼ ਨੂੰ ਸ਼ਾਂਤ ਰੱਖੋ, ਵੇਖੋ ਕਿ ਸਾਹ ਚੱਲ ਰਿਹਾ ਹੈ ਜਾਂ ਨਹੀਂ, ਤੁਰੰਤ ਮਦਦ ਲਈ ਫ਼ੋਨ ਕਰੋ।',
}
