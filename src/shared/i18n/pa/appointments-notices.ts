import type { appointmentsNotices as english } from '../en/appointments-notices.ts'

export const appointmentsNotices: typeof english = {
  requested: '{patient} ਨੇ {date} ਨੂੰ {time} ਵਜੇ ਦੀ ਅਪਾਇੰਟਮੈਂਟ ਮੰਗੀ ਹੈ।',
  opened: '{date} ਨੂੰ {time} ਵਜੇ ਦੀ ਤੁਹਾਡੀ ਬੇਨਤੀ ਹੁਣ ਸਾਰੇ ਡਾਕਟਰ ਵੇਖ ਸਕਦੇ ਹਨ।',
  offered: '{patient} ਨੇ {date} ਨੂੰ {time} ਵਜੇ ਦੀ ਅਪਾਇੰਟਮੈਂਟ ਮੰਗੀ ਹੈ। ਜਿਹੜੇ ਡਾਕਟਰ ਪਹਿਲਾਂ ਪੱਕੀ ਕਰਨਗੇ, ਉਨ੍ਹਾਂ ਕੋਲ ਜਾਵੇਗੀ।',
  reassigned: '{date} ਨੂੰ {time} ਵਜੇ ਦੀ ਤੁਹਾਡੀ ਬੇਨਤੀ ਹੁਣ ਡਾ. {doctor} ਕੋਲ ਹੈ।',
  accepted: 'ਡਾ. {doctor} ਨੇ {date} ਨੂੰ {time} ਵਜੇ ਦੀ ਤੁਹਾਡੀ ਅਪਾਇੰਟਮੈਂਟ ਪੱਕੀ ਕਰ ਦਿੱਤੀ।',
  failed: '{date} ਨੂੰ {time} ਵਜੇ ਲਈ ਕੋਈ ਡਾਕਟਰ ਨਹੀਂ ਮਿਲਿਆ। ਕਿਰਪਾ ਕਰਕੇ ਕੋਈ ਹੋਰ ਸਮਾਂ ਮੰਗੋ।',
  lapsed: '{date} ਨੂੰ {time} ਵਜੇ ਦੀ ਬੇਨਤੀ ਦਾ ਸਮੇਂ ਸਿਰ ਜਵਾਬ ਨਹੀਂ ਆਇਆ।',
  missed: '{date} ਨੂੰ {time} ਵਜੇ ਦੀ ਅਪਾਇੰਟਮੈਂਟ ਨਹੀਂ ਹੋ ਸਕੀ।',
  cancelledByPatient: '{patient} ਨੇ {date} ਨੂੰ {time} ਵਜੇ ਦੀ ਅਪਾਇੰਟਮੈਂਟ ਰੱਦ ਕਰ ਦਿੱਤੀ।',
  cancelledByDoctor: 'ਡਾ. {doctor} ਨੇ {date} ਨੂੰ {time} ਵਜੇ ਦੀ ਤੁਹਾਡੀ ਅਪਾਇੰਟਮੈਂਟ ਰੱਦ ਕਰ ਦਿੱਤੀ। ਕਾਰਨ: {reason}',
  reopened:
    'ਡਾ. {doctor} {date} ਨੂੰ {time} ਵਜੇ ਦੀ ਤੁਹਾਡੀ ਅਪਾਇੰਟਮੈਂਟ ਨਹੀਂ ਲੈ ਸਕਣਗੇ। ਕਾਰਨ: {reason}। ਤੁਹਾਡੀ ਬੇਨਤੀ ਫਿਰ ਸਾਰੇ ਡਾਕਟਰਾਂ ਲਈ ਖੁੱਲ੍ਹੀ ਹੈ।',
  started: 'ਡਾ. {doctor} ਹੁਣ ਤੁਹਾਡੇ ਲਈ ਤਿਆਰ ਹਨ।',
  finished: 'ਡਾ. {doctor} ਨੇ {date} ਦੀ ਤੁਹਾਡੀ ਮੁਲਾਕਾਤ ਪੂਰੀ ਕਰ ਦਿੱਤੀ।',
  autoClosed: '{date} ਨੂੰ {time} ਵਜੇ ਦੀ ਮੁਲਾਕਾਤ ਡਾਕਟਰ ਨੇ ਪੂਰੀ ਨਹੀਂ ਕੀਤੀ। ਦਿਨ ਦੇ ਅਖੀਰ ਵਿੱਚ ਉਹ ਆਪਣੇ ਆਪ ਬੰਦ ਹੋ ਗਈ।',
  ofPatient: {
    lapsed: '{patient} ਦੀ {date} ਨੂੰ {time} ਵਜੇ ਦੀ ਬੇਨਤੀ ਦਾ ਸਮੇਂ ਸਿਰ ਜਵਾਬ ਨਹੀਂ ਦਿੱਤਾ ਗਿਆ।',
    missed: '{patient} ਦੀ {date} ਨੂੰ {time} ਵਜੇ ਦੀ ਅਪਾਇੰਟਮੈਂਟ ਨਹੀਂ ਹੋ ਸਕੀ।',
    autoClosed:
      '{patient} ਦੀ {date} ਨੂੰ {time} ਵਜੇ ਦੀ ਮੁਲਾਕਾਤ ਪੂਰੀ ਨਹੀਂ ਕੀਤੀ ਗਈ। ਦਿਨ ਦੇ ਅਖੀਰ ਵਿੱਚ ਉਹ ਆਪਣੇ ਆਪ ਬੰਦ ਹੋ ਗਈ।',
  },
  ofDoctor: {
    lapsed: 'ਡਾ. {doctor} {date} ਨੂੰ {time} ਵਜੇ ਦੀ ਤੁਹਾਡੀ ਬੇਨਤੀ ਦਾ ਸਮੇਂ ਸਿਰ ਜਵਾਬ ਨਹੀਂ ਦੇ ਸਕੇ।',
    missed: 'ਡਾ. {doctor} ਨਾਲ {date} ਨੂੰ {time} ਵਜੇ ਦੀ ਤੁਹਾਡੀ ਅਪਾਇੰਟਮੈਂਟ ਨਹੀਂ ਹੋ ਸਕੀ।',
    autoClosed:
      'ਡਾ. {doctor} ਨੇ {date} ਨੂੰ {time} ਵਜੇ ਦੀ ਤੁਹਾਡੀ ਮੁਲਾਕਾਤ ਪੂਰੀ ਨਹੀਂ ਕੀਤੀ। ਦਿਨ ਦੇ ਅਖੀਰ ਵਿੱਚ ਉਹ ਆਪਣੇ ਆਪ ਬੰਦ ਹੋ ਗਈ।',
  },
}
