import type { stepUp as english } from '../en/step-up.ts'

export const stepUp: typeof english = {
  title: 'क्या यह आप ही हैं?',
  codeLead: 'इससे पहले वह कोड लिखें जो आपका ऑथेंटिकेटर ऐप दिखा रहा है।',
  passwordLead: 'इससे पहले अपना पासवर्ड फिर से लिखें।',
  code: 'ऑथेंटिकेटर ऐप का कोड',
  codeHint: '6 अंक, या आपका कोई रिकवरी कोड',
  password: 'आपका पासवर्ड',
  submit: 'पक्का करें',
  cancel: 'रहने दें',
}
