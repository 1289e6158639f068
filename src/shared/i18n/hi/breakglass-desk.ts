import type { breakglassDesk as english } from '../en/breakglass-desk.ts'

export const breakglassDesk: typeof english = {
  title: 'इमरजेंसी में खोले गए रिकॉर्ड',
  lead: 'डॉक्टर से इमरजेंसी के बारे में पूछें, फिर एक दिन के अंदर बताएं। सही नहीं था, तो रिकॉर्ड तुरंत बंद हो जाता है।',
  doctor: 'डॉ. {name}',
  opened: 'मरीज़ {patient}, {date}, {time} को खोला',
  reasons: {
    unconscious: 'बेहोश या बोल नहीं पा रहे थे',
    lifeInDanger: 'जान को खतरा',
    accident: 'हादसे के बाद दूसरे लोग लाए',
    obstetric: 'गर्भ या प्रसव की इमरजेंसी',
    other: 'दूसरी इमरजेंसी',
  },
  overdue: 'देर हो गई',
  justified: 'सही था',
  notJustified: 'सही नहीं था',
  sure: 'सही नहीं था?',
  sureLead: 'यह डॉ. {name} के नाम के साथ रखा जाता है और रिकॉर्ड बंद हो जाता है।',
  cancel: 'रद्द करें',
  saved: 'सेव हो गया',
  more: 'और भी बाकी हैं। ये पूरे होने पर दिखेंगे।',
}
