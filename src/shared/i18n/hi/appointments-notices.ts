import type { appointmentsNotices as english } from '../en/appointments-notices.ts'

export const appointmentsNotices: typeof english = {
  requested: '{patient} ने {date} को {time} बजे का अपॉइंटमेंट मांगा है।',
  opened: '{date} को {time} बजे की आपकी रिक्वेस्ट अब सभी डॉक्टर देख सकते हैं।',
  offered: '{patient} ने {date} को {time} बजे का अपॉइंटमेंट मांगा है। जो डॉक्टर पहले पक्का करेंगे, उनके पास जाएगा।',
  reassigned: '{date} को {time} बजे की आपकी रिक्वेस्ट अब डॉ. {doctor} के पास है।',
  accepted: 'डॉ. {doctor} ने {date} को {time} बजे का आपका अपॉइंटमेंट पक्का कर दिया।',
  failed: '{date} को {time} बजे के लिए कोई डॉक्टर नहीं मिला। कृपया कोई और समय मांगें।',
  lapsed: '{date} को {time} बजे की रिक्वेस्ट का समय पर जवाब नहीं आया।',
  missed: '{date} को {time} बजे का अपॉइंटमेंट नहीं हो पाया।',
  cancelledByPatient: '{patient} ने {date} को {time} बजे का अपॉइंटमेंट रद्द कर दिया।',
  cancelledByDoctor: 'डॉ. {doctor} ने {date} को {time} बजे का आपका अपॉइंटमेंट रद्द कर दिया। वजह: {reason}',
  reopened:
    'डॉ. {doctor} {date} को {time} बजे का आपका अपॉइंटमेंट नहीं ले पाएंगे। वजह: {reason}। आपकी रिक्वेस्ट फिर से सभी डॉक्टरों के लिए खुली है।',
  started: 'डॉ. {doctor} अब आपके लिए तैयार हैं।',
  finished: 'डॉ. {doctor} ने {date} की आपकी मुलाक़ात पूरी कर दी।',
  autoClosed: '{date} को {time} बजे की मुलाक़ात डॉक्टर ने पूरी नहीं की। दिन के आखिर में वह अपने आप बंद हो गई।',
  ofPatient: {
    lapsed: '{patient} की {date} को {time} बजे की रिक्वेस्ट का समय पर जवाब नहीं दिया गया।',
    missed: '{patient} का {date} को {time} बजे का अपॉइंटमेंट नहीं हो पाया।',
    autoClosed: '{patient} की {date} को {time} बजे की मुलाक़ात पूरी नहीं की गई। दिन के आखिर में वह अपने आप बंद हो गई।',
  },
  ofDoctor: {
    lapsed: 'डॉ. {doctor} {date} को {time} बजे की आपकी रिक्वेस्ट का समय पर जवाब नहीं दे पाए।',
    missed: 'डॉ. {doctor} के साथ {date} को {time} बजे का आपका अपॉइंटमेंट नहीं हो पाया।',
    autoClosed:
      'डॉ. {doctor} ने {date} को {time} बजे की आपकी मुलाक़ात पूरी नहीं की। दिन के आखिर में वह अपने आप बंद हो गई।',
  },
}
