import { expect, test } from 'vitest'
import { amountsFor, everyHours, partOf, toggled, type TypedDose } from './times-of-day.ts'

const dose = (time: string, amount = ''): TypedDose => ({ time, amount })
const times = (doses: readonly TypedDose[]) => doses.map(({ time }) => time)

test.each([
  ['', null],
  ['03:59', 'night'],
  ['04:00', 'morning'],
  ['10:59', 'morning'],
  ['11:00', 'noon'],
  ['16:00', 'evening'],
  ['19:00', 'night'],
] as const)('%j is in the %s', (time, part) => {
  expect(partOf(time)).toBe(part)
})

test('a part of the day takes the place of the empty time, and brings the amount of the last one', () => {
  const one = toggled([dose('', '1')], 'night')
  expect(one).toEqual([dose('21:00', '1')])
  expect(toggled(one, 'morning')).toEqual([dose('08:00', '1'), dose('21:00', '1')])
})

test('pressed again it takes its times away, however they were changed; one empty time is left', () => {
  const doses = [dose('07:15', '1'), dose('09:00', '1'), dose('21:00', '½')]
  expect(toggled(doses, 'morning')).toEqual([dose('21:00', '½')])
  expect(toggled([dose('21:00', '½')], 'night')).toEqual([dose('', '½')])
})

test('every so many hours from six in the morning until ten at night', () => {
  expect(times(everyHours(4, [dose('08:00')]))).toEqual(['06:00', '10:00', '14:00', '18:00', '22:00'])
  expect(everyHours(2, [dose('', '2')])).toHaveLength(9)
  expect(everyHours(3, [dose('', '2')]).at(-1)).toEqual(dose('21:00', '2'))
})

test('insulin and syrup are never guessed, and what was typed stays', () => {
  expect(amountsFor('tablet', ['', '½'])).toEqual(['1', '½'])
  expect(amountsFor('unit', ['1', '14', ''])).toEqual(['', '14', ''])
})
