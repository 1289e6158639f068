import type { breakglassDesk as english } from '../en/breakglass-desk.ts'

export const breakglassDesk: typeof english = {
  title: 'ਐਮਰਜੈਂਸੀ ਵਿੱਚ ਖੋਲ੍ਹੇ ਗਏ ਰਿਕਾਰਡ',
  lead: 'ਡਾਕਟਰ ਤੋਂ ਐਮਰਜੈਂਸੀ ਬਾਰੇ ਪੁੱਛੋ, ਫਿਰ ਇੱਕ ਦਿਨ ਦੇ ਅੰਦਰ ਦੱਸੋ। ਠੀਕ ਨਹੀਂ ਸੀ, ਤਾਂ ਰਿਕਾਰਡ ਤੁਰੰਤ ਬੰਦ ਹੋ ਜਾਂਦਾ ਹੈ।',
  doctor: 'ਡਾ. {name}',
  opened: 'ਮਰੀਜ਼ {patient}, {date}, {time} ਨੂੰ ਖੋਲ੍ਹਿਆ',
  reasons: {
    unconscious: 'ਬੇਹੋਸ਼ ਜਾਂ ਬੋਲ ਨਹੀਂ ਸਕਦੇ ਸਨ',
    lifeInDanger: 'ਜਾਨ ਨੂੰ ਖ਼ਤਰਾ',
    accident: 'ਹਾਦਸੇ ਤੋਂ ਬਾਅਦ ਦੂਜੇ ਲੋਕ ਲਿਆਏ',
    obstetric: 'ਗਰਭ ਜਾਂ ਜਣੇਪੇ ਦੀ ਐਮਰਜੈਂਸੀ',
    other: 'ਹੋਰ ਐਮਰਜੈਂਸੀ',
  },
  overdue: 'ਦੇਰ ਹੋ ਗਈ',
  justified: 'ਠੀਕ ਸੀ',
  notJustified: 'ਠੀਕ ਨਹੀਂ ਸੀ',
  sure: 'ਠੀਕ ਨਹੀਂ ਸੀ?',
  sureLead: 'ਇਹ ਡਾ. {name} ਦੇ ਨਾਂ ਨਾਲ ਰੱਖਿਆ ਜਾਂਦਾ ਹੈ ਤੇ ਰਿਕਾਰਡ ਬੰਦ ਹੋ ਜਾਂਦਾ ਹੈ।',
  cancel: 'ਰੱਦ ਕਰੋ',
  saved: 'ਸੇਵ ਹੋ ਗਿਆ',
  more: 'ਹੋਰ ਵੀ ਬਾਕੀ ਹਨ। ਇਹ ਪੂਰੇ ਹੋਣ ’ਤੇ ਦਿਸਣਗੇ।',
}
