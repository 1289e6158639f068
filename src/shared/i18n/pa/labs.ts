import type { labs as english } from '../en/labs.ts'

export const labs: typeof english = {
  title: 'ਲੈਬ ਰਿਪੋਰਟਾਂ',
  none: 'ਹਾਲੇ ਕੋਈ ਲੈਬ ਰਿਪੋਰਟ ਨਹੀਂ ਹੈ।',
  soon: 'ਲੈਬ ਤੋਂ ਰਿਪੋਰਟ ਸਿੱਧੀ ਇੱਥੇ ਆਉਣ ਦੀ ਸਹੂਲਤ ਛੇਤੀ ਆਵੇਗੀ।',
  soonLead: 'ਉਦੋਂ ਤੱਕ ਡਾਕਟਰ ਕੋਲ ਜਾਂਦੇ ਵੇਲੇ ਕਾਗਜ਼ ਵਾਲੀ ਰਿਪੋਰਟ ਨਾਲ ਲੈ ਜਾਓ।',
  book: 'ਅਪਾਇੰਟਮੈਂਟ ਲਓ',
  failed: 'ਜਾਂਚਾਂ ਲੋਡ ਨਹੀਂ ਹੋਈਆਂ।',
  more: 'ਪੁਰਾਣੀਆਂ ਵੇਖੋ',
  orderedBy: 'ਡਾ. {name} ਨੇ {date} ਨੂੰ ਇਹ ਜਾਂਚਾਂ ਲਿਖੀਆਂ',
  number: 'ਲੈਬ ਲਈ ਨੰਬਰ: {number}',
  numberHint: 'ਲੈਬ ਵਿੱਚ ਇਹ ਪੇਜ ਵਿਖਾਓ।',
  open: 'ਜਾਂਚਾਂ ਕਰਵਾਉਣੀਆਂ ਹਨ',
  done: 'ਰਿਪੋਰਟ ਆ ਗਈ ਹੈ',
  cancelled: 'ਡਾਕਟਰ ਨੇ ਰੱਦ ਕੀਤਾ',
  cancelReason: 'ਕਾਰਨ: {reason}',
  measuredBy: '{name} ਨੇ ਮਾਪਿਆ, {place}, {date}',
  reviewed: 'ਡਾ. {name} ਨੇ {date} ਨੂੰ ਵੇਖਿਆ।',
  says: 'ਡਾ. {name} ਦੀ ਗੱਲ:',
  older: '{date}, ਡਾ. {name}',
  some: 'ਕੁਝ ਨਤੀਜੇ ਆ ਗਏ ਹਨ',
  refusals: {
    notOpen: 'ਇਸ ਜਾਂਚ ਦੀ ਰਿਪੋਰਟ ਆ ਚੁੱਕੀ ਹੈ, ਜਾਂ ਇਹ ਰੱਦ ਹੋ ਚੁੱਕੀ ਹੈ।',
    reviewed: 'ਇਹ ਰਿਪੋਰਟ ਪਹਿਲਾਂ ਹੀ ਵੇਖੀ ਹੋਈ ਦਰਜ ਹੈ।',
    resultsChanged: 'ਲੈਬ ਨੇ ਇਸ ਦੌਰਾਨ ਕੁਝ ਬਦਲਿਆ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਫਿਰ ਪੜ੍ਹੋ।',
  },
  fields: {
    fetalSex: 'ਅਣਜੰਮੇ ਬੱਚੇ ਦਾ ਲਿੰਗ ਇੱਥੇ ਪੁੱਛਣਾ ਜਾਂ ਦੱਸਣਾ ਮਨ੍ਹਾ ਹੈ (ਪੀਸੀ-ਪੀਐੱਨਡੀਟੀ ਕਾਨੂੰਨ)',
    itemsMissing: 'ਘੱਟੋ-ਘੱਟ ਇੱਕ ਜਾਂਚ ਚੁਣੋ',
    itemsTooMany: 'ਇੱਕ ਵਾਰ ਵਿੱਚ ਵੱਧ ਤੋਂ ਵੱਧ 20 ਜਾਂਚਾਂ',
  },
  acts: { ofPatient: 'ਮਰੀਜ਼ ਦੀਆਂ ਲੈਬ ਜਾਂਚਾਂ ਵੇਖੀਆਂ', reviews: 'ਵੇਖਣ ਲਈ ਬਾਕੀ ਲੈਬ ਰਿਪੋਰਟਾਂ ਵੇਖੀਆਂ' },
}
