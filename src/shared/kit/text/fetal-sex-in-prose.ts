import * as v from 'valibot'
import { asked, boyOrGirl, fold, told } from './fetal-sex.ts'

// What is written at length has reasons to name a boy or a girl: only beside a pregnancy, a scan or a wish to know.
const aboutPregnancy =
  /\b(?:pregnan|womb|uterus|fo?et(?:us|al)|unborn|scan|ultrasound|usg\b|sonogra|expecting|garbh|kokh|kukh|pet (?:me|mein|vich|wich|ch)\b)|गर्भ|कोख|पेट में|अल्ट्रासाउंड|स्कैन|ਗਰਭ|ਕੁੱਖ|ਪੇਟ ਵਿੱ?ਚ|ਅਲਟਰਾਸਾਊਂਡ|ਸਕੈਨ/
const wantsToKnow = /\b(?:tell|know|hoga|hove ?ga|bata(?:o|na|iye|do)|das+o)\b|होगा|होगी|बता|ਹੋਵੇਗ|ਦੱਸ/
const askedInProse = new RegExp(asked.join('|'))
const boyOrGirlInProse = new RegExp(boyOrGirl.join('|'))
const toldInProse = new RegExp(
  [
    ...told,
    '\\b(?:carr(?:ies|ying)|expecting) (?:an? )?(?:male|female|boy|girl|son|daughter)\\b',
    '\\b(?:boy|girl|male|female|son|daughter)(?: baby| child)? (?:is )?in (?:the |her |my )?(?:womb|uterus)\\b',
    '\\b(?:scan|usg|ultrasound|sonography) (?:shows?|showed|says|said|revealed|confirmed) (?:an? )?(?:boy|girl|(?:male|female) (?:baby|child))\\b',
    '\\b(?:pet|garbh|kokh|kukh) (?:me|mein|vich|wich|ch) (?:ek |ik )?(?:la[dr]a?ka|la[dr]a?ki|mun?da|ku[dr]h?i|beta|beti) (?:hai|he|h|aa)\\b',
    'पेट में (?:एक )?(?:लडका|लडकी|बेटा|बेटी) है',
    'ਪੇਟ ਵਿੱ?ਚ (?:ਇੱਕ )?(?:ਮੁੰਡਾ|ਕੁੜੀ|ਪੁੱਤ|ਧੀ) (?:ਹੈ|ਆ)',
  ].join('|'),
)
/** That it is forbidden or was refused: a doctor must be able to write this. */
const saysItIsForbidden =
  /\b(?:pndt|pcpndt|law|act|illegal|forbid|forbidden|prohibit|offen[cs]e|crime|refus|declin|counsel|neither|not (?:be )?(?:asked|told|disclosed|determined|revealed|detected|communicated|allowed)|can(?:not| not| t) (?:tell|say|disclose)|kanoo?n|manah?\b|nahin? (?:bata|das))|कानून|मना|अपराध|नहीं बता|ਕਾਨੂੰਨ|ਮਨਾ|ਮਨ੍ਹਾ|ਅਪਰਾਧ|ਨਹੀਂ ਦੱਸ/
/** Of a child that is born, or a pregnancy that has ended, the sex belongs into the record. */
const isAfterBirth =
  /\b(?:born|newborn|neonat|deliver|birth|still ?born|lscs|nvd|abort|expelled|miscarr|days? old|weeks? old|janam|paida|jamm)|जन्म|नवजात|पैदा|प्रसव|डिलीवरी|ਜਨਮ|ਜੰਮ|ਪੈਦਾ|ਜਣੇਪ|ਡਿਲੀਵਰੀ/

/**
 * The same of messages and notes of visits. Not when a sentence is about a child that is born or says that it is
 * forbidden; a question for it may stand beside a sentence that says so.
 */
export function proseNamesFetalSex(text: string): boolean {
  const whole = fold(text)
  const isRefused = saysItIsForbidden.test(whole)
  const isPregnancy = aboutPregnancy.test(whole)
  return text.split(/[.!?;।\n]+/).some((sentence) => {
    const folded = fold(sentence)
    if (isAfterBirth.test(folded) || saysItIsForbidden.test(folded)) return false
    if (toldInProse.test(folded)) return true
    if (isRefused) return false
    return (
      askedInProse.test(folded) ||
      (boyOrGirlInProse.test(folded) && (isPregnancy || wantsToKnow.test(folded)))
    )
  })
}

/** The refusal `fetalSex`, by field, of those that name it. */
export function fetalSexFields(values: Readonly<Record<string, unknown>>): Record<string, 'fetalSex'> {
  return Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => typeof value === 'string' && proseNamesFetalSex(value))
      .map(([field]) => [field, 'fetalSex']),
  )
}

/** The same refusal, for a form. */
export const noFetalSexInProse = /* @__PURE__ */ v.check(
  (text: string) => !proseNamesFetalSex(text),
  'fetalSex',
)
