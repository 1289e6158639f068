import type { prescriptions as english } from '../en/prescriptions.ts'

export const prescriptions: typeof english = {
  title: 'दवाई की पर्चियां',
  none: 'अभी कोई पर्ची नहीं है।',
  noneLead: 'डॉक्टर आपको देखकर पर्ची लिखते हैं। पहले अपॉइंटमेंट लें।',
  book: 'अपॉइंटमेंट लें',
}
