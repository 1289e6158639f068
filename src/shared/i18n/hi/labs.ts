import type { labs as english } from '../en/labs.ts'

export const labs: typeof english = {
  title: 'लैब रिपोर्ट',
  none: 'अभी कोई लैब रिपोर्ट नहीं है।',
  soon: 'लैब से रिपोर्ट सीधे यहां आने की सुविधा जल्द आएगी।',
  soonLead: 'तब तक डॉक्टर के पास जाते समय कागज़ वाली रिपोर्ट साथ ले जाएं।',
  book: 'अपॉइंटमेंट लें',
}
