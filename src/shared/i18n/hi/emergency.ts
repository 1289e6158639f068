import type { emergency as english } from '../en/emergency.ts'

export const emergency: typeof english = {
  numbers: {
    ambulance: { name: 'एम्बुलेंस', line: 'दिल का दौरा, एक्सीडेंट, जान को कोई भी खतरा' },
    anyEmergency: { name: 'कोई भी इमरजेंसी', line: 'पुलिस, फ़ायर ब्रिगेड और एम्बुलेंस, एक ही नंबर पर' },
    motherAndChild: { name: 'मां और बच्चा', line: 'गर्भवती, जच्चा और छोटे बच्चे के लिए मुफ़्त एम्बुलेंस' },
  },
  sos: {
    button: 'SOS',
    label: 'SOS: मदद के लिए फ़ोन करें',
    title: 'अभी मदद के लिए फ़ोन करना है?',
    again: 'सारे नंबर देखने के लिए SOS फिर दबाएं।',
    decline: 'नहीं, इमरजेंसी पेज दिखाएं',
  },
  calling: 'फ़ोन खुल गया: {number} ({name})। हरा बटन दबाएं।',
}
