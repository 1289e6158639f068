import type { encounters as english } from '../en/encounters.ts'

export const encounters: typeof english = {
  refusals: {
    alreadySigned: 'इस नोट पर हस्ताक्षर हो चुके हैं। जो रह गया हो, वह नीचे जोड़ा जा सकता है।',
    changedMeanwhile: 'आपने यह नोट दूसरे फ़ोन या कंप्यूटर पर बदला है। कृपया चुनें कि सही क्या है।',
    notSigned: 'इस नोट पर अभी हस्ताक्षर नहीं हुए। कृपया नोट में ही लिखें।',
  },
  fields: {
    identityMissing: 'कृपया नाम, उम्र और गांव पूछें, फिर यहां निशान लगाएं',
    followUpPast: 'कृपया आज के बाद का दिन चुनें',
    followUpTooFar: 'कृपया एक साल के अंदर का दिन चुनें',
  },
  acts: {
    read: 'मुलाक़ात खोली',
    ofAppointment: 'अपॉइंटमेंट की मुलाक़ात खोली',
    ofPatient: 'मरीज़ की मुलाक़ातों के नोट देखे',
  },
}
