import type { shell as english } from '../en/shell.ts'

export const shell: typeof english = {
  brand: 'नब्ज़',
  splash: 'आपका हेल्थ डैशबोर्ड खुल रहा है',
  skip: 'सीधे पेज पर जाएं',
  loading: 'खुल रहा है…',
  close: 'बंद करें',
  nav: {
    label: 'मुख्य मेन्यू',
    home: 'होम',
    patient: 'मेरी सेहत',
    doctor: 'आज के मरीज़',
    appointments: 'अपॉइंटमेंट',
    profile: 'प्रोफ़ाइल',
    emergency: 'इमरजेंसी',
  },
  language: {
    label: 'भाषा',
    failed: 'भाषा नहीं बदली जा सकी। कृपया नेटवर्क देखकर फिर कोशिश करें।',
  },
  user: {
    open: '{name} का खाता',
    profile: 'मेरी प्रोफ़ाइल',
    logout: 'लॉगआउट',
  },
  notFound: {
    title: 'ओहो! यह पेज नहीं मिला',
    lead: 'शायद पता गलत लिखा गया, या यह पेज अब यहाँ नहीं है।',
    home: 'होम पर जाएं',
  },
  crash: {
    title: 'कुछ गड़बड़ हो गई।',
    unknown: 'यह पेज दिखाते समय अचानक कोई गड़बड़ हो गई।',
    details: 'तकनीकी जानकारी',
    reload: 'पेज फिर से खोलें',
  },
  state: {
    failed: 'यह खुल नहीं पाया।',
    retry: 'फिर कोशिश करें',
    offline: 'नेटवर्क नहीं है। जो दिख रहा है, वह थोड़ा पुराना हो सकता है।',
  },
}
