import type { home as english } from '../en/home.ts'

export const home: typeof english = {
  patient: {
    headline: 'ਤੁਹਾਡੇ ਪਰਿਵਾਰ ਲਈ ਡਾਕਟਰ, ਘਰ ਦੇ ਨੇੜੇ',
    lead: 'ਆਪਣੇ ਫ਼ੋਨ ਤੋਂ ਸਮਾਂ ਮੰਗੋ। {town} ਜਾਂ ਨੇੜੇ ਦੇ ਡਾਕਟਰ ਉਸ ਨੂੰ ਪੱਕਾ ਕਰਦੇ ਹਨ।',
    getStarted: 'ਸ਼ੁਰੂ ਕਰੋ',
    emergency: 'ਐਮਰਜੈਂਸੀ ਮਦਦ',
    things: 'ਤੁਸੀਂ ਇੱਥੇ ਕੀ ਕਰ ਸਕਦੇ ਹੋ',
    appointments: 'ਅਪਾਇੰਟਮੈਂਟ ਲਓ',
    appointmentsLead: 'ਡਾਕਟਰ ਤੋਂ ਸਮਾਂ ਮੰਗੋ, ਵੇਖੋ ਕੀ ਪੱਕਾ ਹੋਇਆ',
    profile: 'ਮੇਰੀ ਪ੍ਰੋਫ਼ਾਈਲ',
    profileLead: 'ਡਾਕਟਰ ਲਈ ਨਾਂ, ਉਮਰ ਅਤੇ ਫ਼ੋਨ',
    emergencyLead: 'ਐਂਬੂਲੈਂਸ ਦੇ ਨੰਬਰ ਅਤੇ ਮੁੱਢਲੀ ਸਹਾਇਤਾ',
  },
  dashboard: {
    welcome: 'ਜੀ ਆਇਆਂ ਨੂੰ, {name}',
    welcomeGuest: 'ਜੀ ਆਇਆਂ ਨੂੰ, ਮਹਿਮਾਨ',
    profileNeeded: 'ਪਹਿਲਾਂ ਆਪਣੇ ਬਾਰੇ ਦੱਸੋ। ਬੱਸ ਇੱਕ ਮਿੰਟ ਲੱਗੇਗਾ।',
    quickActions: 'ਝੱਟ ਕੰਮ',
    book: 'ਅਪਾਇੰਟਮੈਂਟ ਲਓ',
    bookLead: 'ਦਿਨ ਅਤੇ ਸਮਾਂ ਚੁਣੋ',
    mine: 'ਮੇਰੀਆਂ ਅਪਾਇੰਟਮੈਂਟਾਂ',
    mineLead: 'ਉਡੀਕ ਵਾਲੀਆਂ, ਪੱਕੀਆਂ ਅਤੇ ਪੁਰਾਣੀਆਂ',
    upcoming: 'ਆਉਣ ਵਾਲੀਆਂ ਅਪਾਇੰਟਮੈਂਟਾਂ',
    viewAll: 'ਸਾਰੀਆਂ ਵੇਖੋ',
  },
  doctor: {
    greeting: 'ਜੀ ਆਇਆਂ ਨੂੰ, ਡਾ. {name}',
    today: { one: 'ਅੱਜ {count} ਅਪਾਇੰਟਮੈਂਟ ਹੈ', other: 'ਅੱਜ {count} ਅਪਾਇੰਟਮੈਂਟਾਂ ਹਨ' },
    waiting: {
      one: '{count} ਬੇਨਤੀ ਤੁਹਾਡੇ ਜਵਾਬ ਦੀ ਉਡੀਕ ਵਿੱਚ ਹੈ',
      other: '{count} ਬੇਨਤੀਆਂ ਤੁਹਾਡੇ ਜਵਾਬ ਦੀ ਉਡੀਕ ਵਿੱਚ ਹਨ',
    },
    editProfile: 'ਪ੍ਰੋਫ਼ਾਈਲ ਬਦਲੋ',
    profileMissing: 'ਕਿਰਪਾ ਕਰਕੇ ਆਪਣੀ ਪ੍ਰੋਫ਼ਾਈਲ ਭਰੋ: ਤਾਂ ਹੀ ਮਰੀਜ਼ ਤੁਹਾਡੇ ਕੋਲ ਭੇਜੇ ਜਾ ਸਕਦੇ ਹਨ।',
  },
}
