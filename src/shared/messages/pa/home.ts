import type { home as english } from '../en/home.ts'

export const home: typeof english = {
  patient: {
    headline: 'ਤੁਹਾਡੇ ਪਰਿਵਾਰ ਲਈ ਡਾਕਟਰ, ਘਰ ਦੇ ਨੇੜੇ',
    lead: 'ਆਪਣੇ ਫ਼ੋਨ ਤੋਂ ਸਮਾਂ ਮੰਗੋ। {town} ਜਾਂ ਨੇੜੇ ਦੇ ਡਾਕਟਰ ਉਸ ਨੂੰ ਪੱਕਾ ਕਰਨਗੇ।',
    getStarted: 'ਸ਼ੁਰੂ ਕਰੋ',
    emergency: 'ਐਮਰਜੈਂਸੀ ਵਿੱਚ ਮਦਦ',
    things: 'ਇੱਥੇ ਕੀ-ਕੀ ਹੋ ਸਕਦਾ ਹੈ',
    appointments: 'ਅਪਾਇੰਟਮੈਂਟ ਲਓ',
    appointmentsLead: 'ਡਾਕਟਰ ਤੋਂ ਸਮਾਂ ਮੰਗੋ, ਵੇਖੋ ਕੀ ਪੱਕਾ ਹੋਇਆ',
    profile: 'ਮੇਰੀ ਪ੍ਰੋਫ਼ਾਈਲ',
    profileLead: 'ਡਾਕਟਰ ਲਈ ਨਾਂ, ਉਮਰ ਅਤੇ ਫ਼ੋਨ',
    emergencyLead: 'ਐਂਬੂਲੈਂਸ ਦੇ ਨੰਬਰ ਅਤੇ ਫ਼ਸਟ ਏਡ',
  },
  dashboard: {
    welcome: 'ਜੀ ਆਇਆਂ ਨੂੰ, {name}',
    welcomeGuest: 'ਜੀ ਆਇਆਂ ਨੂੰ',
    quickActions: 'ਝਟਪਟ ਕੰਮ',
    book: 'ਅਪਾਇੰਟਮੈਂਟ ਲਓ',
    bookLead: 'ਦਿਨ ਅਤੇ ਸਮਾਂ ਚੁਣੋ',
    mine: 'ਮੇਰੀਆਂ ਅਪਾਇੰਟਮੈਂਟਾਂ',
    mineLead: 'ਉਡੀਕ ਵਾਲੀਆਂ, ਪੱਕੀਆਂ ਅਤੇ ਪੁਰਾਣੀਆਂ',
    upcoming: 'ਆਉਣ ਵਾਲੀਆਂ ਅਪਾਇੰਟਮੈਂਟਾਂ',
    viewAll: 'ਸਾਰੀਆਂ ਵੇਖੋ',
  },
  doctor: {
    greeting: 'ਜੀ ਆਇਆਂ ਨੂੰ, ਡਾ. {name}',
    editProfile: 'ਪ੍ਰੋਫ਼ਾਈਲ ਬਦਲੋ',
  },
}
