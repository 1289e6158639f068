import type { prescriptions as english } from '../en/prescriptions.ts'

export const prescriptions: typeof english = {
  title: 'ਦਵਾਈ ਦੀਆਂ ਪਰਚੀਆਂ',
  none: 'ਹਾਲੇ ਕੋਈ ਪਰਚੀ ਨਹੀਂ ਹੈ।',
  noneLead: 'ਡਾਕਟਰ ਤੁਹਾਨੂੰ ਵੇਖ ਕੇ ਪਰਚੀ ਲਿਖਦੇ ਹਨ। ਪਹਿਲਾਂ ਅਪਾਇੰਟਮੈਂਟ ਲਓ।',
  book: 'ਅਪਾਇੰਟਮੈਂਟ ਲਓ',
}
