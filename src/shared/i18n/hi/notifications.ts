import type { notifications as english } from '../en/notifications.ts'

export const notifications: typeof english = {
  title: 'नई सूचनाएं',
  more: { one: '{count} और', other: '{count} और' },
  showMore: 'और दिखाएं',
  open: 'देखें',
  seen: 'ठीक है',
  seenAll: 'सब पढ़ लिया',
  seenShown: 'ये पढ़ लीं',
  away: 'डॉ. {away} अभी उपलब्ध नहीं हैं।',
  place: 'जगह: {place}',
  ofPatient: {
    'appointments.lapsed': '{patient} की {date} को {time} बजे की रिक्वेस्ट का समय पर जवाब नहीं दिया गया।',
    'appointments.missed': '{patient} का {date} को {time} बजे का अपॉइंटमेंट नहीं हो पाया।',
    'appointments.autoClosed':
      '{patient} की {date} को {time} बजे की मुलाक़ात पूरी नहीं की गई। दिन के आखिर में वह अपने आप बंद हो गई।',
  },
  ofDoctor: {
    'appointments.lapsed': 'डॉ. {doctor} {date} को {time} बजे की आपकी रिक्वेस्ट का समय पर जवाब नहीं दे पाए।',
    'appointments.missed': 'डॉ. {doctor} के साथ {date} को {time} बजे का आपका अपॉइंटमेंट नहीं हो पाया।',
    'appointments.autoClosed':
      'डॉ. {doctor} ने {date} को {time} बजे की आपकी मुलाक़ात पूरी नहीं की। दिन के आखिर में वह अपने आप बंद हो गई।',
  },
  kinds: {
    'appointments.requested': '{patient} ने {date} को {time} बजे का अपॉइंटमेंट मांगा है।',
    'appointments.opened': '{date} को {time} बजे की आपकी रिक्वेस्ट अब सभी डॉक्टर देख सकते हैं।',
    'appointments.offered':
      '{patient} ने {date} को {time} बजे का अपॉइंटमेंट मांगा है। जो डॉक्टर पहले पक्का करेंगे, उनके पास जाएगा।',
    'appointments.reassigned': '{date} को {time} बजे की आपकी रिक्वेस्ट अब डॉ. {doctor} के पास है।',
    'appointments.accepted': 'डॉ. {doctor} ने {date} को {time} बजे का आपका अपॉइंटमेंट पक्का कर दिया।',
    'appointments.failed': '{date} को {time} बजे के लिए कोई डॉक्टर नहीं मिला। कृपया कोई और समय मांगें।',
    'appointments.lapsed': '{date} को {time} बजे की रिक्वेस्ट का समय पर जवाब नहीं आया।',
    'appointments.missed': '{date} को {time} बजे का अपॉइंटमेंट नहीं हो पाया।',
    'appointments.cancelledByPatient': '{patient} ने {date} को {time} बजे का अपॉइंटमेंट रद्द कर दिया।',
    'appointments.cancelledByDoctor':
      'डॉ. {doctor} ने {date} को {time} बजे का आपका अपॉइंटमेंट रद्द कर दिया। वजह: {reason}',
    'appointments.reopened':
      'डॉ. {doctor} {date} को {time} बजे का आपका अपॉइंटमेंट नहीं ले पाएंगे। वजह: {reason}। आपकी रिक्वेस्ट फिर से सभी डॉक्टरों के लिए खुली है।',
    'appointments.started': 'डॉ. {doctor} अब आपके लिए तैयार हैं।',
    'appointments.finished': 'डॉ. {doctor} ने {date} की आपकी मुलाक़ात पूरी कर दी।',
    'appointments.autoClosed':
      '{date} को {time} बजे की मुलाक़ात डॉक्टर ने पूरी नहीं की। दिन के आखिर में वह अपने आप बंद हो गई।',
    'vitals.critical': '{patient}: ख़तरे वाली रीडिंग {value}, {date} को मापी गई।',
    'vitals.attended': 'डॉ. {doctor} ने आपकी रीडिंग {value} देख ली है। तबीयत बिगड़े तो एम्बुलेंस को फ़ोन करें।',
  },
}
