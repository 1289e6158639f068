import { describe, expect, it } from 'vitest'
import { barOf, extentOf, leftOf, offerOf, type Prescribed } from './dispensing.rules.ts'

const item = (changes: Partial<Prescribed> = {}): Prescribed => ({
  quantity: 10,
  refills: 0,
  list: 'O',
  schedule: 'H',
  ...changes,
})

describe('what is left, and what one press gives', () => {
  it.each([
    [item(), 0, 10, 10],
    [item(), 4, 6, 6],
    [item(), 10, 0, 0],
    // Two shops gave it without a network.
    [item(), 20, 0, 0],
    [item({ refills: 2 }), 0, 30, 10],
    [item({ refills: 2 }), 4, 26, 6],
    [item({ refills: 2 }), 10, 20, 10],
    [item({ refills: 2 }), 25, 5, 5],
    [item({ schedule: 'X' }), 0, 0, 0],
    [item({ list: 'prohibited' }), 0, 0, 0],
  ])('%o after %i', (one, given, left, offer) =>
    expect([leftOf(one, given), offerOf(one, given)]).toEqual([left, offer]),
  )
})

it.each([
  [item(), null],
  [item({ schedule: 'H1' }), null],
  [item({ schedule: 'unknown', list: 'unnamed' }), null],
  [item({ schedule: 'X', list: 'prohibited' }), 'scheduleX'],
  [item({ schedule: 'H1', list: 'prohibited' }), 'prohibited'],
])('%o is barred: %s', (one, bar) => expect(barOf(one)).toBe(bar))

it.each([
  [[0, 0], 'none'],
  [[10, 0], 'part'],
  [[10, 3], 'part'],
  [[10, 10], 'all'],
  [[10, 12], 'all'],
] as const)('%o of ten each: %s', ([one, other], extent) =>
  expect(
    extentOf([
      { ...item(), given: one },
      { ...item(), given: other },
      { ...item({ schedule: 'X' }), given: 0 },
    ]),
  ).toBe(extent),
)
