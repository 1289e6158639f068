import type { patientRecords as english } from '../en/patient-records.ts'

export const patientRecords: typeof english = {
  title: 'ਸਿਹਤ ਦਾ ਰਿਕਾਰਡ',
  lead: 'ਅੱਜ ਤੁਹਾਡੇ ਖਾਤੇ ਵਿੱਚ ਇਹ ਹੈ।',
  profile: 'ਪ੍ਰੋਫ਼ਾਈਲ',
  appointments: 'ਅਪਾਇੰਟਮੈਂਟਾਂ',
  upcoming: { one: '{count} ਆਉਣ ਵਾਲੀ ਅਪਾਇੰਟਮੈਂਟ', other: '{count} ਆਉਣ ਵਾਲੀਆਂ ਅਪਾਇੰਟਮੈਂਟਾਂ' },
  noneUpcoming: 'ਆਉਣ ਵਾਲੀ ਕੋਈ ਅਪਾਇੰਟਮੈਂਟ ਨਹੀਂ',
  upcomingLead: 'ਜਵਾਬ ਦੀ ਉਡੀਕ ਵਿੱਚ, ਜਾਂ ਪੱਕੀਆਂ',
  past: { one: '{count} ਪੁਰਾਣੀ ਅਪਾਇੰਟਮੈਂਟ', other: '{count} ਪੁਰਾਣੀਆਂ ਅਪਾਇੰਟਮੈਂਟਾਂ' },
  nonePast: 'ਪੁਰਾਣੀ ਕੋਈ ਅਪਾਇੰਟਮੈਂਟ ਨਹੀਂ',
  pastLead: 'ਜੋ ਹੋ ਚੁੱਕੀਆਂ ਹਨ',
  appointmentsFailed: 'ਤੁਹਾਡੀਆਂ ਅਪਾਇੰਟਮੈਂਟਾਂ ਖੁੱਲ੍ਹ ਨਹੀਂ ਸਕੀਆਂ।',
  more: 'ਜਾਂਚ ਅਤੇ ਦਵਾਈਆਂ',
  vitals: 'ਬੀਪੀ, ਸ਼ੂਗਰ ਵਗੈਰਾ',
  vitalsLead: 'ਬੀਪੀ, ਸ਼ੂਗਰ ਅਤੇ ਹੋਰ ਜਾਂਚਾਂ',
  reminders: 'ਦਵਾਈ ਦਾ ਸਮਾਂ',
  remindersLead: 'ਕਿਹੜੀ ਦਵਾਈ ਕਦੋਂ ਲੈਣੀ ਹੈ',
  prescriptions: 'ਦਵਾਈ ਦੀ ਪਰਚੀ',
  prescriptionsLead: 'ਅੱਗੇ ਚੱਲ ਕੇ: ਡਾਕਟਰ ਨੇ ਜੋ ਲਿਖਿਆ',
  labs: 'ਲੈਬ ਰਿਪੋਰਟਾਂ',
  labsLead: 'ਅੱਗੇ ਚੱਲ ਕੇ: ਟੈਸਟਾਂ ਦੀਆਂ ਰਿਪੋਰਟਾਂ',
}
