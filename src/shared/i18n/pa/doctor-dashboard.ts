import type { doctorDashboard as english } from '../en/doctor-dashboard.ts'

export const doctorDashboard = {
  greeting: 'ਜੀ ਆਇਆਂ ਨੂੰ, ਡਾ. {name}',
  editProfile: 'ਪ੍ਰੋਫ਼ਾਈਲ ਬਦਲੋ',
  queue: 'ਅੱਜ ਦੀ ਲਾਈਨ',
  messages: 'ਮੈਸੇਜ',
  counter: 'ਦਵਾਈ ਕਾਊਂਟਰ',
  laboratory: 'ਤੁਹਾਡੀ ਲੈਬ',
  timings: 'ਮੇਰੇ ਬੈਠਣ ਦਾ ਸਮਾਂ',
  allPatients: 'ਸਾਰੇ ਮਰੀਜ਼ ਵੇਖੋ',
  tiles: {
    today: 'ਅੱਜ',
    patients: 'ਮਰੀਜ਼',
    pendingReviews: 'ਜਵਾਬ ਬਾਕੀ',
    teleconsultations: 'ਫ਼ੋਨ/ਵੀਡੀਓ ਸਲਾਹ',
  },
  alert: {
    emergency: 'ਐਮਰਜੈਂਸੀ',
    highPriority: 'ਪਹਿਲਾਂ ਇਨ੍ਹਾਂ ਨੂੰ ਵੇਖੋ',
    askedToday: 'ਅੱਜ {time} ਵਜੇ ਦਾ ਸਮਾਂ ਮੰਗਿਆ ਹੈ, ਹਾਲੇ ਕਿਸੇ ਨੇ ਜਵਾਬ ਨਹੀਂ ਦਿੱਤਾ।',
    askedTomorrow: 'ਭਲਕੇ {time} ਵਜੇ ਦਾ ਸਮਾਂ ਮੰਗਿਆ ਹੈ, ਹਾਲੇ ਕਿਸੇ ਨੇ ਜਵਾਬ ਨਹੀਂ ਦਿੱਤਾ।',
    danger: 'ਲਿਖੀ ਤਕਲੀਫ਼ ਵਿੱਚ ਖ਼ਤਰੇ ਦਾ ਲੱਛਣ ਹੈ। {day}, {time} ਦਾ ਸਮਾਂ ਮੰਗਿਆ ਹੈ, ਹਾਲੇ ਕਿਸੇ ਨੇ ਜਵਾਬ ਨਹੀਂ ਦਿੱਤਾ।',
    critical: 'ਮਰੀਜ਼ ਦੀ ਰੀਡਿੰਗ ਖ਼ਤਰੇ ਵਾਲੀ ਹੈ, ਹਾਲੇ ਕਿਸੇ ਡਾਕਟਰ ਨੇ ਨਹੀਂ ਵੇਖੀ।',
    attend: 'ਹੁਣੇ ਵੇਖੋ',
  },
  tasks: {
    title: 'ਬਾਕੀ ਕੰਮ',
    none: 'ਕੋਈ ਕੰਮ ਬਾਕੀ ਨਹੀਂ।',
    emergencyAlerts: 'ਐਮਰਜੈਂਸੀ',
    labReviews: 'ਲੈਬ ਰਿਪੋਰਟਾਂ ਵੇਖਣੀਆਂ ਹਨ',
    prescriptionApprovals: 'ਦਸਤਖ਼ਤ ਵਾਲੀਆਂ ਪਰਚੀਆਂ',
    followUps: 'ਮਰੀਜ਼ਾਂ ਨੂੰ ਫ਼ੋਨ ਕਰਨਾ',
    due: 'ਫਿਰ ਵਿਖਾਉਣ ਵਾਲੇ',
    withoutNote: 'ਬਿਨਾਂ ਨੋਟ ਵਾਲੀਆਂ ਮੁਲਾਕਾਤਾਂ',
  },
  recent: {
    title: 'ਹੁਣੇ ਵੇਖੇ ਮਰੀਜ਼',
    none: 'ਜਿਹੜੇ ਮਰੀਜ਼ ਤੁਸੀਂ ਵੇਖੇ ਹਨ, ਉਹ ਇੱਥੇ ਦਿਸਣਗੇ।',
    lastVisit: 'ਪਿਛਲੀ ਵਾਰ: {date}',
  },
  facility: {
    title: 'ਅੱਜ {facility} ਵਿੱਚ',
    none: 'ਅੱਜ ਸਾਥੀ ਡਾਕਟਰਾਂ ਕੋਲ ਕੋਈ ਮਰੀਜ਼ ਨਹੀਂ ਹੈ।',
    more: 'ਹੋਰ ਵਿਖਾਓ',
    doctor: 'ਡਾ. {doctor} ਨਾਲ',
  },
} satisfies typeof english
