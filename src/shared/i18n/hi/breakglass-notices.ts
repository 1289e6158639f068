import type { breakglassNotices as english } from '../en/breakglass-notices.ts'

export const breakglassNotices: typeof english = {
  opened: 'इमरजेंसी में एक डॉक्टर ने आपका रिकॉर्ड खोला। देखें कि किसने देखा।',
  reviewOverdue: 'डॉ. {doctor} ने इमरजेंसी में रिकॉर्ड खोला: जांच बाकी है।',
}
