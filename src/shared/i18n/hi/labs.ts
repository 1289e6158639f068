import type { labs as english } from '../en/labs.ts'

export const labs: typeof english = {
  title: 'लैब रिपोर्ट',
  none: 'अभी कोई लैब रिपोर्ट नहीं है।',
  soon: 'लैब से रिपोर्ट सीधे यहां आने की सुविधा जल्द आएगी।',
  soonLead: 'तब तक डॉक्टर के पास जाते समय कागज़ वाली रिपोर्ट साथ ले जाएं।',
  book: 'अपॉइंटमेंट लें',
  failed: 'जांचें लोड नहीं हुईं।',
  more: 'पुरानी देखें',
  orderedBy: 'डॉ. {name} ने {date} को ये जांचें लिखीं',
  number: 'लैब के लिए नंबर: {number}',
  numberHint: 'लैब में यह पेज दिखाएं।',
  open: 'जांचें करानी हैं',
  done: 'रिपोर्ट आ गई है',
  cancelled: 'डॉक्टर ने रद्द किया',
  cancelReason: 'कारण: {reason}',
  measuredBy: '{name} ने मापा, {place}, {date}',
  reviewed: 'डॉ. {name} ने {date} को देखा।',
  says: 'डॉ. {name} की बात:',
  older: '{date}, डॉ. {name}',
  some: 'कुछ नतीजे आ गए हैं',
  refusals: {
    notOpen: 'इस जांच की रिपोर्ट आ चुकी है, या यह रद्द हो चुकी है।',
    reviewed: 'यह रिपोर्ट पहले ही देखी हुई दर्ज है।',
    resultsChanged: 'लैब ने इस बीच कुछ बदला है। कृपया फिर से पढ़ें।',
  },
  fields: {
    fetalSex: 'अजन्मे बच्चे का लिंग यहां पूछना या बताना मना है (पीसी-पीएनडीटी कानून)',
    itemsMissing: 'कम से कम एक जांच चुनें',
    itemsTooMany: 'एक बार में ज़्यादा से ज़्यादा 20 जांचें',
  },
  acts: { ofPatient: 'मरीज़ की लैब जांचें देखीं', reviews: 'देखने के लिए बाकी लैब रिपोर्ट देखीं' },
}
