import type { stepUp as english } from '../en/step-up.ts'

export const stepUp: typeof english = {
  title: 'ਕੀ ਇਹ ਤੁਸੀਂ ਹੀ ਹੋ?',
  codeLead: 'ਇਸ ਤੋਂ ਪਹਿਲਾਂ ਉਹ ਕੋਡ ਲਿਖੋ ਜੋ ਤੁਹਾਡਾ ਔਥੈਂਟੀਕੇਟਰ ਐਪ ਵਿਖਾ ਰਿਹਾ ਹੈ।',
  passwordLead: 'ਇਸ ਤੋਂ ਪਹਿਲਾਂ ਆਪਣਾ ਪਾਸਵਰਡ ਦੁਬਾਰਾ ਲਿਖੋ।',
  code: 'ਔਥੈਂਟੀਕੇਟਰ ਐਪ ਦਾ ਕੋਡ',
  codeHint: '6 ਅੰਕ, ਜਾਂ ਤੁਹਾਡਾ ਕੋਈ ਰਿਕਵਰੀ ਕੋਡ',
  password: 'ਤੁਹਾਡਾ ਪਾਸਵਰਡ',
  submit: 'ਪੱਕਾ ਕਰੋ',
  cancel: 'ਰਹਿਣ ਦਿਓ',
}
