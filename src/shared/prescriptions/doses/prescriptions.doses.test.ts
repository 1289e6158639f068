import { describe, expect, it } from 'vitest'
import { parseAmount } from '../../reminders/reminders.dosage.ts'
import {
  isCurrent,
  lastDayOf,
  mostOnADay,
  parsePattern,
  quantityOf,
  type Amounts,
  type Dose,
} from './prescriptions.doses.ts'

const amounts = (morning: number, noon: number, evening: number, night: number): Amounts => ({
  morning,
  noon,
  evening,
  night,
})
const slots = (of: Amounts, days: number, every: 1 | 2 | 7 = 1): Dose => ({
  kind: 'slots',
  amounts: of,
  every,
  days,
})

it.each<[string, Amounts | null]>([
  ['1-0-1', amounts(1, 0, 0, 1)],
  ['1-0-0-1', amounts(1, 0, 0, 1)],
  ['1 - 1 – 1', amounts(1, 1, 0, 1)],
  ['1-0-½', amounts(1, 0, 0, 0.5)],
  ['14-0-10', amounts(14, 0, 0, 10)],
  ['੧-੦-੧', null],
  ['1-1-1-1', amounts(1, 1, 1, 1)],
  ['od', amounts(1, 0, 0, 0)],
  ['BD', amounts(1, 0, 0, 1)],
  ['tds', amounts(1, 1, 0, 1)],
  ['QID', amounts(1, 1, 1, 1)],
  ['hs', amounts(0, 0, 0, 1)],
  ['0-0-0', null],
  ['1-0', null],
  ['1-0-x', null],
  ['', null],
])('the pattern %s', (typed, expected) => {
  expect(parsePattern(typed, parseAmount)).toEqual(expected)
})

describe('how much is needed', () => {
  it.each<[string, Dose, Parameters<typeof quantityOf>[1], number | null, number]>([
    ['twice a day', slots(amounts(1, 0, 0, 1), 5), 'tablet', 10, 2],
    ['half a tablet', slots(amounts(0.5, 0, 0, 0), 5), 'tablet', 3, 0.5],
    ['every other day, an odd number of days', slots(amounts(1, 0, 0, 0), 5, 2), 'tablet', 3, 1],
    ['once a week for 28 days', slots(amounts(1, 0, 0, 0), 28, 7), 'tablet', 4, 1],
    ['a syrup', slots(amounts(2.5, 0, 0, 2.5), 5), 'ml', 25, 5],
    ['insulin', slots(amounts(14, 0, 0, 10), 30), 'unit', 720, 24],
    ['drops come in bottles', slots(amounts(1, 1, 1, 1), 5), 'drop', null, 4],
    [
      'a taper',
      {
        kind: 'taper',
        steps: [
          { days: 5, amounts: amounts(8, 0, 0, 0) },
          { days: 5, amounts: amounts(6, 0, 0, 0) },
          { days: 5, amounts: amounts(4, 0, 0, 0) },
        ],
      },
      'tablet',
      90,
      8,
    ],
    ['every four hours while awake', { kind: 'hourly', amount: 1, hours: 4, days: 5 }, 'tablet', 25, 5],
    ['every three hours', { kind: 'hourly', amount: 1, hours: 3, days: 1 }, 'capsule', 6, 6],
    ['every six hours', { kind: 'hourly', amount: 2, hours: 6, days: 3 }, 'tablet', 18, 6],
    ['as needed', { kind: 'needed', amount: 1, gapHours: 6, mostPerDay: 4, days: 3 }, 'tablet', 12, 4],
  ])('%s', (_, dose, unit, expected, most) => {
    expect([quantityOf(dose, unit), mostOnADay(dose)]).toEqual([expected, most])
  })
})

it('the last day of a course counts its first', () => {
  expect(lastDayOf(slots(amounts(1, 0, 0, 1), 5), '2026-11-28')).toBe('2026-12-02')
  const taper: Dose = {
    kind: 'taper',
    steps: [
      { days: 3, amounts: amounts(2, 0, 0, 0) },
      { days: 2, amounts: amounts(1, 0, 0, 0) },
    ],
  }
  expect(lastDayOf(taper, '2026-11-28')).toBe('2026-12-02')
})

it.each([
  [0, '2026-12-02', true],
  [0, '2026-12-03', false],
  [1, '2026-12-07', true],
  [1, '2026-12-08', false],
])('with %i refills on %s: current %s', (refills, today, is) => {
  expect(isCurrent({ dose: slots(amounts(1, 0, 0, 1), 5), refills }, '2026-11-28', today)).toBe(is)
})
