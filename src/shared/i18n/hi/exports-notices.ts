import type { exportsNotices as english } from '../en/exports-notices.ts'

export const exportsNotices: typeof english = {
  ownMade: 'आपकी जानकारी फ़ाइल में सेव की गई। अगर आपने नहीं की, तो अभी पासवर्ड बदलें।',
  recordMade: '{person} ने {patient} की सारी जानकारी फ़ाइल में सेव की।',
}
