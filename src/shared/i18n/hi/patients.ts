import type { patients as english } from '../en/patients.ts'

export const patients: typeof english = {
  profile: {
    title: 'मेरी प्रोफ़ाइल',
    titleOf: '{name} की प्रोफ़ाइल',
    lead: 'अपॉइंटमेंट मांगने पर डॉक्टर यह देखते हैं।',
    firstLead: 'पहले अपने बारे में बताएं। बस एक मिनट लगेगा।',
    haveCode: 'मेरे रिकॉर्ड का कोड मेरे पास है',
    name: 'पूरा नाम',
    age: 'उम्र',
    ageHint: 'सालों में',
    gender: 'लिंग',
    address: 'पता',
    addressHint: 'गांव या गली। चाहें तो खाली छोड़ दें।',
    phone: 'फ़ोन',
    phoneHint: 'खाली छोड़ें तो वही नंबर माना जाएगा जो आपने खाता बनाते समय दिया था।',
    save: 'सेव करें',
    edit: 'बदलें',
    editMine: 'मेरी प्रोफ़ाइल बदलें',
    editOf: '{name} की प्रोफ़ाइल बदलें',
    cancel: 'रहने दें',
    notGiven: 'नहीं दिया',
    saved: 'आपकी प्रोफ़ाइल सेव हो गई!',
    updateFailed: 'प्रोफ़ाइल सेव नहीं हो पाई',
    invalidResponse: 'सर्वर का जवाब सही नहीं आया',
    loadFailed: 'आपकी प्रोफ़ाइल खुल नहीं पाई। चाहें तो जानकारी यहां भर दें।',
  },
  genders: {
    Male: 'पुरुष',
    Female: 'महिला',
    Other: 'अन्य',
  },
  queued: {
    save: 'आपकी प्रोफ़ाइल: {name}',
  },
  refusals: {
    tooManyPeople: 'एक खाते से इससे ज़्यादा लोगों का काम नहीं हो सकता।',
  },
  fields: {
    monthNeeded: 'महीना भी चुनें',
    yearDigits: 'साल चार अंकों में लिखें, जैसे 1958',
  },
}
