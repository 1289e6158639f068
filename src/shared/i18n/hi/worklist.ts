import type { worklist as english } from '../en/worklist.ts'

export const worklist: typeof english = {
  requests: {
    title: 'जवाब बाकी',
    lead: 'जिन रिक्वेस्ट का जवाब देना है',
    own: 'आपके जवाब का इंतज़ार है',
    none: 'किसी रिक्वेस्ट का जवाब बाकी नहीं है',
  },
  followUps: {
    title: 'मरीज़ों को फ़ोन करना',
    lead: 'इनके अपॉइंटमेंट पिछले 14 दिनों में नहीं हो पाए, नया भी नहीं है।',
    missed: 'नहीं हुआ: {date}, {time} बजे',
    call: '{phone} पर फ़ोन करें',
    noPhone: 'फ़ोन नंबर नहीं दिया',
    patient: 'मरीज़ के बारे में',
    none: 'किसी को फ़ोन नहीं करना है',
    noneLead: 'जिन मरीज़ों का अपॉइंटमेंट नहीं हो पाया, वे यहां दिखेंगे।',
  },
  teleconsultations: {
    title: 'फ़ोन/वीडियो सलाह',
    lead: 'सबसे नए ऊपर हैं',
    none: 'अभी फ़ोन/वीडियो पर कोई सलाह नहीं हुई',
    noneLead: 'फ़ोन या वीडियो के अपॉइंटमेंट यहां दिखेंगे।',
    more: 'और दिखाएं',
  },
}
