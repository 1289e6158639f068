import type { communicationsNotices as english } from '../en/communications-notices.ts'

export const communicationsNotices: typeof english = {
  asked: '{patient} ने आपको लिखा है। न पढ़े मैसेज: {value}',
  askedInstead: '{patient} ने डॉ. {doctor} को लिखा है, जिनकी जगह आप देख रहे हैं। न पढ़े मैसेज: {value}',
  answered: 'डॉ. {doctor} ने आपको लिखा है। न पढ़े मैसेज: {value}',
  overdue: '{patient} को जवाब देने का समय निकल गया है।',
  visitNear: 'डॉ. {doctor} आपको {date} तक देखना चाहते हैं। कृपया अपॉइंटमेंट लें।',
}
