import type { doctorDashboard as english } from '../en/doctor-dashboard.ts'

export const doctorDashboard = {
  greeting: 'नमस्ते, डॉ. {name}',
  editProfile: 'प्रोफ़ाइल बदलें',
  queue: 'आज की लाइन',
  messages: 'मैसेज',
  counter: 'दवाई काउंटर',
  laboratory: 'आपकी लैब',
  timings: 'मेरे बैठने का समय',
  allPatients: 'सभी मरीज़ देखें',
  tiles: {
    today: 'आज',
    patients: 'मरीज़',
    pendingReviews: 'जवाब बाकी',
    teleconsultations: 'फ़ोन/वीडियो सलाह',
  },
  alert: {
    emergency: 'इमरजेंसी',
    highPriority: 'इन्हें पहले देखें',
    askedToday: 'आज {time} बजे का समय मांगा है, अभी तक किसी ने जवाब नहीं दिया।',
    askedTomorrow: 'कल {time} बजे का समय मांगा है, अभी तक किसी ने जवाब नहीं दिया।',
    danger: 'लिखी तकलीफ़ में खतरे का लक्षण है। {day}, {time} का समय मांगा है, अभी तक किसी ने जवाब नहीं दिया।',
    critical: 'मरीज़ की रीडिंग ख़तरे में है, अभी तक किसी डॉक्टर ने नहीं देखी।',
    attend: 'अभी देखें',
  },
  tasks: {
    title: 'बाकी काम',
    none: 'कोई काम बाकी नहीं है।',
    emergencyAlerts: 'इमरजेंसी',
    labReviews: 'लैब रिपोर्ट देखनी हैं',
    prescriptionApprovals: 'साइन करने की पर्चियां',
    followUps: 'मरीज़ों को फ़ोन करना',
    due: 'फिर से दिखाना था',
    withoutNote: 'बिना नोट की मुलाक़ातें',
  },
  recent: {
    title: 'हाल ही में देखे मरीज़',
    none: 'जिन मरीज़ों को आपने देखा है, वे यहां दिखेंगे।',
    lastVisit: 'पिछली बार: {date}',
  },
  facility: {
    title: 'आज {facility} में',
    none: 'आज साथी डॉक्टरों के पास कोई मरीज़ नहीं है।',
    more: 'और दिखाएं',
    doctor: 'डॉ. {doctor} के साथ',
  },
} satisfies typeof english
