import type { activities as english } from '../en/activities.ts'

export const activities: typeof english = {
  empty: 'ਹਾਲੇ ਕੁਝ ਨਹੀਂ',
  emptyLead: 'ਤੁਸੀਂ ਇੱਥੇ ਜੋ ਕਰੋਗੇ ਅਤੇ ਡਾਕਟਰ ਜੋ ਜਵਾਬ ਦੇਣਗੇ, ਉਹ ਇਸ ਲਿਸਟ ਵਿੱਚ ਦਿਸੇਗਾ।',
  loadFailed: 'ਪਿਛਲੇ ਦਿਨਾਂ ਦੀ ਜਾਣਕਾਰੀ ਖੁੱਲ੍ਹ ਨਹੀਂ ਸਕੀ।',
  kinds: {
    'appointments.asked': '{date} ਨੂੰ {time} ਵਜੇ ਦੀ ਅਪਾਇੰਟਮੈਂਟ ਮੰਗੀ ਗਈ।',
    'appointments.cancelled': '{date} ਨੂੰ {time} ਵਜੇ ਦੀ ਅਪਾਇੰਟਮੈਂਟ ਰੱਦ ਕੀਤੀ ਗਈ।',
    'appointments.completed': 'ਡਾ. {doctor} ਨਾਲ {date} ਦੀ ਅਪਾਇੰਟਮੈਂਟ ਪੂਰੀ ਹੋਈ।',
    'appointments.started': 'ਡਾ. {doctor} ਨੇ {date} ਦੀ ਅਪਾਇੰਟਮੈਂਟ ਸ਼ੁਰੂ ਕੀਤੀ।',
    'patients.saved': 'ਪ੍ਰੋਫ਼ਾਈਲ ਸੇਵ ਹੋਈ।',
  },
}
