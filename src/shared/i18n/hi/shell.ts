import type { shell as english } from '../en/shell.ts'

export const shell: typeof english = {
  brand: 'नब्ज़',
  splash: 'आपका हेल्थ डैशबोर्ड खुल रहा है',
  loading: 'खुल रहा है…',
  close: 'बंद करें',
  privacy: 'आपकी जानकारी और आपके हक',
  fiduciary: 'आपकी जानकारी रखने वाले: {name}',
  grievance: 'शिकायत: {name}',
  language: {
    label: 'भाषा',
    failed: 'भाषा नहीं बदली जा सकी। कृपया नेटवर्क देखकर फिर कोशिश करें।',
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
  },
  quickHelp: {
    title: 'इमरजेंसी है? अभी फ़ोन करें, खाता ज़रूरी नहीं',
    ambulance: 'एम्बुलेंस',
    anyEmergency: 'कोई भी इमरजेंसी',
    motherAndChild: 'मां और बच्चा',
    firstAid: 'फ़र्स्ट एड, चित्रों के साथ',
  },
  /** A form asked one step a screen. */
  steps: { next: 'आगे', back: 'पीछे', progress: '{of} में से {at}', change: 'बदलें' },
}
