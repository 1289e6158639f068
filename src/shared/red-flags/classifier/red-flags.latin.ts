import { foldRoman } from '../../kit/text/roman.ts'

/** Letters and vowel signs by how they are typed; short and long are one. */
const vowels: Readonly<Record<string, string>> = {
  a: 'अआा',
  i: 'इईिी',
  u: 'उऊुू',
  ri: 'ऋृ',
  e: 'एऐेै',
  o: 'ऑओऔॉोौ',
}
const consonants: Readonly<Record<string, string>> = {
  k: 'क',
  kh: 'ख',
  g: 'ग',
  gh: 'घ',
  ch: 'चछ',
  j: 'जझ',
  t: 'टठत',
  th: 'थ',
  d: 'डढद',
  dh: 'ध',
  n: 'नणङञ',
  p: 'प',
  ph: 'फ',
  b: 'ब',
  bh: 'भ',
  m: 'म',
  y: 'य',
  r: 'र',
  l: 'लळ',
  v: 'व',
  sh: 'शष',
  s: 'स',
  h: 'ह',
}
const nasals = { n: 'ंँੰ' }
const virama = '\u094d'

const lettersOf = (groups: Readonly<Record<string, string>>) =>
  new Map(Object.entries(groups).flatMap(([latin, letters]) => Array.from(letters, (one) => [one, latin])))
const vowelOf = lettersOf(vowels)
const consonantOf = lettersOf(consonants)
const nasalOf = lettersOf(nasals)

/** A word as it would be typed in Latin letters, in one spelling: सांस, ਸਾਂਸ and `saans` are one. For words of `foldText`. */
export function latinOf(word: string): string {
  if (!/[\u0900-\u0a7f]/.test(word)) return foldRoman(word)
  const letters = Array.from(word, inDevanagari)
  const latin = letters.map((letter, at) => {
    const consonant = consonantOf.get(letter)
    if (!consonant) return vowelOf.get(letter) ?? nasalOf.get(letter) ?? (/\p{N}/u.test(letter) ? letter : '')
    const next = letters[at + 1]
    // The vowel that is not written, except at the end of a word.
    const isBare = next === undefined || next === virama || isVowelSign(next)
    return isBare ? consonant : `${consonant}a`
  })
  return foldRoman(latin.join(''))
}

const isVowelSign = (letter: string) => /[\u093e-\u094c]/.test(letter)

/** Each Gurmukhi letter is 0x100 further on in Unicode than the same of Devanagari; tippi and addak have none there. */
function inDevanagari(letter: string): string {
  return /[\u0a01-\u0a6f]/.test(letter) ? String.fromCharCode(letter.charCodeAt(0) - 0x100) : letter
}
