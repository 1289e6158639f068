import { describe, expect, it } from 'vitest'
import { cards, steps } from './emergency.cards.ts'
import { findTexts } from './emergency.search.ts'
import { searchWords } from './emergency.words.ts'
import { en, hi, pa } from '../i18n/locales.ts'

const textsIn = ({ firstAid }: typeof en) =>
  cards.map((card) => `${firstAid.cards[card].title} ${searchWords[card]}`)
const found = (typed: string, messages = en) =>
  findTexts(typed, textsIn(messages)).map((index) => cards[index])

describe('a card is found', () => {
  it.each([
    ['snake', 'snakeBite'],
    ['sap', 'snakeBite'],
    ['Saap ne kaat liya', 'snakeBite'],
    ['ਸੱਪ', 'snakeBite'],
    ['ਸੱਪ ਨੇ ਡੰਗ ਮਾਰਿਆ', 'snakeBite'],
    ['सांप ने काटा', 'snakeBite'],
    ['साँप', 'snakeBite'],
    ['chest pain', 'heartAttack'],
    ['ਛਾਤੀ ਵਿੱਚ ਦਰਦ', 'heartAttack'],
    ['सीने में दर्द', 'heartAttack'],
    ['lakwa', 'stroke'],
    ['ज़हर पी लिया', 'poison'],
    ['जहर', 'poison'],
    ['sulfas', 'poison'],
    ['ਕਰੰਟ', 'electricShock'],
    ['mirgi da daura', 'fits'],
    ['ਲੂ ਲੱਗ ਗਈ', 'heatStroke'],
    ['chitta', 'overdose'],
    ['kutte ne vadd ta', 'dogBite'],
    ['loose motion', 'dehydration'],
    ['nehar vich dub gaya', 'drowning'],
    ['toka', 'bleeding'],
    ['saah nahi', 'notBreathing'],
    ['angithi', 'gas'],
  ])('%s: %s first or alone', (typed, card) => {
    expect(found(typed)).toContain(card)
    expect(found(typed).length).toBeLessThanOrEqual(3)
  })

  it.each([
    ['hi', hi],
    ['pa', pa],
  ] as const)('by its title in %s', (_, messages) => {
    for (const card of cards) expect(found(messages.firstAid.cards[card].title, messages)).toContain(card)
  })
})

it('nothing typed shows all cards, an unknown word none', () => {
  expect(found('')).toHaveLength(cards.length)
  expect(found('  ने ')).toHaveLength(cards.length)
  expect(found('zzz')).toEqual([])
})

it('every card has a title, four steps and a note in three languages, and the steps name no other number', () => {
  for (const { firstAid } of [en, hi, pa])
    for (const card of cards) {
      const { title, note, ...own } = firstAid.cards[card]
      expect(Object.keys(own)).toEqual([...steps])
      for (const text of [title, note, ...Object.values(own)]) {
        expect(text.length).toBeGreaterThan(3)
        // Numbers come from town.json.
        expect(text).not.toMatch(/\b(?:108|112|102|101)\b/)
      }
    }
})
