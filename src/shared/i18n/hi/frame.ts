import type { frame as english } from '../en/frame.ts'

export const frame: typeof english = {
  skip: 'सीधे पेज पर जाएं',
  listen: 'सुनें',
  stopListening: 'रोकें',
  nav: {
    label: 'मुख्य मेन्यू',
    home: 'होम',
    patient: 'मेरी सेहत',
    doctor: 'शेड्यूल',
    appointments: 'अपॉइंटमेंट',
    visits: 'अपॉइंटमेंट',
    hospitals: 'अस्पताल',
    emergency: 'इमरजेंसी',
    volunteer: 'वॉलंटियर',
    desk: 'डेस्क',
  },
  user: {
    open: '{name} का खाता',
    profile: 'मेरी प्रोफ़ाइल',
    settings: 'सेटिंग',
    family: 'परिवार का फ़ोन',
    addPerson: 'परिवार का सदस्य जोड़ें',
    logout: 'लॉगआउट',
  },
  notFound: {
    title: 'ओहो! यह पेज नहीं मिला',
    lead: 'शायद पता गलत लिखा गया, या यह पेज अब यहां नहीं है।',
    home: 'होम पर जाएं',
  },
  notShared: 'रिकॉर्ड का यह हिस्सा आपके साथ साझा नहीं है।',
  offline: 'नेटवर्क नहीं है। जो दिख रहा है, वह थोड़ा पुराना हो सकता है।',
}
