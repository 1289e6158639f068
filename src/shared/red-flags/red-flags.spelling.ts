import { foldRoman } from '../kit/text/roman.ts'

/**
 * One spelling for the many of a word. Latin letters: `foldRoman`. Devanagari and Gurmukhi: what people leave out or mix
 * up when they type: nasal signs, doubling (addak, virama), short and long i and u, श and स. For words of `foldText`.
 */
export function oneSpelling(word: string): string {
  if (/[a-z]/.test(word)) return foldRoman(word)
  return indicFolds.reduce((folded, [from, to]) => folded.replaceAll(from, to), word)
}

const indicFolds: readonly [RegExp, string][] = [
  // Nasal signs, addak, and a subscript h (ਚੜ੍ਹ is typed ਚੜ).
  [/[\u0901\u0902\u0a01\u0a02\u0a70\u0a71]|\u0a4dਹ/g, ''],
  [/(.)\u094d\1/gu, '$1'],
  // बन्द is बंद.
  [/न्(?=[तथदध])/g, ''],
  [/\u0940/g, '\u093f'],
  [/\u0942/g, '\u0941'],
  [/\u0a40/g, '\u0a3f'],
  [/\u0a42/g, '\u0a41'],
  [/श/g, 'स'],
  [/ਸ਼/g, 'ਸ'],
]
