import type { prescriptionsNotices as english } from '../en/prescriptions-notices.ts'

export const prescriptionsNotices: typeof english = {
  signed: 'डॉ. {doctor} ने {date} को पर्ची लिखी है।',
  stopped: 'डॉ. {doctor} ने {date} को एक पर्ची रोकी। कृपया कारण पढ़ें।',
  paperAdded: 'डॉ. {doctor} ने {date} को एक पर्ची का साइन किया काग़ज़ जोड़ा।',
}
