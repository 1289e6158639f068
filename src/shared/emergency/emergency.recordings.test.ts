import { describe, expect, it } from 'vitest'
import place from '../../../town.json'
import { en, hi, pa } from '../i18n/locales.ts'
import { cards } from './emergency.cards.ts'
import { hashLines, linesOf, partsOf, readPartName } from './emergency.recordings.ts'

const numbers = Object.fromEntries(
  Object.entries(place.emergency).map(([name, { number }]) => [name, number]),
)

describe('the lines of a card', () => {
  it.each([
    ['burns', ['title', 'first', 'second', 'third', 'fourth', 'note']],
    ['heartAttack', ['title', 'signs', 'first', 'second', 'third', 'fourth', 'note']],
  ] as const)('%s: %j', (card, expected) => {
    expect(partsOf(card)).toEqual(expected)
    expect(linesOf(card, pa.firstAid, numbers)).toHaveLength(expected.length)
  })

  it('are there for every card in three languages, with the numbers of the town', () => {
    for (const { firstAid } of [en, hi, pa])
      for (const card of cards)
        for (const line of linesOf(card, firstAid, numbers)) expect(line).toMatch(/^[^{}]{3,}$/)
    expect(linesOf('heartAttack', en.firstAid, { ...numbers, ambulance: '999' }).join(' ')).toContain(
      'Call 999.',
    )
  })
})

describe('the hash of what is spoken', () => {
  it('differs for every card and language, and for another number of the town', () => {
    const all = [en, hi, pa].flatMap(({ firstAid }) =>
      [numbers, { ...numbers, ambulance: '999' }].flatMap((those) =>
        cards.map((card) => linesOf(card, firstAid, those).join('\n')),
      ),
    )
    const texts = new Set(all)
    expect(new Set([...texts].map((text) => hashLines([text]))).size).toBe(texts.size)
  })

  it('is FNV-1a, and knows where a line ends', () => {
    expect(hashLines(['a'])).toBe(0xe40c292c)
    expect(hashLines(['foobar'])).toBe(0xbf9cf968)
    expect(hashLines(['a b', 'c'])).not.toBe(hashLines(['a', 'b c']))
  })
})

describe('a name of a part', () => {
  it.each([
    ['pa-snakeBite-title', { language: 'pa', card: 'snakeBite', part: 'title' }],
    ['PA-SNAKEBITE-Fourth', { language: 'pa', card: 'snakeBite', part: 'fourth' }],
    ['hi-choking-signs', { language: 'hi', card: 'choking', part: 'signs' }],
    ['hi-burns-signs', null],
    ['ur-burns-title', null],
    ['pa-burns', null],
    ['pa-burns-title-2', null],
    ['pa-../../x-title', null],
    ['', null],
  ])('%s: %j', (name, expected) => expect(readPartName(name)).toEqual(expected))
})
