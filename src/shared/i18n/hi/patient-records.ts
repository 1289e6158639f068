import type { patientRecords as english } from '../en/patient-records.ts'

export const patientRecords: typeof english = {
  title: 'सेहत का रिकॉर्ड',
  lead: 'आज आपके खाते में यह है।',
  profile: 'प्रोफ़ाइल',
  appointments: 'अपॉइंटमेंट',
  upcoming: { one: '{count} आने वाला अपॉइंटमेंट', other: '{count} आने वाले अपॉइंटमेंट' },
  noneUpcoming: 'आने वाला कोई अपॉइंटमेंट नहीं',
  upcomingLead: 'जवाब के इंतज़ार में, या पक्के',
  past: { one: '{count} पुराना अपॉइंटमेंट', other: '{count} पुराने अपॉइंटमेंट' },
  nonePast: 'पुराना कोई अपॉइंटमेंट नहीं',
  pastLead: 'जो हो चुके हैं',
  appointmentsFailed: 'आपके अपॉइंटमेंट खुल नहीं पाए।',
  more: 'जांच और दवाइयां',
  vitals: 'बीपी, शुगर वगैरह',
  vitalsLead: 'बीपी, शुगर और दूसरी जांचें',
  reminders: 'दवाई का समय',
  remindersLead: 'कौन-सी दवाई कब लेनी है',
  prescriptions: 'दवाई की पर्ची',
  prescriptionsLead: 'आगे चलकर: डॉक्टर ने जो लिखा',
  labs: 'लैब रिपोर्ट',
  labsLead: 'आगे चलकर: टेस्ट की रिपोर्टें',
}
