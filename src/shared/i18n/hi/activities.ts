import type { activities as english } from '../en/activities.ts'

export const activities: typeof english = {
  empty: 'अभी कुछ नहीं',
  emptyLead: 'आप यहां जो करेंगे और डॉक्टर जो जवाब देंगे, वह इस लिस्ट में दिखेगा।',
  loadFailed: 'हाल की जानकारी खुल नहीं पाई।',
  kinds: {
    'appointments.asked': 'आपने {date} को {time} बजे का अपॉइंटमेंट मांगा।',
    'appointments.cancelled': 'आपने {date} को {time} बजे का अपॉइंटमेंट रद्द किया।',
    'appointments.completed': 'डॉ. {doctor} के साथ {date} का आपका अपॉइंटमेंट पूरा हुआ।',
    'appointments.started': 'डॉ. {doctor} ने {date} का आपका अपॉइंटमेंट शुरू किया।',
    'patients.saved': 'आपने अपनी प्रोफ़ाइल सेव की।',
  },
}
