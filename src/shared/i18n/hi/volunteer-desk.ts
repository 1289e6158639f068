import type { volunteerDesk as english } from '../en/volunteer-desk.ts'

export const volunteerDesk: typeof english = {
  search: 'खोजें',
  searchHint: 'नाम या मोबाइल नंबर',
  who: 'दिखाएं',
  all: 'सभी',
  onlyVehicle: 'सिर्फ़ गाड़ी वाले',
  loadFailed: 'वॉलंटियर की लिस्ट खुल नहीं पाई।',
  empty: 'अभी कोई वॉलंटियर नहीं हैं',
  emptyLead: 'जो “वॉलंटियर” में रजिस्टर करेंगे, वे यहां अपने आप दिखेंगे।',
  notFound: 'इस खोज में कोई नहीं मिला',
  notFoundLead: 'नाम या नंबर का कोई हिस्सा लिखें।',
  hasVehicle: 'गाड़ी है',
  noVehicle: 'गाड़ी नहीं है',
  since: 'रजिस्ट्रेशन: {date}',
  more: 'और दिखाएं',
  download: 'फ़ाइल में सेव करें (CSV)',
  downloadFailed: 'फ़ाइल नहीं बन पाई। कृपया फिर कोशिश करें।',
  columns: {
    name: 'नाम',
    mobile: 'मोबाइल नंबर',
    vehicle: 'गाड़ी',
    since: 'रजिस्टर हुए',
  },
  yes: 'हां',
  no: 'नहीं',
}
