import { closest, distance } from 'fastest-levenshtein'
import { foldText } from '../kit/text/sounds.ts'
import { foldRoman } from '../kit/text/roman.ts'
import { specialties, type Specialty } from './doctors.specialty-codes.ts'
import { noSpecialty, particles, specialtyWords } from './doctors.specialties.words.ts'

const leftOut = new Set(particles.split('|').map(foldPhrase))
/** Null: known to name none. */
const specialtyOf = new Map<string, Specialty | null>([
  ...specialties.flatMap((code) => listed(specialtyWords[code]).map((phrase) => [phrase, code] as const)),
  ...listed(noSpecialty).map((phrase) => [phrase, null] as const),
])
/** Latin words long enough for a typo: a slip of the pen joins short Indic words that have nothing in common. */
const forgiving = [...specialtyOf.keys()].filter((word) => /^[a-z]{7,}$/.test(word))
const longestPhrase = 3

/** The specialties that a free-text note mentions, in order; empty when none is recognised. */
export function specialtiesIn(note: string): Specialty[] {
  const tokens = splitWords(note).filter((token) => !leftOut.has(token))
  const found = new Set<Specialty>()
  for (let start = 0; start < tokens.length; start += 1) {
    const match = longestMatchAt(tokens, start)
    if (!match) continue
    if (match.specialty) found.add(match.specialty)
    start += match.length - 1
  }
  return [...found]
}

function longestMatchAt(
  tokens: string[],
  start: number,
): { specialty: Specialty | null; length: number } | null {
  for (let length = Math.min(longestPhrase, tokens.length - start); length > 0; length -= 1) {
    const specialty = recognise(tokens.slice(start, start + length).join(' '))
    if (specialty !== undefined) return { specialty, length }
  }
  return null
}

function recognise(phrase: string): Specialty | null | undefined {
  const exact = specialtyOf.get(phrase)
  if (exact !== undefined || !/^[a-z]{7,}$/.test(phrase)) return exact
  // One typo, two in a long word.
  const nearest = closest(phrase, forgiving)
  return distance(phrase, nearest) <= (phrase.length < 10 ? 1 : 2) ? specialtyOf.get(nearest) : undefined
}

function listed(phrases: string): string[] {
  return phrases.split('|').map(foldPhrase)
}

function foldPhrase(phrase: string): string {
  return splitWords(phrase).join(' ')
}

function splitWords(text: string): string[] {
  return foldText(text).split(' ').filter(Boolean).map(foldRoman)
}
