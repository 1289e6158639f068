import { foldText } from '../../kit/text/sounds.ts'
import { clausesOf, sensesOfClause } from '../red-flags.senses.ts'
import { latinOf } from './red-flags.latin.ts'

/** Features are numbered by a hash; two may share a number. */
export const featureCount = 2 ** 14

/**
 * What the classifier sees of a note, as numbers below `featureCount`, each once: its words in one Latin spelling, pairs of
 * them, every four letters within a word, and what the words mean, alone and in pairs within six words.
 */
export function featuresOf(note: string): number[] {
  const found = new Set<number>()
  for (const clause of clausesOf(note)) {
    for (const feature of featuresOfSpelling(clause)) found.add(numberOf(feature))
    for (const feature of featuresOfSenses(clause)) found.add(numberOf(feature))
  }
  return [...found]
}

function featuresOfSpelling(clause: string): string[] {
  const words = foldText(clause).split(' ').filter(Boolean).map(spellingOf)
  return words.flatMap((word, at) => [
    `w${word}`,
    ...words.slice(Math.max(0, at - 2), at).map((before) => `b${before} ${word}`),
    ...lettersOf(`^${word}$`),
  ])
}

/** A number by its length: which one it is says nothing. */
function spellingOf(word: string): string {
  return /^\p{Nd}+$/u.test(word) ? '#'.repeat(word.length) : latinOf(word)
}

function lettersOf(word: string): string[] {
  return Array.from({ length: Math.max(0, word.length - 3) }, (_, at) => `c${word.slice(at, at + 4)}`)
}

function featuresOfSenses(clause: string): string[] {
  const words = sensesOfClause(clause).map((senses) => [...senses])
  return words.flatMap((senses, at) => {
    const after = words.slice(at + 1, at + 6).flat()
    return senses.flatMap((sense) => [`s${sense}`, ...after.map((next) => `p${sense} ${next}`)])
  })
}

/** FNV-1a, mixed at the end because only the low bits are used. */
function numberOf(feature: string): number {
  let hash = 2_166_136_261
  for (let at = 0; at < feature.length; at += 1) hash = Math.imul(hash ^ feature.charCodeAt(at), 16_777_619)
  hash = Math.imul(hash ^ (hash >>> 15), 739_982_445)
  return (hash ^ (hash >>> 13)) & (featureCount - 1)
}
