import type { accountSecurity as english } from '../en/account-security.ts'

export const accountSecurity: typeof english = {
  password: {
    title: 'पासवर्ड बदलें',
    lead: 'आपके बाकी फ़ोन और कंप्यूटर पर लॉगआउट हो जाएगा।',
    current: 'अभी वाला पासवर्ड',
    next: 'नया पासवर्ड',
    submit: 'पासवर्ड बदलें',
    done: 'आपका पासवर्ड बदल गया है।',
    doneLead: 'बाकी फ़ोन और कंप्यूटर पर लॉगआउट हो गया है। वहां नए पासवर्ड से लॉगिन करें।',
    back: 'सेटिंग पर वापस',
  },
}
