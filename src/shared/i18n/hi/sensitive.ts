import type { sensitive as english } from '../en/sensitive.ts'

export const sensitive: typeof english = {
  title: 'इसे कौन पढ़ सकता है',
  private: 'निजी',
  hint: 'तब इसे सिर्फ़ लिखने वाले डॉक्टर और आपके चुने डॉक्टर पढ़ेंगे। इसकी पर्चियां और जांचें भी निजी रहेंगी।',
  readers: 'कौन-से डॉक्टर पढ़ सकते हैं?',
  none: 'अभी कोई और डॉक्टर आपका इलाज नहीं कर रहे।',
  doctor: 'डॉ. {name}',
}
