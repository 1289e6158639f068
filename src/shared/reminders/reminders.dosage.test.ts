import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { en, hi, pa } from '../i18n/locales.ts'
import { amountText, dosageInWords, isAmount, parseAmount, units, type Amount } from './reminders.dosage.ts'

const find = (messages: object) => (prefix: string, name: string) => {
  const found = [...prefix.split('.'), name].reduce<unknown>(
    (place, key) => (place as Record<string, unknown> | undefined)?.[key],
    messages,
  )
  return typeof found === 'string' ? found : undefined
}
const much = (more: Partial<Amount>): Amount => ({
  amount: null,
  unit: null,
  food: null,
  dosage: '',
  ...more,
})

it.each([
  ['1', 1],
  [' ½ ', 0.5],
  ['1½', 1.5],
  ['1/2', 0.5],
  ['1 1/2', 1.5],
  ['2.5', 2.5],
  ['2,5', 2.5],
  ['੧੪', 14],
  ['१/२', 0.5],
  ['¼', 0.25],
  ['999', 999],
  ['', null],
  ['0', null],
  ['1000', null],
  ['1/0', null],
  ['1/3', null],
  ['1 2', null],
  ['½ ½', null],
  ['1 tablet', null],
  ['-1', null],
  ['1e2', null],
])('%j is the amount %j', (typed, amount) => {
  expect(parseAmount(typed)).toBe(amount)
})

it('what is written is read again as the same amount', () => {
  const amounts = fc.integer({ min: 1, max: 99_900 }).map((hundredths) => hundredths / 100)
  fc.assert(
    fc.property(amounts, fc.constantFrom(...units), (amount, unit) => {
      expect(isAmount(amount)).toBe(true)
      expect(parseAmount(amountText(amount, unit))).toBe(amount)
    }),
  )
})

describe('how much to take, in words', () => {
  it.each<[string, object, Partial<Amount>]>([
    ['½ tablet after food', en, { amount: 0.5, unit: 'tablet', food: 'after' }],
    ['1½ tablets, 40 mg', en, { amount: 1.5, unit: 'tablet', dosage: '40 mg' }],
    ['14 units before food', en, { amount: 14, unit: 'unit', food: 'before' }],
    ['2.5 ml', en, { amount: 2.5, unit: 'ml' }],
    ['with food', en, { food: 'with' }],
    ['5 ml', en, { dosage: '5 ml' }],
    ['', en, {}],
    ['½ गोली खाने के बाद', hi, { amount: 0.5, unit: 'tablet', food: 'after' }],
    ['2 ਬੂੰਦਾਂ', pa, { amount: 2, unit: 'drop' }],
  ])('%s', (words, messages, more) => {
    expect(dosageInWords(find(messages), much(more))).toBe(words)
  })

  it('every unit has its words in every language', () => {
    const texts = [en, hi, pa].flatMap((messages) =>
      units.flatMap((unit) => [1, 2].map((amount) => dosageInWords(find(messages), much({ amount, unit })))),
    )
    expect(texts.filter((text) => !/^[12] \S/.test(text))).toEqual([])
  })
})
