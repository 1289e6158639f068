import type { prescriptions as english } from '../en/prescriptions.ts'

export const prescriptions: typeof english = {
  title: 'दवाई की पर्चियां',
  none: 'अभी कोई पर्ची नहीं है।',
  noneLead: 'डॉक्टर अभी यहां पर्ची नहीं लिख सकते। डॉक्टर की दी हुई काग़ज़ की पर्ची संभालकर रखें।',
  book: 'अपॉइंटमेंट लें',
}
