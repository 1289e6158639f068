import type { doses as english } from '../en/doses.ts'

export const doses: typeof english = {
  firstSlots: { morning: 'सुबह', noon: 'दोपहर', evening: 'शाम', night: 'रात' },
  slots: { morning: 'सुबह', noon: 'दोपहर', evening: 'शाम', night: 'रात' },
  slot: '{slot} {amount}',
  apply: 'लगाएं: {slots}',
  units: {
    tablet: { one: '{amount} गोली', other: '{amount} गोलियां' },
    capsule: { one: '{amount} कैप्सूल', other: '{amount} कैप्सूल' },
    ml: '{amount} मिली',
    drop: { one: '{amount} बूंद', other: '{amount} बूंदें' },
    puff: { one: '{amount} पफ़', other: '{amount} पफ़' },
    unit: { one: '{amount} यूनिट', other: '{amount} यूनिट' },
    sachet: { one: '{amount} पुड़िया', other: '{amount} पुड़ियां' },
    application: 'पतली परत',
  },
  foods: { before: 'खाने से पहले', with: 'खाने के साथ', after: 'खाने के बाद' },
  every: { 2: 'एक दिन छोड़कर', 7: 'हफ़्ते में एक बार' },
  days: { one: '{count} दिन', other: '{count} दिन' },
  daysOnly: { one: '{count} दिन', other: '{count} दिन' },
  taper: { first: 'पहले {days}: {doses}', next: 'फिर {days}: {doses}' },
  hourly: 'जागते समय हर {hours} घंटे में: {amount}',
  needed: {
    only: 'ज़रूरत पड़ने पर ही: {amount}',
    gap: { one: 'कम से कम {count} घंटे के अंतर पर', other: 'कम से कम {count} घंटे के अंतर पर' },
    most: {
      one: '24 घंटे में ज़्यादा से ज़्यादा एक बार',
      other: '24 घंटे में ज़्यादा से ज़्यादा {count} बार',
    },
  },
}
