import type { accessLog as english } from '../en/access-log.ts'

export const accessLog: typeof english = {
  title: 'यह रिकॉर्ड किसने देखा',
  lead: 'डॉक्टर, अस्पताल का काउंटर, परिवार और मददगार',
  of: '{name} का रिकॉर्ड। यह लिस्ट कम से कम एक साल रखी जाती है।',
  none: 'अभी तक किसी ने नहीं देखा',
  noneLead: 'कोई और रिकॉर्ड देखेगा तो यहां दिखेगा।',
  failed: 'लिस्ट खुल नहीं पाई।',
  more: 'और पुराना दिखाएं',
  doctor: 'डॉ. {name}',
  coordinator: '{name}, अस्पताल का काउंटर',
  patient: '{name}, परिवार या मददगार',
  saw: {
    list: 'लिस्ट में नाम देखा',
    patients: 'रिकॉर्ड खोला',
    vitals: 'रीडिंग देखीं',
    documents: 'दस्तावेज़ देखे',
    encounters: 'मुलाक़ातों के नोट देखे',
    communications: 'आपके साथ के मैसेज पढ़े',
    prescriptions: 'पर्चियां देखीं',
    accounts: 'खाता ढूंढा',
    other: 'रिकॉर्ड का कुछ हिस्सा देखा',
  },
  times: '{count} बार',
}
