import type { requestTexts as english } from '../en/request-texts.ts'

export const requestTexts: typeof english = {
  push: {
    title: 'नब्ज़: एक अनुरोध आपके जवाब का इंतज़ार कर रहा है',
    open: 'खोलने के लिए यहां दबाएं।',
  },
  patient: {
    unconfirmed: 'नब्ज़: अपॉइंटमेंट अभी पक्का नहीं हुआ। कृपया अभी न निकलें।',
    unconfirmedCall: 'नब्ज़: फ़ोन पर सलाह अभी पक्की नहीं हुई',
    noMore: 'नब्ज़: अपॉइंटमेंट अब पक्का नहीं रहा',
    notTakingPlace: 'नब्ज़: अपॉइंटमेंट नहीं होगा',
    offered: 'नब्ज़: डॉक्टर को आपके जवाब का इंतज़ार है',
    confirmed: 'नब्ज़: अपॉइंटमेंट पक्का हो गया',
    timeToLeave: 'Nabz: डॉक्टर के पास निकलने का समय हो गया है',
    followUp: 'Nabz: डॉक्टर आपको फिर से देखना चाहते हैं',
    vaccines: 'Nabz: टीके का समय है',
  },
  review: { overdue: 'नब्ज़: एक जांच बाकी रह गई है' },
}
