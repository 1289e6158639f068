import type { accounts as english } from '../en/accounts.ts'

export const accounts: typeof english = {
  showPassword: 'ਪਾਸਵਰਡ ਵਿਖਾਓ',
  login: {
    title: 'ਲੌਗਇਨ',
    username: 'ਯੂਜ਼ਰਨੇਮ',
    password: 'ਪਾਸਵਰਡ',
    submit: 'ਲੌਗਇਨ ਕਰੋ',
    newHere: 'ਖਾਤਾ ਨਹੀਂ ਹੈ?',
    toRegister: 'ਨਵਾਂ ਖਾਤਾ ਬਣਾਓ',
    cutShort: 'ਸੁਰੱਖਿਆ ਲਈ ਕੁਝ ਦੇਰ ਬਾਅਦ ਲੌਗਇਨ ਆਪਣੇ ਆਪ ਬੰਦ ਹੋ ਜਾਂਦਾ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਦੁਬਾਰਾ ਲੌਗਇਨ ਕਰੋ, ਤੁਹਾਡਾ ਲਿਖਿਆ ਹੋਇਆ ਸੇਵ ਹੈ।',
  },
  register: {
    title: 'ਨਵਾਂ ਖਾਤਾ ਬਣਾਓ',
    role: 'ਤੁਸੀਂ ਕੌਣ ਹੋ?',
    roles: {
      patient: 'ਮਰੀਜ਼',
      doctor: 'ਡਾਕਟਰ',
    },
    roleLeads: {
      patient: 'ਡਾਕਟਰ ਨੂੰ ਵਿਖਾਉਣ ਲਈ',
      doctor: 'ਮਰੀਜ਼ਾਂ ਦਾ ਇਲਾਜ ਕਰਨ ਲਈ',
    },
    name: 'ਪੂਰਾ ਨਾਂ',
    phone: 'ਫ਼ੋਨ ਨੰਬਰ',
    phoneHint: '10 ਅੰਕ',
    email: 'ਈ-ਮੇਲ',
    username: 'ਯੂਜ਼ਰਨੇਮ',
    usernameHint: 'ਇਸੇ ਨਾਲ ਲੌਗਇਨ ਹੋਵੇਗਾ। ਵਿਚਕਾਰ ਖਾਲੀ ਥਾਂ ਨਾ ਛੱਡੋ।',
    password: 'ਪਾਸਵਰਡ',
    passwordHint: 'ਘੱਟੋ-ਘੱਟ 6 ਅੱਖਰ',
    confirmPassword: 'ਪਾਸਵਰਡ ਦੁਬਾਰਾ ਲਿਖੋ',
    submit: 'ਖਾਤਾ ਬਣਾਓ',
    success: 'ਖਾਤਾ ਬਣ ਗਿਆ! ਲੌਗਇਨ ਪੇਜ ਖੁੱਲ੍ਹ ਰਿਹਾ ਹੈ...',
    haveAccount: 'ਪਹਿਲਾਂ ਹੀ ਖਾਤਾ ਹੈ?',
    toLogin: 'ਲੌਗਇਨ ਕਰੋ',
  },
  refusals: {
    noTokenReceived: 'ਸਰਵਰ ਤੋਂ ਲੌਗਇਨ ਦੀ ਮਨਜ਼ੂਰੀ ਨਹੀਂ ਆਈ',
    invalidCredentials: 'ਯੂਜ਼ਰਨੇਮ ਜਾਂ ਪਾਸਵਰਡ ਸਹੀ ਨਹੀਂ ਹੈ।',
    tooManyAttempts: 'ਬਹੁਤ ਵਾਰ ਕੋਸ਼ਿਸ਼ ਹੋਈ। ਕਿਰਪਾ ਕਰਕੇ {minutes} ਮਿੰਟ ਬਾਅਦ ਦੁਬਾਰਾ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
    usernameTaken: 'ਇਹ ਯੂਜ਼ਰਨੇਮ ਪਹਿਲਾਂ ਹੀ ਕਿਸੇ ਦਾ ਹੈ।',
    emailTaken: 'ਇਸ ਈ-ਮੇਲ ਨਾਲ ਪਹਿਲਾਂ ਹੀ ਖਾਤਾ ਬਣਿਆ ਹੋਇਆ ਹੈ।',
  },
  fields: {
    usernameShape: 'ਅੱਖਰ, ਅੰਕ, ਡੌਟ, ਡੈਸ਼ ਜਾਂ ਅੰਡਰਸਕੋਰ ਲਿਖੋ, ਖਾਲੀ ਥਾਂ ਤੋਂ ਬਿਨਾਂ',
    usernameTaken: 'ਇਹ ਯੂਜ਼ਰਨੇਮ ਪਹਿਲਾਂ ਹੀ ਕਿਸੇ ਦਾ ਹੈ',
    emailTaken: 'ਇਸ ਈ-ਮੇਲ ਨਾਲ ਪਹਿਲਾਂ ਹੀ ਖਾਤਾ ਬਣਿਆ ਹੋਇਆ ਹੈ',
    emailInvalid: 'ਕਿਰਪਾ ਕਰਕੇ ਸਹੀ ਈ-ਮੇਲ ਪਤਾ ਲਿਖੋ',
    passwordShort: 'ਪਾਸਵਰਡ ਘੱਟੋ-ਘੱਟ 6 ਅੱਖਰਾਂ ਦਾ ਹੋਣਾ ਚਾਹੀਦਾ ਹੈ',
    passwordsDiffer: 'ਦੋਵੇਂ ਪਾਸਵਰਡ ਇੱਕੋ ਜਿਹੇ ਨਹੀਂ ਹਨ',
  },
}
