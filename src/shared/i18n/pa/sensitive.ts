import type { sensitive as english } from '../en/sensitive.ts'

export const sensitive: typeof english = {
  title: 'ਇਸ ਨੂੰ ਕੌਣ ਪੜ੍ਹ ਸਕਦਾ ਹੈ',
  private: 'ਨਿੱਜੀ',
  hint: 'ਫਿਰ ਇਸ ਨੂੰ ਸਿਰਫ਼ ਲਿਖਣ ਵਾਲੇ ਡਾਕਟਰ ਅਤੇ ਤੁਹਾਡੇ ਚੁਣੇ ਡਾਕਟਰ ਪੜ੍ਹਨਗੇ। ਇਸ ਦੀਆਂ ਪਰਚੀਆਂ ਅਤੇ ਟੈਸਟ ਵੀ ਨਿੱਜੀ ਰਹਿਣਗੇ।',
  readers: 'ਕਿਹੜੇ ਡਾਕਟਰ ਪੜ੍ਹ ਸਕਦੇ ਹਨ?',
  none: 'ਹੁਣ ਕੋਈ ਹੋਰ ਡਾਕਟਰ ਤੁਹਾਡਾ ਇਲਾਜ ਨਹੀਂ ਕਰ ਰਹੇ।',
  doctor: 'ਡਾ. {name}',
}
