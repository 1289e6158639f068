import * as v from 'valibot'

/** Each order of the two: boy or girl, girl or boy. */
const either = (boy: string, between: string, girl: string) =>
  `(?:${boy}) *(?:${between}) *(?:${girl})|(?:${girl}) *(?:${between}) *(?:${boy})`

// All phrases are without nukta, and with one sign for a nasal: see `fold`.
export const boyOrGirl = [
  `\\b(?:${either('boy|la[dr]a?ka|mun?da|beta', '(?:hai |hoga |he |h |aa )?(?:or|ya|yaa|jaa?n?|ke|ki)(?: an?)?', 'girl|la[dr]a?ki|ku[dr]h?i|beti')})\\b`,
  either('लडका|बेटा', '(?:है |होगा )?(?:या|कि)', 'लडकी|बेटी'),
  either('ਮੁੰਡਾ|ਪੁੱਤ', '(?:ਹੈ |ਆ |ਹੋਵੇਗਾ )?(?:ਜਾਂ|ਯਾ|ਕਿ)', 'ਕੁੜੀ|ਧੀ'),
]

export const asked = [
  '\\bfo?etal (?:sex|gender)\\b',
  '\\b(?:sex|gender) of (?:the |my |her |an? )?(?:baby|fo?etus|unborn)',
  '\\b(?:sex|gender|ling) (?:ki |ka |di |da )?(?:determination|detection|test|reveal|selection|jaa?n?ch|pata\\b)',
  'लिंग (?:की |का )?(?:जांच|टेस्ट|परीक्षण|पता|निर्धारण)',
  'भ्रूण का लिंग',
  'ਲਿੰਗ (?:ਦੀ |ਦਾ )?(?:ਜਾਂਚ|ਟੈਸਟ|ਪਤਾ|ਨਿਰਧਾਰਨ)',
  'ਭਰੂਣ ਦਾ ਲਿੰਗ',
]

export const told = [
  '\\b(?:male|female|boy|girl) fo?etus\\b',
  '\\bfo?etus (?:is )?(?:an? )?(?:male|female|boy|girl)\\b',
  '(?:भ्रूण|गर्भ) (?:का|में) (?:लिंग|लडका|लडकी)',
  '(?:ਭਰੂਣ|ਗਰਭ) (?:ਦਾ|ਵਿੱਚ|ਵਿਚ) (?:ਲਿੰਗ|ਮੁੰਡਾ|ਕੁੜੀ)',
]

const inTitles = new RegExp([...asked, ...told, ...boyOrGirl].join('|'))

/**
 * Whether a title, a search or a short remark asks for the sex of an unborn child or tells it, in English, Hindi,
 * Punjabi or Latin letters: the PC & PNDT Act 1994 forbids to communicate it (docs/clinical-sources.md).
 */
export function namesFetalSex(text: string): boolean {
  return inTitles.test(fold(text))
}

/** As the phrases are written. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u093C\u0A3C]/g, '')
    .replaceAll('\u0901', '\u0902')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
}

/** For a text that others read: the refusal `fetalSex`. */
export const noFetalSex = /* @__PURE__ */ v.check((text: string) => !namesFetalSex(text), 'fetalSex')
