import type { doctors as english } from '../en/doctors.ts'

export const doctors: typeof english = {
  refusals: {
    registrationMissing: 'डॉक्टर ने अभी तक अपना मेडिकल रजिस्ट्रेशन नंबर नहीं दिया है।',
    registrationChanged: 'डॉक्टर ने इस बीच दूसरा रजिस्ट्रेशन नंबर दे दिया है। कृपया उसे जांचें।',
    alreadyDecided: 'इसका फ़ैसला इस बीच हो चुका है। लिस्ट में अब सही हाल दिख रहा है।',
  },
  profile: {
    title: 'डॉक्टर की प्रोफ़ाइल',
    lead: 'इसी जानकारी से मरीज़ आपके पास भेजे जाते हैं।',
    name: 'पूरा नाम',
    nameHint: '“डॉ.” के बिना लिखें, वह हम लगा देंगे',
    specialization: 'स्पेशलाइज़ेशन',
    specializationHint: 'जैसे: {example}',
    experience: 'अनुभव (साल)',
    phone: 'फ़ोन',
    phoneHint: '10 अंक',
    clinic: 'क्लिनिक या अस्पताल',
    qualification: 'योग्यता',
    qualificationHint: 'जैसे एमबीबीएस; यह आपकी पर्चियों पर लिखी जाती है',
    council: 'मेडिकल काउंसिल',
    registrationNumber: 'मेडिकल रजिस्ट्रेशन नंबर',
    registrationHint: 'इसके बिना आपके पास मरीज़ नहीं भेजे जा सकते: कोऑर्डिनेटर इसे जांचते हैं। यह आपकी पर्ची पर छपता है।',
    checkedAgain:
      'नाम, विशेषज्ञता या रजिस्ट्रेशन नंबर बदलने पर कोऑर्डिनेटर उन्हें दोबारा जांचते हैं। तब तक आपके पास नए मरीज़ नहीं भेजे जाएंगे।',
    save: 'सेव करें',
    edit: 'बदलें',
    cancel: 'रहने दें',
    notGiven: 'नहीं दिया',
    saved: 'आपकी प्रोफ़ाइल सेव हो गई!',
    updateFailed: 'प्रोफ़ाइल सेव नहीं हो पाई',
    loadFailed: 'आपकी प्रोफ़ाइल खुल नहीं पाई। चाहें तो जानकारी यहां भर दें।',
  },
  queued: {
    save: 'आपकी डॉक्टर प्रोफ़ाइल: {name}',
  },
}
