import type { doctorPatients as english } from '../en/doctor-patients.ts'

export const doctorPatients: typeof english = {
  history: 'अब तक का पूरा रिकॉर्ड',
  title: 'मेरे मरीज़',
  notes: 'डॉक्टरों के नोट',
  labs: 'लैब जांचें',
  message: 'मैसेज भेजें',
  search: 'नाम या फ़ोन नंबर से खोजें',
  lastVisit: 'पिछली बार: {date}',
  notSeenYet: 'अभी तक नहीं मिले',
  more: 'और दिखाएं',
  none: 'अभी कोई मरीज़ नहीं है',
  noneLead: 'जिनका अपॉइंटमेंट आपके साथ है, वे यहां दिखेंगे।',
  nobodyFound: 'कोई नहीं मिला',
  nobodyFoundLead: 'नाम का कुछ हिस्सा या फ़ोन नंबर लिखकर देखें।',
  call: '{phone} पर फ़ोन करें',
  noPhone: 'नंबर नहीं दिया, या फ़ोन नहीं चाहते',
  appointments: 'आपके साथ अपॉइंटमेंट',
  appointmentsHere: 'आपके अस्पताल में अपॉइंटमेंट, पिछले 30 दिन',
  older: 'और पुराने दिखाएं',
  former:
    'पिछली मुलाकात छह महीने से ज़्यादा पहले हुई थी: आप अपने लिखे नोट पढ़ सकते हैं। बाकी रिकॉर्ड नए अपॉइंटमेंट पर फिर खुलेगा।',
  notYours: 'यह मरीज़ आपकी लिस्ट में नहीं है',
  notYoursLead: 'आप उन मरीज़ों को देख सकते हैं जिनका अपॉइंटमेंट आपके साथ है या था।',
  viewAll: 'सभी मरीज़ देखें',
}
