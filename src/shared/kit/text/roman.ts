/**
 * One spelling for the many of a Hindi or Punjabi word in Latin letters: chhaati, chati → `chati`. English words change too,
 * so compare with words folded alike; three that would become another word stay as they are. Other scripts: one nasal sign. For words in lower case (`foldText`).
 */
export function foldRoman(word: string): string {
  if (!/[a-z]/.test(word)) return word.replaceAll('\u0901', '\u0902').replaceAll('\u0a01', '\u0a02')
  if (english.test(word)) return word
  return folds.reduce((folded, [from, to]) => folded.replace(from, to), word)
}

/** Folded, a tooth would be टूट (broken) and a mouth मौत (death). */
const english = /^(?:tooth|teeth|mouth)/

const folds: readonly [RegExp, string][] = [
  [/(?:c*chh?)+/g, 'ch'],
  [/ph/g, 'f'],
  [/z/g, 'j'],
  [/w/g, 'v'],
  [/q|c(?!h)/g, 'k'],
  // Not in short words: kha (eat) is not ka (of).
  [/(?<=^(?=.{4}).*)([kgjtdbs])h/g, '$1'],
  [/aa/g, 'a'],
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/(.)\1+/g, '$1'],
  [/[ae][iy](?=.)/g, 'e'],
  [/a[uv](?![aeiou])|ou/g, 'o'],
  [/y/g, 'i'],
]
