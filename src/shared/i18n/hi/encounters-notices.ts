import type { encountersNotices as english } from '../en/encounters-notices.ts'

export const encountersNotices: typeof english = {
  signed: 'डॉ. {doctor} ने {date} की आपकी मुलाक़ात का नोट लिख दिया है।',
  amended: 'डॉ. {doctor} ने {date} की आपकी मुलाक़ात के नोट में कुछ जोड़ा है।',
  followUpDue: 'डॉ. {doctor} आपको {date} तक फिर से देखना चाहते हैं। कृपया समय लें।',
}
