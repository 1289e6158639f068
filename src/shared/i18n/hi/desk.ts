import type { desk as english } from '../en/desk.ts'

export const desk: typeof english = {
  title: 'डेस्क',
  lead: '{town} के डॉक्टर, रिक्वेस्ट, अस्पताल और वॉलंटियर',
  parts: 'डेस्क के हिस्से',
  tabs: {
    todo: 'करने के काम',
    queue: 'लाइन',
    duty: 'ड्यूटी',
    timings: 'डॉक्टरों का समय',
    doctors: 'डॉक्टर',
    requests: 'रिक्वेस्ट',
    facilities: 'अस्पताल',
    volunteers: 'वॉलंटियर',
    accounts: 'खाते',
    log: 'रिकॉर्ड',
  },
}
