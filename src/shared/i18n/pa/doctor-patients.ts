import type { doctorPatients as english } from '../en/doctor-patients.ts'

export const doctorPatients: typeof english = {
  history: 'ਹੁਣ ਤੱਕ ਦਾ ਪੂਰਾ ਰਿਕਾਰਡ',
  title: 'ਮੇਰੇ ਮਰੀਜ਼',
  notes: 'ਡਾਕਟਰਾਂ ਦੇ ਨੋਟ',
  message: 'ਮੈਸੇਜ ਭੇਜੋ',
  search: 'ਨਾਂ ਜਾਂ ਫ਼ੋਨ ਨੰਬਰ ਨਾਲ ਲੱਭੋ',
  lastVisit: 'ਪਿਛਲੀ ਵਾਰ: {date}',
  notSeenYet: 'ਹਾਲੇ ਨਹੀਂ ਮਿਲੇ',
  more: 'ਹੋਰ ਵਿਖਾਓ',
  none: 'ਹਾਲੇ ਕੋਈ ਮਰੀਜ਼ ਨਹੀਂ',
  noneLead: 'ਜਿਨ੍ਹਾਂ ਦੀ ਅਪਾਇੰਟਮੈਂਟ ਤੁਹਾਡੇ ਨਾਲ ਹੈ, ਉਹ ਇੱਥੇ ਦਿਸਣਗੇ।',
  nobodyFound: 'ਕੋਈ ਨਹੀਂ ਲੱਭਿਆ',
  nobodyFoundLead: 'ਨਾਂ ਦਾ ਕੁਝ ਹਿੱਸਾ ਜਾਂ ਫ਼ੋਨ ਨੰਬਰ ਲਿਖ ਕੇ ਵੇਖੋ।',
  call: '{phone} ’ਤੇ ਫ਼ੋਨ ਕਰੋ',
  noPhone: 'ਨੰਬਰ ਨਹੀਂ ਦਿੱਤਾ, ਜਾਂ ਫ਼ੋਨ ਨਹੀਂ ਚਾਹੁੰਦੇ',
  appointments: 'ਤੁਹਾਡੇ ਨਾਲ ਅਪਾਇੰਟਮੈਂਟਾਂ',
  appointmentsHere: 'ਤੁਹਾਡੇ ਹਸਪਤਾਲ ਵਿੱਚ ਅਪਾਇੰਟਮੈਂਟਾਂ, ਪਿਛਲੇ 30 ਦਿਨ',
  older: 'ਹੋਰ ਪੁਰਾਣੀਆਂ ਵਿਖਾਓ',
  notYours: 'ਇਹ ਮਰੀਜ਼ ਤੁਹਾਡੀ ਲਿਸਟ ਵਿੱਚ ਨਹੀਂ ਹੈ',
  notYoursLead: 'ਤੁਸੀਂ ਉਹ ਮਰੀਜ਼ ਵੇਖ ਸਕਦੇ ਹੋ ਜਿਨ੍ਹਾਂ ਦੀ ਅਪਾਇੰਟਮੈਂਟ ਤੁਹਾਡੇ ਨਾਲ ਹੈ ਜਾਂ ਸੀ।',
  viewAll: 'ਸਾਰੇ ਮਰੀਜ਼ ਵੇਖੋ',
}
