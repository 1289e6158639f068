import { latinDigits } from '../kit/text/digits.ts'
import { foldText } from '../kit/text/sounds.ts'
import { oneSpelling } from './red-flags.spelling.ts'
import { words, type Meaning } from './red-flags.words.ts'

/** What a word of a note may mean; the others are numbers. */
export type Sense = Meaning | 'eightOrMore' | 'pastYear' | 'underSeventy' | 'seventyOrMore'

/** What stands between commas and full stops; an apostrophe within a word is none. */
export function clausesOf(note: string): string[] {
  return note.replaceAll(/(?<=\p{L})['’](?=\p{L})/gu, '').split(/[,.;:!?।\n]+/)
}

/** The senses of each word of a clause, in order. Words that were typed as one (`chhatidard`) are taken apart. */
export function sensesOfClause(clause: string): ReadonlySet<Sense>[] {
  return foldText(clause).split(' ').filter(Boolean).flatMap(sensesOfTyped)
}

function sensesOfTyped(word: string): ReadonlySet<Sense>[] {
  const senses = sensesOf(word)
  if (senses.size > 0 || word.length < shortestJoined) return [senses]
  return sensesOfJoined(word) ?? [senses]
}

/** Null unless all of it is words that are listed whole: no name and no other long word is a sign by its beginning. */
function sensesOfJoined(word: string): ReadonlySet<Sense>[] | null {
  const { exact } = readWords()
  for (let length = word.length - leastLetters; length >= leastLetters; length -= 1) {
    const first = exact.get(oneSpelling(word.slice(0, length)))
    if (!first) continue
    const rest = word.slice(length)
    const second = exact.get(oneSpelling(rest))
    if (second) return [new Set(first), new Set(second)]
    const others = rest.length >= 2 * leastLetters ? sensesOfJoined(rest) : null
    if (others) return [new Set(first), ...others]
  }
  return null
}
const leastLetters = 3
// Shorter ones are words of their own: `chaval` is rice, not `cha` and `val`.
const shortestJoined = 8

function sensesOf(word: string): ReadonlySet<Sense> {
  const { exact, beginnings, longest } = readWords()
  const key = oneSpelling(word)
  const senses = new Set<Sense>([...(exact.get(key) ?? []), ...sensesOfNumber(word)])
  for (let length = 1; length <= Math.min(key.length, longest); length += 1)
    for (const sense of beginnings.get(key.slice(0, length)) ?? []) senses.add(sense)
  return senses
}

/** `20` tablets, `15` days old, the `2019` of the operation, a sugar of `45` or `110`. */
function sensesOfNumber(word: string): Sense[] {
  if (!/^\p{Nd}+$/u.test(word)) return []
  const value = Number(latinDigits(word))
  return [
    ...(value >= 8 && value <= 200 ? (['eightOrMore'] as const) : []),
    ...(value >= 20 && value < 70 ? (['underSeventy'] as const) : []),
    ...(value >= 70 && value < 200 ? (['seventyOrMore'] as const) : []),
    ...(value >= 1950 && value < 2026 ? (['pastYear'] as const) : []),
  ]
}

interface Words {
  exact: Map<string, Sense[]>
  beginnings: Map<string, Sense[]>
  longest: number
}
let knownWords: Words | undefined

/** Built on first use: the file is loaded with a form that may never be sent. */
function readWords(): Words {
  if (knownWords) return knownWords
  const exact = new Map<string, Sense[]>()
  const beginnings = new Map<string, Sense[]>()
  for (const [sense, listed] of Object.entries(words) as [Meaning, string][])
    for (const one of listed.split(' ')) {
      const into = one.endsWith('*') ? beginnings : exact
      const key = oneSpelling(foldText(one))
      into.set(key, [...(into.get(key) ?? []), sense])
    }
  knownWords = { exact, beginnings, longest: Math.max(...[...beginnings.keys()].map(({ length }) => length)) }
  return knownWords
}
