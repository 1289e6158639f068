import type { activities as english } from '../en/activities.ts'

export const activities: typeof english = {
  empty: 'अभी कुछ नहीं',
  emptyLead: 'आप यहां जो करेंगे और डॉक्टर जो जवाब देंगे, वह इस लिस्ट में दिखेगा।',
  loadFailed: 'हाल की जानकारी खुल नहीं पाई।',
  kinds: {
    'appointments.asked': '{date} को {time} बजे का अपॉइंटमेंट मांगा गया।',
    'appointments.cancelled': '{date} को {time} बजे का अपॉइंटमेंट रद्द किया गया।',
    'appointments.completed': 'डॉ. {doctor} के साथ {date} का अपॉइंटमेंट पूरा हुआ।',
    'appointments.started': 'डॉ. {doctor} ने {date} का अपॉइंटमेंट शुरू किया।',
    'patients.saved': 'प्रोफ़ाइल सेव हुई।',
  },
}
