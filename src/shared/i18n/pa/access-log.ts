import type { accessLog as english } from '../en/access-log.ts'

export const accessLog: typeof english = {
  title: 'ਇਹ ਰਿਕਾਰਡ ਕਿਸ ਨੇ ਵੇਖਿਆ',
  lead: 'ਡਾਕਟਰ, ਹਸਪਤਾਲ ਦਾ ਕਾਊਂਟਰ, ਪਰਿਵਾਰ ਤੇ ਮਦਦਗਾਰ',
  of: '{name} ਦਾ ਰਿਕਾਰਡ। ਇਹ ਲਿਸਟ ਘੱਟੋ-ਘੱਟ ਇੱਕ ਸਾਲ ਰੱਖੀ ਜਾਂਦੀ ਹੈ।',
  none: 'ਹਾਲੇ ਕਿਸੇ ਨੇ ਨਹੀਂ ਵੇਖਿਆ',
  noneLead: 'ਕੋਈ ਹੋਰ ਰਿਕਾਰਡ ਵੇਖੇਗਾ ਤਾਂ ਇੱਥੇ ਦਿਸੇਗਾ।',
  failed: 'ਲਿਸਟ ਖੁੱਲ੍ਹ ਨਹੀਂ ਸਕੀ।',
  more: 'ਹੋਰ ਪੁਰਾਣੇ ਵਿਖਾਓ',
  doctor: 'ਡਾ. {name}',
  coordinator: '{name}, ਹਸਪਤਾਲ ਦਾ ਕਾਊਂਟਰ',
  patient: '{name}, ਪਰਿਵਾਰ ਜਾਂ ਮਦਦਗਾਰ',
  saw: {
    list: 'ਲਿਸਟ ਵਿੱਚ ਨਾਂ ਵੇਖਿਆ',
    patients: 'ਰਿਕਾਰਡ ਖੋਲ੍ਹਿਆ',
    vitals: 'ਰੀਡਿੰਗਾਂ ਵੇਖੀਆਂ',
    documents: 'ਕਾਗਜ਼ ਵੇਖੇ',
    encounters: 'ਮੁਲਾਕਾਤਾਂ ਦੇ ਨੋਟ ਵੇਖੇ',
    communications: 'ਤੁਹਾਡੇ ਨਾਲ ਦੇ ਮੈਸੇਜ ਪੜ੍ਹੇ',
    prescriptions: 'ਪਰਚੀਆਂ ਵੇਖੀਆਂ',
    accounts: 'ਖਾਤਾ ਲੱਭਿਆ',
    other: 'ਰਿਕਾਰਡ ਦਾ ਕੁਝ ਹਿੱਸਾ ਵੇਖਿਆ',
  },
  times: '{count} ਵਾਰ',
}
