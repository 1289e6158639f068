import type { devices as english } from '../en/devices.ts'

export const devices: typeof english = {
  push: { title: 'ਦਵਾਈ ਲੈਣ ਦਾ ਵੇਲਾ ਹੋ ਗਿਆ' },
  refusals: {
    noPushService: 'ਇਸ ਬ੍ਰਾਊਜ਼ਰ ਤੱਕ ਇੱਥੋਂ ਸੂਚਨਾ ਨਹੀਂ ਪਹੁੰਚ ਸਕਦੀ। ਕਿਰਪਾ ਕਰਕੇ ਹੇਠਾਂ ਦਿੱਤਾ ਕੈਲੰਡਰ ਵਰਤੋ।',
    tooMany: 'ਤੁਹਾਨੂੰ ਪਹਿਲਾਂ ਹੀ 10 ਫ਼ੋਨਾਂ ’ਤੇ ਯਾਦ ਕਰਾਇਆ ਜਾਂਦਾ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਪਹਿਲਾਂ ਕਿਸੇ ਇੱਕ ’ਤੇ ਲੌਗ ਆਉਟ ਕਰੋ।',
  },
}
