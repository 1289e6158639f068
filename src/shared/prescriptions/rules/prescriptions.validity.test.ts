import { expect, it } from 'vitest'
import type { Dose } from '../doses/prescriptions.doses.ts'
import { isOver, validityProblem, validUntilOf } from './prescriptions.validity.ts'

const date = '2026-11-21'
const course = (days: number, refills = 0) => {
  const dose: Dose = { kind: 'slots', amounts: { morning: 1, noon: 0, evening: 0, night: 0 }, every: 1, days }
  return { dose, refills }
}

it.each([
  ['nothing yet', [], '2026-12-21'],
  ['no dose yet', [{ dose: null, refills: 5 }], '2026-12-21'],
  ['five days', [course(5)], '2026-12-21'],
  ['a month', [course(30)], '2026-12-21'],
  ['longer than a month', [course(31)], '2027-05-20'],
  ['longer with its refills', [course(10, 3)], '2027-05-20'],
  ['one of two is long', [course(5), course(90)], '2027-05-20'],
])('%s: until %s', (_, items, expected) => {
  expect(validUntilOf(items, date)).toBe(expected)
})

it.each([
  ['', null],
  ['2026-11-20', 'validPast'],
  ['2026-11-21', null],
  ['2027-05-20', null],
  ['2027-05-21', 'validTooFar'],
])('chosen: %s', (day, expected) => expect(validityProblem(day, date)).toBe(expected))

it.each([
  [null, false],
  ['2026-11-20', true],
  ['2026-11-21', false],
])('%s is over: %s', (validUntil, expected) => expect(isOver(validUntil, date)).toBe(expected))
