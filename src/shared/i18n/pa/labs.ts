import type { labs as english } from '../en/labs.ts'

export const labs: typeof english = {
  title: 'ਲੈਬ ਰਿਪੋਰਟਾਂ',
  none: 'ਹਾਲੇ ਕੋਈ ਲੈਬ ਰਿਪੋਰਟ ਨਹੀਂ ਹੈ।',
  soon: 'ਲੈਬ ਤੋਂ ਰਿਪੋਰਟ ਸਿੱਧੀ ਇੱਥੇ ਆਉਣ ਦੀ ਸਹੂਲਤ ਛੇਤੀ ਆਵੇਗੀ।',
  soonLead: 'ਉਦੋਂ ਤੱਕ ਡਾਕਟਰ ਕੋਲ ਜਾਂਦੇ ਵੇਲੇ ਕਾਗਜ਼ ਵਾਲੀ ਰਿਪੋਰਟ ਨਾਲ ਲੈ ਜਾਓ।',
  book: 'ਅਪਾਇੰਟਮੈਂਟ ਲਓ',
}
