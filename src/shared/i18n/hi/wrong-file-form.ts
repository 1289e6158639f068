import type { wrongFileForm as english } from '../en/wrong-file-form.ts'

export const wrongFileForm: typeof english = {
  press: 'यह दस्तावेज़ ग़लत है',
  title: 'क्या यह दस्तावेज़ ग़लत है?',
  lead: 'यह रिकॉर्ड में रहेगा, और लिखा रहेगा कि ग़लत है, आपके नाम और वजह के साथ। मरीज़ को बताया जाएगा।',
  reason: 'यह ग़लत क्यों है?',
  words: 'इसमें क्या ग़लत है?',
  confirm: 'ग़लत लिखें',
  keep: 'रहने दें',
  marked: 'ग़लत लिख दिया गया। मरीज़ को बता दिया गया।',
  takeBack: 'निशान वापस लें',
  takenBack: 'निशान वापस ले लिया गया। मरीज़ को बता दिया गया।',
}
