import type { vitalsNotices as english } from '../en/vitals-notices.ts'

export const vitalsNotices: typeof english = {
  critical: '{patient}: ख़तरे वाली रीडिंग {value}, {date} को मापी गई।',
  attended: 'डॉ. {doctor} ने आपकी रीडिंग {value} देख ली है। तबीयत बिगड़े तो एम्बुलेंस को फ़ोन करें।',
}
