import type { desk as english } from '../en/desk.ts'

export const desk: typeof english = {
  title: 'ਡੈਸਕ',
  lead: '{town} ਦੇ ਡਾਕਟਰ, ਬੇਨਤੀਆਂ, ਹਸਪਤਾਲ ਅਤੇ ਵਲੰਟੀਅਰ',
  parts: 'ਡੈਸਕ ਦੇ ਹਿੱਸੇ',
  tabs: {
    todo: 'ਕਰਨ ਵਾਲੇ ਕੰਮ',
    queue: 'ਲਾਈਨ',
    duty: 'ਡਿਊਟੀ',
    timings: 'ਡਾਕਟਰਾਂ ਦਾ ਸਮਾਂ',
    doctors: 'ਡਾਕਟਰ',
    requests: 'ਬੇਨਤੀਆਂ',
    facilities: 'ਹਸਪਤਾਲ',
    volunteers: 'ਵਲੰਟੀਅਰ',
    accounts: 'ਖਾਤੇ',
    log: 'ਰਿਕਾਰਡ',
  },
}
