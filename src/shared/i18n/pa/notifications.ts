import type { notifications as english } from '../en/notifications.ts'

export const notifications: typeof english = {
  title: 'ਨਵੀਆਂ ਸੂਚਨਾਵਾਂ',
  more: { one: '{count} ਹੋਰ', other: '{count} ਹੋਰ' },
  showMore: 'ਹੋਰ ਵਿਖਾਓ',
  open: 'ਵੇਖੋ',
  seen: 'ਠੀਕ ਹੈ',
  seenAll: 'ਸਭ ਪੜ੍ਹ ਲਿਆ',
  seenShown: 'ਇਹ ਪੜ੍ਹ ਲਈਆਂ',
  away: 'ਡਾ. {away} ਹੁਣ ਨਹੀਂ ਮਿਲ ਸਕਦੇ।',
  place: 'ਥਾਂ: {place}',
  ofPatient: {
    'appointments.lapsed': '{patient} ਦੀ {date} ਨੂੰ {time} ਵਜੇ ਦੀ ਬੇਨਤੀ ਦਾ ਸਮੇਂ ਸਿਰ ਜਵਾਬ ਨਹੀਂ ਦਿੱਤਾ ਗਿਆ।',
    'appointments.missed': '{patient} ਦੀ {date} ਨੂੰ {time} ਵਜੇ ਦੀ ਅਪਾਇੰਟਮੈਂਟ ਨਹੀਂ ਹੋ ਸਕੀ।',
    'appointments.autoClosed':
      '{patient} ਦੀ {date} ਨੂੰ {time} ਵਜੇ ਦੀ ਮੁਲਾਕਾਤ ਪੂਰੀ ਨਹੀਂ ਕੀਤੀ ਗਈ। ਦਿਨ ਦੇ ਅਖੀਰ ਵਿੱਚ ਉਹ ਆਪਣੇ ਆਪ ਬੰਦ ਹੋ ਗਈ।',
  },
  ofDoctor: {
    'appointments.lapsed': 'ਡਾ. {doctor} {date} ਨੂੰ {time} ਵਜੇ ਦੀ ਤੁਹਾਡੀ ਬੇਨਤੀ ਦਾ ਸਮੇਂ ਸਿਰ ਜਵਾਬ ਨਹੀਂ ਦੇ ਸਕੇ।',
    'appointments.missed': 'ਡਾ. {doctor} ਨਾਲ {date} ਨੂੰ {time} ਵਜੇ ਦੀ ਤੁਹਾਡੀ ਅਪਾਇੰਟਮੈਂਟ ਨਹੀਂ ਹੋ ਸਕੀ।',
    'appointments.autoClosed':
      'ਡਾ. {doctor} ਨੇ {date} ਨੂੰ {time} ਵਜੇ ਦੀ ਤੁਹਾਡੀ ਮੁਲਾਕਾਤ ਪੂਰੀ ਨਹੀਂ ਕੀਤੀ। ਦਿਨ ਦੇ ਅਖੀਰ ਵਿੱਚ ਉਹ ਆਪਣੇ ਆਪ ਬੰਦ ਹੋ ਗਈ।',
  },
  kinds: {
    'appointments.requested': '{patient} ਨੇ {date} ਨੂੰ {time} ਵਜੇ ਦੀ ਅਪਾਇੰਟਮੈਂਟ ਮੰਗੀ ਹੈ।',
    'appointments.opened': '{date} ਨੂੰ {time} ਵਜੇ ਦੀ ਤੁਹਾਡੀ ਬੇਨਤੀ ਹੁਣ ਸਾਰੇ ਡਾਕਟਰ ਵੇਖ ਸਕਦੇ ਹਨ।',
    'appointments.offered':
      '{patient} ਨੇ {date} ਨੂੰ {time} ਵਜੇ ਦੀ ਅਪਾਇੰਟਮੈਂਟ ਮੰਗੀ ਹੈ। ਜਿਹੜੇ ਡਾਕਟਰ ਪਹਿਲਾਂ ਪੱਕੀ ਕਰਨਗੇ, ਉਨ੍ਹਾਂ ਕੋਲ ਜਾਵੇਗੀ।',
    'appointments.reassigned': '{date} ਨੂੰ {time} ਵਜੇ ਦੀ ਤੁਹਾਡੀ ਬੇਨਤੀ ਹੁਣ ਡਾ. {doctor} ਕੋਲ ਹੈ।',
    'appointments.accepted': 'ਡਾ. {doctor} ਨੇ {date} ਨੂੰ {time} ਵਜੇ ਦੀ ਤੁਹਾਡੀ ਅਪਾਇੰਟਮੈਂਟ ਪੱਕੀ ਕਰ ਦਿੱਤੀ।',
    'appointments.failed': '{date} ਨੂੰ {time} ਵਜੇ ਲਈ ਕੋਈ ਡਾਕਟਰ ਨਹੀਂ ਮਿਲਿਆ। ਕਿਰਪਾ ਕਰਕੇ ਕੋਈ ਹੋਰ ਸਮਾਂ ਮੰਗੋ।',
    'appointments.lapsed': '{date} ਨੂੰ {time} ਵਜੇ ਦੀ ਬੇਨਤੀ ਦਾ ਸਮੇਂ ਸਿਰ ਜਵਾਬ ਨਹੀਂ ਆਇਆ।',
    'appointments.missed': '{date} ਨੂੰ {time} ਵਜੇ ਦੀ ਅਪਾਇੰਟਮੈਂਟ ਨਹੀਂ ਹੋ ਸਕੀ।',
    'appointments.cancelledByPatient': '{patient} ਨੇ {date} ਨੂੰ {time} ਵਜੇ ਦੀ ਅਪਾਇੰਟਮੈਂਟ ਰੱਦ ਕਰ ਦਿੱਤੀ।',
    'appointments.cancelledByDoctor':
      'ਡਾ. {doctor} ਨੇ {date} ਨੂੰ {time} ਵਜੇ ਦੀ ਤੁਹਾਡੀ ਅਪਾਇੰਟਮੈਂਟ ਰੱਦ ਕਰ ਦਿੱਤੀ। ਕਾਰਨ: {reason}',
    'appointments.reopened':
      'ਡਾ. {doctor} {date} ਨੂੰ {time} ਵਜੇ ਦੀ ਤੁਹਾਡੀ ਅਪਾਇੰਟਮੈਂਟ ਨਹੀਂ ਲੈ ਸਕਣਗੇ। ਕਾਰਨ: {reason}। ਤੁਹਾਡੀ ਬੇਨਤੀ ਫਿਰ ਸਾਰੇ ਡਾਕਟਰਾਂ ਲਈ ਖੁੱਲ੍ਹੀ ਹੈ।',
    'appointments.started': 'ਡਾ. {doctor} ਹੁਣ ਤੁਹਾਡੇ ਲਈ ਤਿਆਰ ਹਨ।',
    'appointments.finished': 'ਡਾ. {doctor} ਨੇ {date} ਦੀ ਤੁਹਾਡੀ ਮੁਲਾਕਾਤ ਪੂਰੀ ਕਰ ਦਿੱਤੀ।',
    'appointments.autoClosed':
      '{date} ਨੂੰ {time} ਵਜੇ ਦੀ ਮੁਲਾਕਾਤ ਡਾਕਟਰ ਨੇ ਪੂਰੀ ਨਹੀਂ ਕੀਤੀ। ਦਿਨ ਦੇ ਅਖੀਰ ਵਿੱਚ ਉਹ ਆਪਣੇ ਆਪ ਬੰਦ ਹੋ ਗਈ।',
    'vitals.critical': '{patient}: ਖ਼ਤਰੇ ਵਾਲੀ ਰੀਡਿੰਗ {value}, {date} ਨੂੰ ਮਾਪੀ ਗਈ।',
    'vitals.attended': 'ਡਾ. {doctor} ਨੇ ਤੁਹਾਡੀ ਰੀਡਿੰਗ {value} ਵੇਖ ਲਈ ਹੈ। ਤਬੀਅਤ ਵਿਗੜੇ ਤਾਂ ਐਂਬੂਲੈਂਸ ਨੂੰ ਫ਼ੋਨ ਕਰੋ।',
  },
}
