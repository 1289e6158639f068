import type { availabilityNotices as english } from '../en/availability-notices.ts'

export const availabilityNotices: typeof english = {
  standIn:
    'ਡਾ. {doctor} {date} ਤੋਂ {until} ਤੱਕ ਛੁੱਟੀ ’ਤੇ ਹਨ; ਉਨ੍ਹਾਂ ਦੀ ਥਾਂ ਤੁਸੀਂ ਵੇਖੋਗੇ। ਉਨ੍ਹਾਂ ਦੇ ਬਾਕੀ ਮੈਸੇਜ, ਲੈਬ ਰਿਪੋਰਟਾਂ ਅਤੇ ਫਿਰ ਆਉਣ ਵਾਲੇ ਮਰੀਜ਼ ਤੁਹਾਡੇ ਨਾਲ ਦਿਸਣਗੇ।',
  standInEnded: 'ਡਾ. {doctor} ਹੁਣ ਛੁੱਟੀ ’ਤੇ ਨਹੀਂ ਹਨ। ਉਨ੍ਹਾਂ ਦੀ ਥਾਂ ਹੁਣ ਤੁਸੀਂ ਨਹੀਂ ਵੇਖਣਾ।',
}
