import type { accounts as english } from '../en/accounts.ts'

export const accounts: typeof english = {
  showPassword: 'पासवर्ड दिखाएं',
  login: {
    title: 'लॉगिन',
    username: 'यूज़रनेम',
    password: 'पासवर्ड',
    submit: 'लॉगिन करें',
    newHere: 'खाता नहीं है?',
    toRegister: 'नया खाता बनाएं',
    cutShort: 'सुरक्षा के लिए कुछ देर बाद लॉगिन अपने आप बंद हो जाता है। कृपया फिर लॉगिन करें, आपका लिखा हुआ सेव है।',
  },
  register: {
    title: 'नया खाता बनाएं',
    role: 'आप कौन हैं?',
    roles: {
      patient: 'मरीज़',
      doctor: 'डॉक्टर',
    },
    roleLeads: {
      patient: 'डॉक्टर को दिखाने के लिए',
      doctor: 'मरीज़ों का इलाज करने के लिए',
    },
    name: 'पूरा नाम',
    phone: 'फ़ोन नंबर',
    phoneHint: '10 अंक',
    email: 'ई-मेल',
    username: 'यूज़रनेम',
    usernameHint: 'इसी से लॉगिन होगा। बीच में खाली जगह न छोड़ें।',
    password: 'पासवर्ड',
    passwordHint: 'कम से कम 6 अक्षर',
    confirmPassword: 'पासवर्ड दोबारा लिखें',
    submit: 'खाता बनाएं',
    success: 'खाता बन गया! लॉगिन पेज खुल रहा है...',
    haveAccount: 'पहले से खाता है?',
    toLogin: 'लॉगिन करें',
  },
  refusals: {
    noTokenReceived: 'सर्वर से लॉगिन की मंज़ूरी नहीं आई',
    invalidCredentials: 'यूज़रनेम या पासवर्ड सही नहीं है।',
    tooManyAttempts: 'बहुत बार कोशिश हुई। कृपया {minutes} मिनट बाद फिर कोशिश करें।',
    usernameTaken: 'यह यूज़रनेम पहले से किसी का है।',
    emailTaken: 'इस ई-मेल से पहले ही खाता बना है।',
  },
  fields: {
    usernameShape: 'अक्षर, अंक, डॉट, डैश या अंडरस्कोर लिखें, बिना खाली जगह के',
    usernameTaken: 'यह यूज़रनेम पहले से किसी का है',
    emailTaken: 'इस ई-मेल से पहले ही खाता बना है',
    emailInvalid: 'कृपया सही ई-मेल पता लिखें',
    passwordShort: 'पासवर्ड कम से कम 6 अक्षरों का होना चाहिए',
    passwordsDiffer: 'दोनों पासवर्ड एक जैसे नहीं हैं',
  },
}
