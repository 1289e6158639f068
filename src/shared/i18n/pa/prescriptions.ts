import type { prescriptions as english } from '../en/prescriptions.ts'

export const prescriptions: typeof english = {
  title: 'ਦਵਾਈ ਦੀਆਂ ਪਰਚੀਆਂ',
  none: 'ਹਾਲੇ ਕੋਈ ਪਰਚੀ ਨਹੀਂ ਹੈ।',
  noneLead: 'ਡਾਕਟਰ ਹਾਲੇ ਇੱਥੇ ਪਰਚੀ ਨਹੀਂ ਲਿਖ ਸਕਦੇ। ਡਾਕਟਰ ਦੀ ਦਿੱਤੀ ਕਾਗਜ਼ ਦੀ ਪਰਚੀ ਸੰਭਾਲ ਕੇ ਰੱਖੋ।',
  book: 'ਅਪਾਇੰਟਮੈਂਟ ਲਓ',
}
