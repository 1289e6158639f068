import type { appInstall as english } from '../en/app-install.ts'

export const appInstall: typeof english = {
  title: 'नब्ज़ को इस फ़ोन पर रखें',
  lead: 'फिर यह होम स्क्रीन से खुलेगा, बिना नेटवर्क के भी।',
  accept: 'फ़ोन पर रखें',
  decline: 'अभी नहीं',
}
