import type { shell as english } from '../en/shell.ts'

export const shell: typeof english = {
  brand: 'ਨਬਜ਼',
  splash: 'ਤੁਹਾਡਾ ਸਿਹਤ ਡੈਸ਼ਬੋਰਡ ਖੁੱਲ੍ਹ ਰਿਹਾ ਹੈ',
  loading: 'ਖੁੱਲ੍ਹ ਰਿਹਾ ਹੈ…',
  close: 'ਬੰਦ ਕਰੋ',
  privacy: 'ਤੁਹਾਡੀ ਜਾਣਕਾਰੀ ਤੇ ਤੁਹਾਡੇ ਹੱਕ',
  fiduciary: 'ਤੁਹਾਡੀ ਜਾਣਕਾਰੀ ਰੱਖਣ ਵਾਲੇ: {name}',
  grievance: 'ਸ਼ਿਕਾਇਤ: {name}',
  language: {
    label: 'ਭਾਸ਼ਾ',
    failed: 'ਭਾਸ਼ਾ ਬਦਲੀ ਨਹੀਂ ਜਾ ਸਕੀ। ਕਿਰਪਾ ਕਰਕੇ ਨੈੱਟਵਰਕ ਵੇਖ ਕੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  },
  crash: {
    title: 'ਕੁਝ ਗੜਬੜ ਹੋ ਗਈ।',
    unknown: 'ਇਹ ਪੇਜ ਵਿਖਾਉਂਦੇ ਸਮੇਂ ਅਚਾਨਕ ਕੋਈ ਗੜਬੜ ਹੋ ਗਈ।',
    details: 'ਤਕਨੀਕੀ ਜਾਣਕਾਰੀ',
    reload: 'ਪੇਜ ਦੁਬਾਰਾ ਖੋਲ੍ਹੋ',
  },
  state: {
    failed: 'ਇਹ ਖੁੱਲ੍ਹ ਨਹੀਂ ਸਕਿਆ।',
    retry: 'ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ',
  },
  quickHelp: {
    title: 'ਐਮਰਜੈਂਸੀ ਹੈ? ਹੁਣੇ ਫ਼ੋਨ ਕਰੋ, ਖਾਤੇ ਦੀ ਲੋੜ ਨਹੀਂ',
    ambulance: 'ਐਂਬੂਲੈਂਸ',
    anyEmergency: 'ਕੋਈ ਵੀ ਐਮਰਜੈਂਸੀ',
    motherAndChild: 'ਮਾਂ ਅਤੇ ਬੱਚਾ',
    firstAid: 'ਫ਼ਸਟ ਏਡ, ਤਸਵੀਰਾਂ ਨਾਲ',
  },
  /** A form asked one step a screen. */
  steps: { next: 'ਅੱਗੇ', back: 'ਪਿੱਛੇ', progress: '{of} ਵਿੱਚੋਂ {at}', change: 'ਬਦਲੋ' },
}
