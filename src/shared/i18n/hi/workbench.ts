import type { workbench as english } from '../en/workbench.ts'

export const workbench: typeof english = {
  parts: {
    timed: 'समय पर',
    toAnswer: 'जवाब देना है',
  },
  by: '{when} तक',
  openToAll: 'सबके लिए खुला',
  none: 'आज लिस्ट में कोई नहीं है',
  notFound: 'लिस्ट में इस नाम या नंबर का कोई नहीं है',
  choose: 'लिस्ट से मरीज़ चुनें।',
  gone: 'यह मरीज़ अब लिस्ट में नहीं है।',
  noRecord: 'रिकॉर्ड नहीं है: बस वही जो काउंटर पर बताया गया।',
  find: 'लिस्ट में खोजें',
  message: 'मैसेज भेजें',
  keys: {
    title: 'कीबोर्ड',
    single: 'एक बटन से काम',
    lead: 'बस इस कंप्यूटर के लिए। बोलकर लिखते हैं या ग़लती से बटन दब जाते हैं, तो बंद करें। तीर वाले बटन हमेशा चलेंगे।',
    down: 'लिस्ट का अगला मरीज़',
    up: 'पिछला मरीज़',
    enter: 'नोट या रिकॉर्ड खोलें',
    startOrFinish: 'मुलाक़ात शुरू या पूरी करें',
    call: 'मरीज़ को फ़ोन करें',
  },
}
