import type { requestTexts as english } from '../en/request-texts.ts'

export const requestTexts: typeof english = {
  push: {
    title: 'ਨਬਜ਼: ਇੱਕ ਬੇਨਤੀ ਤੁਹਾਡੇ ਜਵਾਬ ਦੀ ਉਡੀਕ ਵਿੱਚ ਹੈ',
    open: 'ਖੋਲ੍ਹਣ ਲਈ ਇੱਥੇ ਦਬਾਓ।',
  },
}
