import { describe, expect, it } from 'vitest'
import type { Dose } from '../doses/prescriptions.doses.ts'
import { emptyDraft, type ItemDraft } from '../prescriptions.forms.ts'
import { typedOf } from './prescriptions.retyped.ts'
import {
  isAsNeeded,
  newItem,
  partsOf,
  readTyped,
  splitName,
  splitPattern,
  withPart,
  type TypedItem,
} from './prescriptions.typed.ts'

const tablet = { form: 'tablet', strength: '500 mg' } as const
const typed = (changes: Partial<TypedItem>) => ({
  ...typedOf(emptyDraft),
  items: [{ ...newItem('paracetamol', tablet), ...changes }],
})
const slots = (morning: number, night: number, days = 5): Dose => ({
  kind: 'slots',
  amounts: { morning, noon: 0, evening: 0, night },
  every: 1,
  days,
})

describe('a pattern', () => {
  it.each([
    ['1-0-1', '1-0-1', null],
    ['1-0-1 x 5', '1-0-1', '5'],
    ['BD X10d', 'BD', '10'],
    ['½-0-½ × 7 days', '½-0-½', '7'],
    ['tds x', 'tds x', null],
  ])('%s is %s for %s days', (text, pattern, days) => {
    expect(splitPattern(text)).toEqual({ pattern, days })
  })

  it.each([
    ['1-0-1', ['1', '0', '', '1']],
    ['1-0-2-1', ['1', '0', '2', '1']],
    ['bd', ['1', '0', '', '1']],
    ['1-', ['1', '', '', '']],
    ['', ['', '', '', '']],
  ])('%s in four fields is %j', (text, parts) => {
    expect(Object.values(partsOf(text))).toEqual(parts)
  })

  it.each([
    ['', 'night', '1', '0-0-1'],
    ['1-0-1', 'evening', '2', '1-0-2-1'],
    ['1-0-2-1', 'evening', '', '1-0-1'],
    ['1-0-1', 'morning', '½', '½-0-1'],
    ['0-0-1', 'night', '', '0-0-0'],
    ['BD', 'noon', '1', '1-1-1'],
  ] as const)('%s with %s %s is %s', (text, slot, part, expected) => {
    expect(withPart(text, slot, part)).toBe(expected)
  })
})

it.each([
  ['SOS', true],
  [' prn ', true],
  ['sos 1', false],
  ['BD', false],
  ['', false],
])('%j is as needed: %s', (pattern, expected) => {
  expect(isAsNeeded(pattern)).toBe(expected)
})

describe('what is typed', () => {
  it.each<[string, Partial<TypedItem>, Dose | null, number | null, Record<string, string>]>([
    ['with its days', { pattern: '1-0-1', days: '5' }, slots(1, 1), 10, {}],
    ['in one field', { pattern: 'BD x 5' }, slots(1, 1), 10, {}],
    ['in the digits of Punjabi', { pattern: '1-0-1', days: '੫' }, slots(1, 1), 10, {}],
    ['with a quantity', { pattern: '1-0-1', days: '5', quantity: '20' }, slots(1, 1), 20, {}],
    ['without days', { pattern: '1-0-1' }, null, null, { days: 'courseDays' }],
    ['without a pattern', { days: '5' }, null, null, { pattern: 'patternInvalid' }],
    ['for too long', { pattern: '1-0-1', days: '181' }, null, null, { days: 'courseDays' }],
    ['with half a day', { pattern: '1-0-1', days: '2.5' }, null, null, { days: 'courseDays' }],
    [
      'with a quantity of words',
      { pattern: '1-0-1', days: '5', quantity: 'two' },
      slots(1, 1),
      null,
      { quantity: 'quantityInvalid' },
    ],
    [
      'as needed',
      { kind: 'needed', amount: '1', gapHours: '6', mostPerDay: '4', days: '3' },
      { kind: 'needed', amount: 1, gapHours: 6, mostPerDay: 4, days: 3 },
      12,
      {},
    ],
    [
      'as needed, without a gap',
      { kind: 'needed', gapHours: '', days: '3' },
      null,
      null,
      { gapHours: 'neededInvalid' },
    ],
    [
      'every few hours',
      { kind: 'hourly', amount: '½', hours: '4', days: '5' },
      { kind: 'hourly', amount: 0.5, hours: 4, days: 5 },
      13,
      {},
    ],
    [
      'a taper with a step that cannot be read',
      {
        kind: 'taper',
        steps: [
          { pattern: '2-0-0', days: '5' },
          { pattern: '1', days: '' },
        ],
      },
      null,
      null,
      { 'steps.1.pattern': 'patternInvalid', 'steps.1.days': 'courseDays' },
    ],
    [
      'a taper of more than 180 days',
      {
        kind: 'taper',
        steps: [
          { pattern: '2-0-0', days: '100' },
          { pattern: '1-0-0', days: '100' },
        ],
      },
      null,
      null,
      { 'steps.0.days': 'courseDays' },
    ],
  ])('%s', (_, changes, dose, quantity, codes) => {
    const { draft, codes: found } = readTyped(typed(changes))
    expect([draft.items[0]?.dose, draft.items[0]?.quantity]).toEqual([dose, quantity])
    const of = (path: string) => `items.0.${path}`
    expect(found).toEqual(Object.fromEntries(Object.entries(codes).map(([path, code]) => [of(path), code])))
  })

  it('says which numbers of the patient cannot be read', () => {
    const { draft, codes } = readTyped({ ...typedOf(emptyDraft), weightKg: '0,2', age: '130' })
    expect([draft.weightKg, draft.age]).toEqual([null, null])
    expect(codes).toEqual({ weightKg: 'weightInvalid', age: 'ageNumber' })
  })
})

const item: ItemDraft = {
  medicine: 'paracetamol',
  ...tablet,
  dose: slots(1, 1),
  food: 'after',
  quantity: 10,
  refills: 2,
  note: 'Whole',
  reason: 'Known',
}
it.each<[string, Partial<ItemDraft>]>([
  ['slots', {}],
  ['every other day', { dose: { ...slots(0.5, 1), every: 2 } as Dose, quantity: 7 }],
  ['no dose yet', { dose: null, quantity: null }],
  ['another quantity than counted', { quantity: 30 }],
  ['hourly', { dose: { kind: 'hourly', amount: 1.5, hours: 4, days: 5 } }],
  ['needed', { dose: { kind: 'needed', amount: 2, gapHours: 6, mostPerDay: 3, days: 5 }, food: null }],
  [
    'taper',
    {
      dose: {
        kind: 'taper',
        steps: [
          { days: 5, amounts: { morning: 2, noon: 0, evening: 1, night: 0 } },
          { days: 3, amounts: { morning: 1, noon: 0, evening: 0, night: 0 } },
        ],
      },
    },
  ],
])('a saved draft is read back as it was: %s', (_, changes) => {
  const draft = { ...emptyDraft, weightKg: 8.5, age: 1, items: [{ ...item, ...changes }] }
  expect(readTyped(typedOf(draft)).draft).toEqual(draft)
})

it.each([
  ['Doxylamine 10 mg', 'Doxylamine', '10 mg'],
  ['Doxylamine', 'Doxylamine', ''],
  ['Vitamin B12 500 mcg', 'Vitamin B12', '500 mcg'],
  [' Ofloxacin + ornidazole ੨੦੦ mg ', 'Ofloxacin + ornidazole', '200 mg'],
])('%s: name and strength', (said, name, strength) => {
  expect(splitName(said)).toEqual({ name, strength })
})
