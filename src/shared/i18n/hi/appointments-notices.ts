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
  movedOn: '{date} को {time} बजे की रिक्वेस्ट का जवाब देने का समय निकल गया। वह दूसरे डॉक्टर के पास चली गई।',
  unconfirmed:
    '{date} को {time} बजे का आपका अपॉइंटमेंट अभी पक्का नहीं हुआ। बताए जाने तक कृपया न निकलें। पूछने के लिए फ़ोन करें: {phone}।',
  unconfirmedCall:
    '{date} को {time} बजे की फ़ोन पर सलाह अभी पक्की नहीं हुई। बताए जाने तक कृपया इंतज़ार न करें। पूछने के लिए फ़ोन करें: {phone}।',
  assigned: 'डेस्क ने {patient} का {date} को {time} बजे का अपॉइंटमेंट आपको दिया है।',
  offeredInPerson:
    'डॉ. {doctor} को आपको सामने देखना ज़रूरी है। {date} को {time} बजे का समय मिल सकता है। कृपया हां या नहीं बताएं।',
  offerTaken: '{patient} {date} को {time} बजे पहुंचेंगे।',
  offerDeclined: '{patient} सामने नहीं दिखाना चाहते। रिक्वेस्ट दूसरे डॉक्टर के पास चली गई।',
  timeToLeave: 'डॉ. {doctor} के पास जाने का समय हो गया है: आपका नंबर {token} है।',
  numberGiven: 'आज डॉ. {doctor} के पास आपका नंबर {token} है। यह काउंटर पर या फ़ोन से दिया गया।',
  numberCancelled: 'आज डॉ. {doctor} के पास नंबर {token} काउंटर से रद्द कर दिया गया।',
  sessionCancelled: 'डॉ. {doctor} {date} को नहीं बैठेंगे। आपकी मुलाक़ात रद्द हो गई है।',
  sentToHospital:
    'अभी अस्पताल जाएं: {hospital}, {phone}। डॉ. {doctor} के मुताबिक रुकना ठीक नहीं। एम्बुलेंस के लिए 108, या 112 पर फ़ोन करें।',
  ofPatient: {
    movedOn:
      '{patient} की {date} को {time} बजे की रिक्वेस्ट का जवाब देने का समय निकल गया। वह दूसरे डॉक्टर के पास चली गई।',
    sentToHospital: 'डॉ. {doctor} ने {patient} को तुरंत अस्पताल जाने को कहा है। कृपया मरीज़ को फ़ोन करें।',
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
