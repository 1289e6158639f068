import type { home as english } from '../en/home.ts'

export const home: typeof english = {
  patient: {
    headline: 'आपके परिवार के लिए डॉक्टर, घर के पास',
    lead: 'अपने फ़ोन से समय मांगें। {town} या आसपास के डॉक्टर उसे पक्का करेंगे।',
    getStarted: 'शुरू करें',
    emergency: 'इमरजेंसी में मदद',
    things: 'यहां क्या-क्या हो सकता है',
    appointments: 'अपॉइंटमेंट लें',
    appointmentsLead: 'डॉक्टर से समय मांगें, देखें क्या पक्का हुआ',
    profile: 'मेरी प्रोफ़ाइल',
    profileLead: 'डॉक्टर के लिए नाम, उम्र और फ़ोन',
    emergencyLead: 'एम्बुलेंस के नंबर और फ़र्स्ट एड',
  },
  dashboard: {
    welcome: 'नमस्ते, {name}',
    welcomeGuest: 'नमस्ते जी',
    quickActions: 'झटपट काम',
    book: 'अपॉइंटमेंट लें',
    bookLead: 'दिन और समय चुनें',
    mine: 'मेरे अपॉइंटमेंट',
    mineLead: 'इंतज़ार वाले, पक्के और पुराने',
    upcoming: 'आने वाले अपॉइंटमेंट',
    viewAll: 'सब देखें',
  },
  doctor: {
    greeting: 'नमस्ते, डॉ. {name}',
    editProfile: 'प्रोफ़ाइल बदलें',
  },
}
