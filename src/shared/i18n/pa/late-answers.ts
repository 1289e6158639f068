import type { lateAnswers as english } from '../en/late-answers.ts'

export const lateAnswers: typeof english = {
  title: 'ਜਿਨ੍ਹਾਂ ਮੈਸੇਜਾਂ ਦਾ ਜਵਾਬ ਨਹੀਂ ਆਇਆ',
  lead: 'ਡਾਕਟਰ ਨੂੰ, ਜਾਂ ਜੋ ਉਨ੍ਹਾਂ ਦੀ ਥਾਂ ਹਨ, ਉਨ੍ਹਾਂ ਨੂੰ ਫ਼ੋਨ ਕਰੋ। ਮੈਸੇਜ ਸਿਰਫ਼ ਉਹੀ ਪੜ੍ਹਦੇ ਹਨ।',
  doctor: 'ਡਾ. {name}',
  count: {
    one: '{count} ਮੈਸੇਜ, {date}, {time} ਤੋਂ ਦੇਰ',
    other: '{count} ਮੈਸੇਜ, ਸਭ ਤੋਂ ਪੁਰਾਣੇ ਵਿੱਚ {date}, {time} ਤੋਂ ਦੇਰ',
  },
  away: {
    one: '{date} ਤੱਕ ਛੁੱਟੀ ’ਤੇ: {count} ਮਰੀਜ਼ ਜਵਾਬ ਦੀ ਉਡੀਕ ਵਿੱਚ',
    other: '{date} ਤੱਕ ਛੁੱਟੀ ’ਤੇ: {count} ਮਰੀਜ਼ ਜਵਾਬ ਦੀ ਉਡੀਕ ਵਿੱਚ',
  },
  standIn: 'ਥਾਂ ’ਤੇ: ਡਾ. {name}',
  flagged: { one: '{count} ਵਿੱਚ ਖ਼ਤਰੇ ਦਾ ਲੱਛਣ', other: '{count} ਵਿੱਚ ਖ਼ਤਰੇ ਦਾ ਲੱਛਣ' },
  noPhone: 'ਫ਼ੋਨ ਨੰਬਰ ਨਹੀਂ ਹੈ',
}
