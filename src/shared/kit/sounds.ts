/**
 * How a word sounds, roughly, whichever of the three scripts it is written in: civil, सिविल and ਸਿਵਲ are all
 * `svl`. Consonants only, aspiration and doubling left out, because romanised village names agree on little more.
 */
export function soundOf(word: string): string {
  const folded = foldText(word)
  const latin = /[a-z]/.test(folded) ? soundOfLatin(folded) : soundOfIndic(folded)
  return latin
    .replace(/(?<=.)[ahy]/g, '')
    .replace(/n(?=[pbfm])/g, 'm')
    .replace(/(.)\1+/g, '$1')
}

/** Lower case, one Unicode form, no nukta (ज़ → ज), everything between words a single space. */
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
  [/[aeiou]/g, 'a'],
  [/[^a-zC]/g, ''],
]

function soundOfLatin(word: string): string {
  return latinSounds.reduce((sound, [from, to]) => sound.replace(from, to), word)
}

/** Devanagari letters by sound; Gurmukhi lies 0x100 further on in Unicode, letter by letter. */
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
  ['रऱ\u095c', 'r'],
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
  return Array.from(word, (letter) => {
    const code = letter.charCodeAt(0)
    const devanagari = code >= 0x0a00 && code <= 0x0a7f ? String.fromCharCode(code - 0x100) : letter
    return soundOfLetter.get(devanagari) ?? ''
  }).join('')
}
