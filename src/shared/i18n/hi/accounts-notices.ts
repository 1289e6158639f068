import type { accountsNotices as english } from '../en/accounts-notices.ts'

export const accountsNotices: typeof english = {
  recovered: 'रिकवरी कोड से आपका नया पासवर्ड बनाया गया। अगर यह आपने नहीं किया, तो अभी पासवर्ड बदलें।',
  codesMade: 'आपके खाते के नए रिकवरी कोड बनाए गए। पुराने अब नहीं चलेंगे।',
}
