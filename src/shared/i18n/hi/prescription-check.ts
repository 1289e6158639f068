import type { prescriptionCheck as english } from '../en/prescription-check.ts'

export const prescriptionCheck: typeof english = {
  title: 'क्या यह पर्ची असली है?',
  active: 'हां, पर्ची असली है।',
  hasPaper: 'हाथ से साइन की हुई पर्ची की फ़ोटो यहां जमा है।',
  part: 'इसकी कुछ दवाई दी जा चुकी है, आखिरी बार {date} को।',
  all: 'इसकी सारी दवाई दी जा चुकी है, आखिरी बार {date} को।',
  allLead: 'इससे अब और दवाई न दें।',
  stopped: 'डॉक्टर ने यह पर्ची रोक दी है।',
  stoppedLead: 'इससे और दवाई न दें।',
  unknown: 'इस कोड की कोई पर्ची नहीं है।',
  unknownLead: 'फिर से स्कैन करें, या डॉक्टर से पूछें।',
  date: 'दिन: {date}',
  validUntil: '{date} तक मान्य',
  over: 'इसका समय निकल चुका है।',
  overLead: 'इससे कुछ देने से पहले डॉक्टर से पूछें।',
  compare: 'काग़ज़ पर यही डॉक्टर, नंबर और दिन होने चाहिए। दवाइयां यहां नहीं जांची जातीं।',
  by: 'डॉ. {name}',
  registration: '{council}, रजिस्ट्रेशन नंबर {number}',
  number: 'नंबर {number}',
}
