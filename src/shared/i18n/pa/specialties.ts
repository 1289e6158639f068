import type { specialties as english } from '../en/specialties.ts'

export const specialties = {
  generalPhysician: 'ਬੁਖਾਰ, ਬੀਪੀ, ਸ਼ੂਗਰ (ਫ਼ਿਜ਼ੀਸ਼ੀਅਨ)',
  cardiology: 'ਦਿਲ (ਹਾਰਟ)',
  pediatrics: 'ਬੱਚਿਆਂ ਦੇ ਡਾਕਟਰ',
  gynecology: 'ਔਰਤਾਂ ਦੇ (ਗਾਇਨੀ)',
  orthopedics: 'ਹੱਡੀਆਂ ਅਤੇ ਜੋੜ',
  dermatology: 'ਚਮੜੀ (ਸਕਿਨ)',
  ent: 'ਕੰਨ, ਨੱਕ ਅਤੇ ਗਲਾ',
  ophthalmology: 'ਅੱਖਾਂ',
  dentistry: 'ਦੰਦ',
  psychiatry: 'ਮਾਨਸਿਕ ਸਿਹਤ',
  surgery: 'ਅਪਰੇਸ਼ਨ (ਸਰਜਰੀ)',
} satisfies typeof english
