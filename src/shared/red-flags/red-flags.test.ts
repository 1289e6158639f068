import { describe, expect, it } from 'vitest'
import * as english from './corpus/red-flags.english.ts'
import * as hindi from './corpus/red-flags.hindi.ts'
import * as punjabi from './corpus/red-flags.punjabi.ts'
import * as romanHindi from './corpus/red-flags.roman-hindi.ts'
import * as romanPunjabi from './corpus/red-flags.roman-punjabi.ts'
import { redFlags, type RedFlag } from './red-flags.flags.ts'
import { redFlagsIn } from './red-flags.matching.ts'

/**
 * The phrases of `corpus`, made up for this. A quarter of them, by a hash of the phrase, was not looked at while the rules
 * were written; docs/clinical-sources.md has the figures of that first look. Both parts must hold since.
 */
const ways = { english, hindi, punjabi, romanHindi, romanPunjabi }

interface Phrase {
  way: string
  flag: RedFlag | null
  text: string
}

const linesOf = (text: string) => text.trim().split('\n')
const red: Phrase[] = Object.entries(ways).flatMap(([way, corpus]) =>
  linesOf(corpus.red).map((line) => {
    const [flag = '', ...rest] = line.split(' ')
    return { way, flag: flag as RedFlag, text: rest.join(' ') }
  }),
)
const harmless: Phrase[] = Object.entries(ways).flatMap(([way, corpus]) =>
  linesOf(corpus.harmless).map((text) => ({ way, flag: null, text })),
)

/** FNV-1a. */
function hashOf(text: string): number {
  return Array.from(text).reduce(
    (hash, letter) => Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0,
    2_166_136_261,
  )
}
const isHeldBack = ({ text }: Phrase) => hashOf(text) % 4 === 0

const missed = (phrases: Phrase[]) =>
  phrases.filter(({ text, flag }) => flag && !redFlagsIn(text).includes(flag))
const flagged = (phrases: Phrase[]) => phrases.filter(({ text }) => redFlagsIn(text).length > 0)

describe('the phrases', () => {
  it('are at least 400 red and 400 harmless ones, each once, and every flag in every way of writing', () => {
    expect(red.length).toBeGreaterThanOrEqual(400)
    expect(harmless.length).toBeGreaterThanOrEqual(400)
    const texts = [...red, ...harmless].map(({ text, way }) => `${way} ${text}`)
    expect(texts).toHaveLength(new Set(texts).size)
    for (const way of Object.keys(ways))
      for (const flag of redFlags)
        expect(
          red.some((one) => one.way === way && one.flag === flag),
          `${way} ${flag}`,
        ).toBe(true)
  })

  it.each([
    ['looked at', false],
    ['held back', true],
  ] as const)('%s: every red one is caught as what it is', (_, isHeld) => {
    const asked = red.filter((one) => isHeldBack(one) === isHeld)
    expect(asked.length).toBeGreaterThan(100)
    expect(missed(asked)).toEqual([])
  })

  it.each([
    ['looked at', false],
    ['held back', true],
  ] as const)('%s: at most three of a hundred harmless ones are flagged', (_, isHeld) => {
    const asked = harmless.filter((one) => isHeldBack(one) === isHeld)
    expect(asked.length).toBeGreaterThan(100)
    expect(flagged(asked).length / asked.length).toBeLessThanOrEqual(0.03)
  })
})
