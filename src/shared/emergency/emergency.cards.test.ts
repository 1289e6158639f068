import { expect, it } from 'vitest'
import { cards, steps } from './emergency.cards.ts'
import { en, hi, pa } from '../i18n/locales.ts'

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
