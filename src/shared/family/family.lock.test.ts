import { expect, it } from 'vitest'
import { isLeftAlone, readLock } from './family.lock.ts'

const noon = Date.parse('2026-03-01T06:30:00Z')
const minute = 60_000
const day = 24 * 60 * minute

it.each([
  ['1', 1],
  ['5', 5],
  ['15', 15],
  [null, 5],
  ['', 5],
  ['0', 5],
  ['600', 5],
  ['never', 5],
])('%o is read as %d minutes', (stored, minutes) => {
  expect(readLock(stored)).toBe(minutes)
})

it.each([
  ['this moment', noon, false],
  ['a moment less than five minutes ago', noon - 5 * minute + 1, false],
  ['five minutes ago', noon - 5 * minute, true],
  ['an hour ago', noon - 60 * minute, true],
  ['a month ago: the tab was killed', noon - 30 * day, true],
  ['in four minutes: the clock was corrected slightly', noon + 4 * minute, false],
  ['tomorrow: the clock was set back by a day', noon + day, true],
  ['yesterday: the clock was set forward by a day', noon - day, true],
  ['at an unknown time', null, true],
  ['at NaN', Number.NaN, true],
])('touched %s', (_, touchedAt, isLeft) => {
  expect(isLeftAlone(touchedAt, noon, 5)).toBe(isLeft)
})

it('a person who chose one minute is locked after one, a person who chose fifteen is not', () => {
  expect(isLeftAlone(noon - 2 * minute, noon, 1)).toBe(true)
  expect(isLeftAlone(noon - 14 * minute, noon, 15)).toBe(false)
})
