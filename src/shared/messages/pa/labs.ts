import type { labs as english } from '../en/labs.ts'

export const labs: typeof english = {
  title: 'ਲੈਬ ਰਿਪੋਰਟਾਂ',
  none: 'ਹਾਲੇ ਕੋਈ ਲੈਬ ਰਿਪੋਰਟ ਨਹੀਂ ਹੈ।',
  soon: 'ਲੈਬ ਤੋਂ ਰਿਪੋਰਟ ਸਿੱਧੀ ਇੱਥੇ ਆਉਣ ਦੀ ਸਹੂਲਤ ਛੇਤੀ ਆਵੇਗੀ।',
  soonLead: 'ਉਦੋਂ ਤੱਕ ਆਪਣੀ ਕਾਗਜ਼ ਦੀ ਰਿਪੋਰਟ ਡਾਕਟਰ ਕੋਲ ਨਾਲ ਲੈ ਕੇ ਆਓ।',
  book: 'ਅਪਾਇੰਟਮੈਂਟ ਲਓ',
}
