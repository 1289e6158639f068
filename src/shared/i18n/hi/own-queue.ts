import type { ownQueue as english } from '../en/own-queue.ts'

export const ownQueue: typeof english = {
  title: 'आज आपका नंबर: {token}',
  first: 'अगला नंबर आपका है',
  before: { one: 'आपसे पहले {count}', other: 'आपसे पहले {count}' },
  inside: 'अंदर नंबर {token} है',
  notBegun: '{time} बजे शुरू होगा',
  turn: 'आपकी बारी: लगभग {time}',
  leave: '{time} तक घर से निकलें',
  leaveNow: 'अब घर से निकलें',
  goIn: 'आपकी बारी है: अंदर जाएं।',
  absent: 'आपका नंबर बुलाया गया था और आप नहीं थे। काउंटर पर बताएं कि आप आ गए हैं।',
  at: '{time} की जानकारी',
  old: 'नेटवर्क नहीं है: यह {time} की जानकारी है। लाइन आगे बढ़ चुकी हो सकती है।',
}
