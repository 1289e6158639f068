/**
 * The approximate sound of a word in any of the three scripts: civil, सिविल and ਸਿਵਲ are all `svl`. Consonants only,
 * without aspiration and doubling, because romanised village names agree on little more.
 */
export function soundOf(word: string): string {
  return joinDoubles(fineSoundOf(word).replaceAll('H', ''))
}

/** The same, with an h between two vowels as `H`: it distinguishes Mohan from Meena. */
function fineSoundOf(word: string): string {
  const folded = foldText(word)
  const sound = isLatin(folded) ? soundOfLatin(folded) : soundOfIndic(folded)
  return joinDoubles(sound.replace(/(?<=.)[ahy]/g, '').replace(/n(?=[pbfm])/g, 'm'))
}

function joinDoubles(sound: string): string {
  return sound.replace(/(.)\1+/g, '$1')
}

function isLatin(folded: string): boolean {
  return /[a-z]/.test(folded)
}

/** Lower case, one Unicode form, no nukta (ज़ → ज), single spaces between words. */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/([\u0921\u0922])\u093c/g, '\u0930')
    .replace(/\u093c|\u0a3c|[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}

const latinSounds: [RegExp, string][] = [
  [/ch+/g, 'C'],
  [/c(?=[eiy])/g, 's'],
  [/[cq]/g, 'k'],
  [/ph/g, 'f'],
  [/x/g, 'ks'],
  [/z/g, 'j'],
  [/w/g, 'v'],
  [/(?<=[aeiou])h(?=[aeiou])/g, 'H'],
  [/[aeiou]/g, 'a'],
  [/[^a-zCH]/g, ''],
]

function soundOfLatin(word: string): string {
  return latinSounds.reduce((sound, [from, to]) => sound.replace(from, to), word)
}

/** Devanagari letters by sound; each Gurmukhi letter is 0x100 further on in Unicode. */
const indicSounds: [letters: string, sound: string][] = [
  ['कख', 'k'],
  ['गघ', 'g'],
  ['चछ', 'C'],
  ['जझ', 'j'],
  ['टठतथ', 't'],
  ['डढदध', 'd'],
  ['ङञणनऩंँ\u0970', 'n'],
  ['प', 'p'],
  ['फ', 'f'],
  ['बभ', 'b'],
  ['म', 'm'],
  ['य', 'y'],
  ['रऱृ\u095c', 'r'],
  ['लळ', 'l'],
  ['व', 'v'],
  ['शषस', 's'],
  ['ह', 'h'],
  ['अआइईउऊऋएऐऑओऔ\u0972\u0973', 'a'],
]
const soundOfLetter = new Map(
  indicSounds.flatMap(([letters, sound]) => Array.from(letters, (letter) => [letter, sound] as const)),
)

function soundOfIndic(word: string): string {
  return Array.from(word, (letter, at) => {
    const before = word[at - 1] ?? ''
    const sound = soundOfLetter.get(inDevanagari(letter)) ?? ''
    if (sound !== 'h' || at === 0) return sound
    // Hindi writes सिंह for Singh. As a subscript (ਪੜ੍ਹ) it is silent.
    if (before === '\u0902') return 'g'
    return /[\u094d\u0a4d]/.test(before) ? '' : 'H'
  }).join('')
}

function inDevanagari(letter: string): string {
  return isGurmukhi(letter) ? shift(letter, -0x100) : letter
}

function isGurmukhi(text: string): boolean {
  return /[\u0a00-\u0a7f]/.test(text)
}

function shift(letter: string, by: number): string {
  return String.fromCharCode(letter.charCodeAt(0) + by)
}

/** Latin letters by sound, where they differ from its name; `(?:…)` for a sound of two letters. */
const latinLetters: Record<string, string> = {
  k: '[kcq]',
  s: '[sc]',
  j: '[jz]',
  v: '[vw]',
  f: '(?:f|ph)',
  C: '(?:c+h)',
  H: 'h',
  a: '[aeiou]',
}
// What may be written between consonants: vowels, vowel signs, and an h or y that only modifies others.
const fillers = {
  latin: '[aeiouhy\u0300-\u036f]*',
  // Includes nasal signs, which Latin spellings may leave out.
  devanagari: '[\u0901-\u0903\u0904-\u0914हय\u093c-\u094d\u0951-\u0957\u0962\u0963\u0972\u0973]*',
  gurmukhi: '[\u0a01-\u0a03\u0a04-\u0a14ਹਯ\u0a3c-\u0a51\u0a70-\u0a75]*',
} as const
type Script = keyof typeof fillers

const anyLetter = 'a-z\u0300-\u036f\u0900-\u097f\u0a00-\u0a7f'

/**
 * A pattern that finds a word in names written in another script that sound alike: `gurpreet` finds ਗੁਰਪ੍ਰੀਤ and
 * गुरप्रीत. It matches nothing in the script that was typed, where the letters must match. For names in lower case
 * and NFD. Null if there are too few sounds. The same syntax works in JavaScript and PostgreSQL.
 */
export function patternOfSound(word: string): string | null {
  const sought = soughtSounds(word)
  if (sought === null) return null
  const { sounds, scripts } = sought
  const words = scripts.map((script) => Array.from(sounds, (_, at) => oneSound(sounds, at, script)).join(''))
  return `(?:^|[^${anyLetter}])(?:${words.join('|')})${sought.isWhole ? `(?:$|[^${anyLetter}])` : ''}`
}

/** What `patternOfSound` finds: sounds at the beginning of a word of these scripts, or the whole word. */
export interface SoughtSounds {
  sounds: string
  scripts: Script[]
  isWhole: boolean
}

export function soughtSounds(word: string): SoughtSounds | null {
  const folded = foldText(word)
  const sounds = fineSoundOf(folded)
  if (sounds.length < 2 || /[^\p{L}\p{M}]/u.test(folded)) return null
  const scripts = (Object.keys(fillers) as Script[]).filter((script) => script !== scriptOf(folded))
  // Two sounds alone would match every third name.
  return { sounds, scripts, isWhole: sounds.length === 2 }
}

function scriptOf(folded: string): Script {
  if (isLatin(folded)) return 'latin'
  return isGurmukhi(folded) ? 'gurmukhi' : 'devanagari'
}

/** One sound in one script, doubled or not, and the vowels after it. */
function oneSound(sound: string, at: number, script: Script): string {
  const one = sound[at] ?? ''
  const written = (letters: string) => `(?:${letters}${fillers[script]})`
  // An n before a labial was folded to m: Manpreet, Satnam.
  const n = lettersOf('n', script)
  const letters = lettersOf(one, script)
  if (one === 'm' && /[pbf]/.test(sound[at + 1] ?? '')) return `${written(`(?:${letters}|${n})`)}+`
  if (one === 'm') return `${written(n)}*${written(letters)}+`
  if (one === 'g' && sound[at - 1] === 'n' && script === 'devanagari')
    return `${written(`(?:${letters}|ह)`)}+`
  return `${written(letters)}+`
}

function lettersOf(sound: string, script: Script): string {
  if (script === 'latin') return latinLetters[sound] ?? sound
  const found = indicSounds.find(([, name]) => name === (sound === 'H' ? 'h' : sound))
  const letters = Array.from(found?.[0] ?? sound)
  const written = script === 'gurmukhi' ? letters.map((letter) => shift(letter, 0x100)) : letters
  // In NFD the Devanagari ड़ is a ड with a nukta.
  return sound === 'r' && script === 'devanagari'
    ? `(?:[${written.join('')}]|[डढ]\u093c)`
    : `[${written.join('')}]`
}
