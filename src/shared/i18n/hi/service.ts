import type { service as english } from '../en/service.ts'

/** Sentences of the server that are about a call and not about a person; the browser shows them as they come. */
export const service: typeof english = {
  badJson: 'भेजी गई जानकारी पढ़ी नहीं जा सकी।',
  methodNotAllowed: 'इस पते का ऐसे इस्तेमाल नहीं हो सकता।',
  tooLarge: 'यह भेजने के लिए बहुत बड़ा है।',
  wrongContentType: 'यह जानकारी सही रूप में नहीं भेजी गई।',
  keyReused: 'यह पहले किसी और जानकारी के साथ भेजा जा चुका है। कृपया फिर कोशिश करें।',
  keyInvalid: 'भेजी गई जानकारी की पहचान सही नहीं है।',
  changedMeanwhile: 'इस बीच यह किसी और फ़ोन से बदला गया है। कुछ सेव नहीं हुआ।',
  removedMeanwhile: 'इस बीच यह किसी और फ़ोन से हटाया गया है। कुछ सेव नहीं हुआ।',
  stepUpNeeded: 'कृपया पक्का करें कि यह आप ही हैं, और फिर कोशिश करें।',
  wrongRole: 'आपके खाते को इसकी इजाज़त नहीं है।',
  notActingFor: 'आपका खाता इस व्यक्ति की ओर से काम नहीं कर सकता।',
  notShared: 'रिकॉर्ड का यह हिस्सा आपके साथ साझा नहीं है।',
  tooManyPeople: 'एक खाते से इससे ज़्यादा लोगों का काम नहीं हो सकता।',
  tooManyRequests: 'थोड़े समय में यह बहुत बार किया गया। कृपया {minutes} मिनट बाद फिर कोशिश करें।',
  busy: 'इस समय बहुत सारे लोग लॉगिन या पंजीकरण कर रहे हैं। कृपया एक मिनट बाद फिर से कोशिश करें।',
  notYourMark: 'इसे किसी और ने ग़लत लिखा है, और वही इसे वापस ले सकते हैं।',
  otherPaper: 'इस पर्ची की अब दूसरी फ़ोटो है। पहले उसे ग़लत बताएं।',
}
