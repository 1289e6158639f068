import type { doseReasons as english } from '../en/dose-reasons.ts'

export const doseReasons: typeof english = {
  why: 'क्यों नहीं ली?',
  say: 'वजह बताएं',
  because: 'वजह: {reason}',
  ranOut: 'दवाई खत्म थी',
  cost: 'दवाई महंगी थी',
  ill: 'तबीयत खराब थी',
  forgot: 'याद नहीं रहा',
  stopped: 'बंद करने को कहा गया',
  other: 'कोई और वजह',
  ofPatient: {
    title: 'दवाइयां',
    lead: 'जैसे मरीज़ या परिवार ने लिखा। पिछले 14 दिनों की खुराकें।',
    none: 'कोई दवाई नहीं लिखी गई',
    failed: 'दवाइयां खुल नहीं पाईं।',
    taken: '{planned} में से {taken} खुराकें लीं',
    takenTimes: { one: '14 दिन में ज़रूरत पड़ने पर {count} बार ली', other: '14 दिन में ज़रूरत पड़ने पर {count} बार ली' },
    skipped: 'नहीं लीं: {count}',
    unmarked: 'बिना निशान: {count}',
    notYet: 'अभी कोई खुराक नहीं',
    removed: 'मरीज़ ने हटा दी',
    together: 'साथ चल रही दवाइयां, जिनमें एक ही चीज़ है',
    paracetamol: 'पैरासिटामोल',
    painkiller: 'एक ही तरह की दर्द की दवाइयां',
  },
}
