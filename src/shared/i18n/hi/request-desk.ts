import type { requestDesk as english } from '../en/request-desk.ts'

export const requestDesk: typeof english = {
  order: 'क्रम',
  orders: {
    soonest: 'जिनका समय पहले है',
    longest: 'सबसे देर से',
  },
  loadFailed: 'रिक्वेस्ट खुल नहीं पाईं।',
  empty: 'हर रिक्वेस्ट का जवाब मिल चुका है',
  emptyLead: 'नई रिक्वेस्ट यहां अपने आप दिखती हैं, जब तक कोई डॉक्टर पक्का न करे।',
  unanswered: 'अभी किसी ने जवाब नहीं दिया',
  inDoubt: 'ये डॉक्टर फ़िलहाल इलाज नहीं कर सकते',
  inDoubtLead: 'इन मरीज़ों का अपॉइंटमेंट पक्का हुआ था। कृपया इन्हें फ़ोन करें।',
  moreInDoubt: 'फ़ोन करने के लिए और मरीज़ दिखाएं',
  note: 'डॉक्टर या तकलीफ़: {note}',
  asked: '{ago} मांगा गया',
  askedDoctor: 'डॉ. {name} से पूछा गया है',
  promised: 'डॉ. {name} ने पक्का किया था',
  running: 'डॉ. {name} ने शुरू किया था',
  noPhone: 'नंबर नहीं दिया, या फ़ोन नहीं चाहते',
  openFor: { one: '{count} डॉक्टर ले सकते हैं', other: '{count} डॉक्टर ले सकते हैं' },
  openForNobody: 'अब कोई डॉक्टर नहीं बचा जो इसे ले सके',
  more: 'और दिखाएं',
}
