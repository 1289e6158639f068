import type { emergency as english } from '../en/emergency.ts'

export const emergency: typeof english = {
  numbers: {
    ambulance: { name: 'एम्बुलेंस', line: 'दिल का दौरा, एक्सीडेंट, जान को कोई भी खतरा' },
    anyEmergency: { name: 'कोई भी इमरजेंसी', line: 'पुलिस, फ़ायर ब्रिगेड और एम्बुलेंस, एक ही नंबर पर' },
    motherAndChild: { name: 'मां और बच्चा', line: 'गर्भवती, जच्चा और छोटे बच्चे के लिए मुफ़्त एम्बुलेंस' },
    police: { name: 'पुलिस', line: 'चोरी, मारपीट, सड़क हादसा' },
    fire: { name: 'फ़ायर ब्रिगेड', line: 'आग, गैस लीक, बचाव' },
    civilHospital: { name: 'सिविल अस्पताल', line: '{town} के अस्पताल का नंबर' },
  },
  toConfirm: 'इस नंबर की अभी जांच नहीं हुई है',
  sos: {
    button: 'SOS',
    label: 'SOS: मदद के लिए फ़ोन करें',
    title: 'अभी मदद के लिए फ़ोन करना है?',
    again: 'सारे नंबर देखने के लिए SOS फिर दबाएं।',
    decline: 'नहीं, इमरजेंसी पेज दिखाएं',
  },
  page: {
    title: 'इमरजेंसी',
    location: 'आप यहां हैं',
    quickDial: 'तुरंत फ़ोन करें',
    reminderTitle: 'मदद आने तक',
    reminder: 'मरीज़ को शांत रखें, देखें कि सांस चल रही है या नहीं, तुरंत मदद के लिए फ़ोन करें।',
    initiated: 'फ़ोन लगाया जा रहा है',
    calling: '{name} को फ़ोन लग रहा है: {number}',
  },
}
