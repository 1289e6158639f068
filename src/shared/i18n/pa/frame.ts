import type { frame as english } from '../en/frame.ts'

export const frame: typeof english = {
  skip: 'ਸਿੱਧੇ ਪੇਜ ’ਤੇ ਜਾਓ',
  listen: 'ਸੁਣੋ',
  stopListening: 'ਰੋਕੋ',
  nav: {
    label: 'ਮੁੱਖ ਮੀਨੂ',
    home: 'ਹੋਮ',
    patient: 'ਮੇਰੀ ਸਿਹਤ',
    doctor: 'ਸ਼ਡਿਊਲ',
    appointments: 'ਅਪਾਇੰਟਮੈਂਟ',
    visits: 'ਅਪਾਇੰਟਮੈਂਟ',
    hospitals: 'ਹਸਪਤਾਲ',
    emergency: 'ਐਮਰਜੈਂਸੀ',
    volunteer: 'ਵਲੰਟੀਅਰ',
    desk: 'ਡੈਸਕ',
  },
  user: {
    open: '{name} ਦਾ ਖਾਤਾ',
    profile: 'ਮੇਰੀ ਪ੍ਰੋਫ਼ਾਈਲ',
    settings: 'ਸੈਟਿੰਗਾਂ',
    family: 'ਪਰਿਵਾਰ ਦਾ ਫ਼ੋਨ',
    addPerson: 'ਪਰਿਵਾਰ ਦਾ ਮੈਂਬਰ ਜੋੜੋ',
    logout: 'ਲੌਗਆਊਟ',
  },
  notFound: {
    title: 'ਓਹੋ! ਇਹ ਪੇਜ ਨਹੀਂ ਮਿਲਿਆ',
    lead: 'ਸ਼ਾਇਦ ਪਤਾ ਗਲਤ ਲਿਖਿਆ ਗਿਆ, ਜਾਂ ਇਹ ਪੇਜ ਹੁਣ ਇੱਥੇ ਨਹੀਂ ਹੈ।',
    home: 'ਹੋਮ ’ਤੇ ਜਾਓ',
  },
  notShared: 'ਰਿਕਾਰਡ ਦਾ ਇਹ ਹਿੱਸਾ ਤੁਹਾਡੇ ਨਾਲ ਸਾਂਝਾ ਨਹੀਂ ਹੈ।',
  offline: 'ਨੈੱਟਵਰਕ ਨਹੀਂ ਹੈ। ਜੋ ਦਿਸ ਰਿਹਾ ਹੈ, ਉਹ ਥੋੜ੍ਹਾ ਪੁਰਾਣਾ ਹੋ ਸਕਦਾ ਹੈ।',
}
