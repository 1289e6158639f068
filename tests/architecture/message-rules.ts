import type { Language } from './message-leaves.ts'

// The danda (U+0964, U+0965) is in the Devanagari block but belongs to both scripts.
const devanagari = /[\u0900-\u0963\u0966-\u097F]/
const gurmukhi = /[\u0A00-\u0A7F]/

const scripts: Record<Language, { own: RegExp; foreign: RegExp[] }> = {
  en: { own: /[A-Za-z]/, foreign: [devanagari, gurmukhi] },
  hi: { own: devanagari, foreign: [gurmukhi] },
  pa: { own: gurmukhi, foreign: [devanagari] },
}

/** Latin words that are used as they are in Punjab too: our name, units, letters found on every phone, doses on a slip, vaccines on a card. */
const latinWords = new Set(
  'Nabz English SOS ABDM FHIR PDF JPEG HEIC kB QR OTP SMS GPS JSON CSV ID OK MB kg cm mg ml dL mmHg mmol g mm Hb HbA1c bpm SpO2 ECG MRI CT X A B AB O C F BD H1 PCV TLC ESR ALT SGPT AST SGOT LDL HDL NS1 HBsAg HCV CRP TSH x BCG OPV Penta RVV fIPV MR DPT Td HPV JE'.split(
    ' ',
  ),
)
/** Abbreviations that keep their full stop, where a sentence would end in a danda. */
const abbreviations = /(^|[\s(])(डॉ|डा|श्री|ਡਾ|ਸ਼੍ਰੀ|ਸ)\./g
/** A language is listed under its own name, whatever the language of the page. */
const languageName = /(^|\.)languages?\.(en|hi|pa)$/

/** Hindi is written with the anusvara (मां), as in newspapers: two spellings of a word look like two words. */
const chandrabindu = 'ँ'

/** The problems of one text, as phrases; empty if there are none. */
export function judgeText(language: Language, key: string, text: string): string[] {
  if (languageName.test(key)) return []
  const words = text.replaceAll(/\{\w+\}/g, ' ')
  const { own, foreign } = scripts[language]
  const wrong = []
  const leftover = language === 'en' ? [] : findLeftoverLatin(words)
  if (leftover.length > 0) wrong.push(`English words left: ${leftover.join(' ')}`)
  if (/\p{L}/u.test(words) && !own.test(words) && findLeftoverLatin(words).length > 0)
    wrong.push('no letter of its script')
  if (foreign.some((script) => script.test(words))) wrong.push('letters of another script')
  if (/[\u200B\uFEFF\uFFFD\u25CC]/u.test(text)) wrong.push('an invisible or broken character')
  if (language === 'hi' && words.includes(chandrabindu)) wrong.push('a chandrabindu (ँ) for an anusvara (ं)')
  if (text.trim() === '' || text !== text.trim() || / {2}/.test(text)) wrong.push('empty, or spaces too many')
  if (/\{(?!\w+\})|(?<!\{\w{1,40})\}/.test(text)) wrong.push('a brace without its partner')
  if (language !== 'en' && hasFullStop(words)) wrong.push('a full stop or | where a danda (।) belongs')
  return wrong
}

function findLeftoverLatin(words: string): string[] {
  return (words.match(/[A-Za-z][A-Za-z0-9]*/g) ?? []).filter((word) => !latinWords.has(word))
}

function hasFullStop(words: string): boolean {
  const sentences = words.replaceAll(abbreviations, '$1')
  return /[\u0900-\u097F\u0A00-\u0A7F][.|](\s|$)/.test(sentences)
}
