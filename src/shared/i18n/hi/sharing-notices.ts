import type { sharingNotices as english } from '../en/sharing-notices.ts'

export const sharingNotices: typeof english = {
  invited: '{person} चाहते हैं कि आप {patient} की देखभाल में मदद करें।',
  accepted: '{person} अब {patient} का रिकॉर्ड देख सकते हैं।',
  declined: '{person} ने {patient} की देखभाल में मदद करने से मना किया है।',
  left: '{person} अब {patient} की देखभाल में मदद नहीं करते। उनकी अनुमति ख़त्म हो गई है।',
  ended: '{person} ने {patient} का रिकॉर्ड देखने की आपकी अनुमति बंद कर दी है।',
  cameOfAge: '{patient} अब 18 साल के हैं और अपना खाता रख सकते हैं। आप रिकॉर्ड उन्हें सौंप सकते हैं।',
  handedOver: '{patient} अब अपना रिकॉर्ड ख़ुद संभालते हैं। आपकी अनुमति ख़त्म हो गई है।',
  tookOver: 'अब आप अपना रिकॉर्ड ख़ुद संभालते हैं। परिवार की अनुमति ख़त्म हो गई है।',
}
