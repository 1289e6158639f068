import type { accountSecurity as english } from '../en/account-security.ts'

export const accountSecurity: typeof english = {
  password: {
    title: 'ਪਾਸਵਰਡ ਬਦਲੋ',
    lead: 'ਤੁਹਾਡੇ ਬਾਕੀ ਫ਼ੋਨਾਂ ਤੇ ਕੰਪਿਊਟਰਾਂ ’ਤੇ ਲੌਗਆਊਟ ਹੋ ਜਾਵੇਗਾ।',
    current: 'ਹੁਣ ਵਾਲਾ ਪਾਸਵਰਡ',
    next: 'ਨਵਾਂ ਪਾਸਵਰਡ',
    submit: 'ਪਾਸਵਰਡ ਬਦਲੋ',
    done: 'ਤੁਹਾਡਾ ਪਾਸਵਰਡ ਬਦਲ ਗਿਆ ਹੈ।',
    doneLead: 'ਬਾਕੀ ਫ਼ੋਨਾਂ ਤੇ ਕੰਪਿਊਟਰਾਂ ’ਤੇ ਲੌਗਆਊਟ ਹੋ ਗਿਆ ਹੈ। ਉੱਥੇ ਨਵੇਂ ਪਾਸਵਰਡ ਨਾਲ ਲੌਗਇਨ ਕਰੋ।',
    back: 'ਸੈਟਿੰਗਾਂ ’ਤੇ ਵਾਪਸ',
  },
}
