import type { patientDashboard as english } from '../en/patient-dashboard.ts'

export const patientDashboard: typeof english = {
  welcome: 'नमस्ते, {name}',
  welcomeGuest: 'नमस्ते जी',
  quickActions: 'ज़रूरी काम',
  book: 'अपॉइंटमेंट लें',
  bookLead: 'दिन और समय चुनें',
  tiles: {
    records: 'सेहत का रिकॉर्ड',
    teleconsult: 'फ़ोन/वीडियो पर सलाह',
    prescriptions: 'दवाई की पर्ची',
    reminders: 'दवाई का समय',
    messages: 'मैसेज',
    labs: 'लैब रिपोर्ट',
    vaccinations: 'टीके',
    vitals: 'बीपी, शुगर वगैरह',
  },
  newMessages: { one: '{count} नया', other: '{count} नए' },
  upcoming: 'आने वाले अपॉइंटमेंट',
  viewAll: 'सब देखें',
  health: 'सेहत एक नज़र में',
  toReminders: 'सारे रिमाइंडर',
  toVitals: 'सारी रीडिंग',
  medication: 'आज की दवाइयां',
  activities: 'हाल में क्या हुआ',
  tips: 'सेहत की बातें',
  tip: {
    water: 'दिन में 8 गिलास पानी',
    walk: 'रात के खाने के बाद 30 मिनट की सैर',
    sleep: '7-8 घंटे की नींद',
  },
  share: {
    title: 'अपनी मेडिकल जानकारी दिखाएं',
    open: 'QR कोड दिखाएं',
    lead: 'कोड से डॉक्टर आपका रिकॉर्ड पढ़ सकते हैं, जितनी देर आप चाहें।',
  },
}
