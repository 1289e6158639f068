import type { shell as english } from '../en/shell.ts'

export const shell: typeof english = {
  brand: 'ਨਬਜ਼',
  splash: 'ਤੁਹਾਡਾ ਸਿਹਤ ਡੈਸ਼ਬੋਰਡ ਖੁੱਲ੍ਹ ਰਿਹਾ ਹੈ',
  skip: 'ਸਿੱਧਾ ਪੇਜ ’ਤੇ ਜਾਓ',
  loading: 'ਖੁੱਲ੍ਹ ਰਿਹਾ ਹੈ…',
  close: 'ਬੰਦ ਕਰੋ',
  nav: {
    label: 'ਮੁੱਖ ਮੀਨੂ',
    home: 'ਹੋਮ',
    patient: 'ਮੇਰੀ ਸਿਹਤ',
    doctor: 'ਅੱਜ ਦੇ ਮਰੀਜ਼',
    appointments: 'ਅਪਾਇੰਟਮੈਂਟ',
    profile: 'ਪ੍ਰੋਫ਼ਾਈਲ',
    emergency: 'ਐਮਰਜੈਂਸੀ',
  },
  language: {
    label: 'ਭਾਸ਼ਾ',
    failed: 'ਭਾਸ਼ਾ ਬਦਲੀ ਨਹੀਂ ਜਾ ਸਕੀ। ਕਿਰਪਾ ਕਰਕੇ ਨੈੱਟਵਰਕ ਵੇਖ ਕੇ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  },
  user: {
    open: '{name} ਦਾ ਖਾਤਾ',
    profile: 'ਮੇਰੀ ਪ੍ਰੋਫ਼ਾਈਲ',
    logout: 'ਲੌਗਆਊਟ',
  },
  notFound: {
    title: 'ਓਹੋ! ਇਹ ਪੇਜ ਨਹੀਂ ਮਿਲਿਆ',
    lead: 'ਸ਼ਾਇਦ ਪਤਾ ਗ਼ਲਤ ਲਿਖਿਆ ਗਿਆ, ਜਾਂ ਇਹ ਪੇਜ ਹੁਣ ਇੱਥੇ ਨਹੀਂ ਹੈ।',
    home: 'ਹੋਮ ’ਤੇ ਜਾਓ',
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
    offline: 'ਨੈੱਟਵਰਕ ਨਹੀਂ ਹੈ। ਜੋ ਦਿਸ ਰਿਹਾ ਹੈ, ਉਹ ਥੋੜ੍ਹਾ ਪੁਰਾਣਾ ਹੋ ਸਕਦਾ ਹੈ।',
  },
}
