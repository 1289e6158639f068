import type { patientDashboard as english } from '../en/patient-dashboard.ts'

export const patientDashboard: typeof english = {
  welcome: 'ਜੀ ਆਇਆਂ ਨੂੰ, {name}',
  welcomeGuest: 'ਜੀ ਆਇਆਂ ਨੂੰ',
  quickActions: 'ਜ਼ਰੂਰੀ ਕੰਮ',
  book: 'ਅਪਾਇੰਟਮੈਂਟ ਲਓ',
  bookLead: 'ਦਿਨ ਅਤੇ ਸਮਾਂ ਚੁਣੋ',
  tiles: {
    records: 'ਸਿਹਤ ਦਾ ਰਿਕਾਰਡ',
    teleconsult: 'ਫ਼ੋਨ/ਵੀਡੀਓ ’ਤੇ ਸਲਾਹ',
    prescriptions: 'ਦਵਾਈ ਦੀ ਪਰਚੀ',
    reminders: 'ਦਵਾਈ ਦਾ ਸਮਾਂ',
    messages: 'ਮੈਸੇਜ',
    labs: 'ਲੈਬ ਰਿਪੋਰਟਾਂ',
    vaccinations: 'ਟੀਕੇ',
    vitals: 'ਬੀਪੀ, ਸ਼ੂਗਰ ਵਗੈਰਾ',
  },
  newMessages: { one: '{count} ਨਵਾਂ', other: '{count} ਨਵੇਂ' },
  upcoming: 'ਆਉਣ ਵਾਲੀਆਂ ਅਪਾਇੰਟਮੈਂਟਾਂ',
  viewAll: 'ਸਾਰੀਆਂ ਵੇਖੋ',
  health: 'ਸਿਹਤ ਇੱਕ ਨਜ਼ਰ ਵਿੱਚ',
  toReminders: 'ਸਾਰੇ ਰਿਮਾਈਂਡਰ',
  toVitals: 'ਸਾਰੀਆਂ ਰੀਡਿੰਗਾਂ',
  medication: 'ਅੱਜ ਦੀਆਂ ਦਵਾਈਆਂ',
  activities: 'ਹੁਣ ਤੱਕ ਕੀ ਹੋਇਆ',
  tips: 'ਸਿਹਤ ਦੀਆਂ ਗੱਲਾਂ',
  tip: {
    water: 'ਦਿਨ ਵਿੱਚ 8 ਗਲਾਸ ਪਾਣੀ',
    walk: 'ਰਾਤ ਦੀ ਰੋਟੀ ਤੋਂ ਬਾਅਦ 30 ਮਿੰਟ ਦੀ ਸੈਰ',
    sleep: '7-8 ਘੰਟੇ ਦੀ ਨੀਂਦ',
  },
  share: {
    title: 'ਆਪਣੀ ਮੈਡੀਕਲ ਜਾਣਕਾਰੀ ਵਿਖਾਓ',
    open: 'QR ਕੋਡ ਵਿਖਾਓ',
    lead: 'ਕੋਡ ਨਾਲ ਡਾਕਟਰ ਤੁਹਾਡਾ ਰਿਕਾਰਡ ਪੜ੍ਹ ਸਕਦੇ ਹਨ, ਜਿੰਨੀ ਦੇਰ ਤੁਸੀਂ ਚਾਹੋ।',
  },
}
