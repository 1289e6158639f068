import type { labsNotices as english } from '../en/labs-notices.ts'

export const labsNotices: typeof english = {
  ordered: 'डॉ. {doctor} ने {date} को लैब जांचें लिखी हैं।',
  cancelled: 'डॉ. {doctor} ने {date} को लैब जांचें रद्द कीं। कृपया कारण पढ़ें।',
  resulted: '{date} की लैब रिपोर्ट आ गई है।',
  corrected: '{date} को लैब की एक रिपोर्ट ठीक की गई। कृपया उसे फिर से देखें।',
  unusable: 'सैंपल काम नहीं आया। लैब को नया सैंपल चाहिए। डॉ. {doctor} ने लिखा था।',
  toReview: '{patient} की लैब रिपोर्ट आपके देखने के लिए आ गई है।',
  reviewed: 'डॉ. {doctor} ने आपकी लैब रिपोर्ट देखकर आपको लिखा है।',
}
