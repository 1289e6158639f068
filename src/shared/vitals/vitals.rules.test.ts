import { expect, it } from 'vitest'
import { dayProblem, earlierThan, needsDoctor } from './vitals.rules.ts'

const today = '2026-11-21'

it.each([
  ['2026-11-21', null],
  ['2026-11-22', 'dateFuture'],
  ['1926-11-21', null],
  ['1926-11-20', 'dateTooOld'],
  ['0025-11-21', 'dateTooOld'],
])('a reading of %s: %s', (day, problem) => {
  expect(dayProblem(day, today)).toBe(problem)
})

it.each([
  ['critical', '2026-11-21', true],
  ['critical', '2026-11-20', true],
  ['critical', '2026-11-19', false],
  ['urgent', '2026-11-21', false],
  ['abnormal', '2026-11-21', false],
  ['askHealthWorker', '2026-11-21', false],
  [null, '2026-11-21', false],
] as const)('%s on %s needs a doctor: %s', (grade, day, expected) => {
  expect(needsDoctor(grade, day, today)).toBe(expected)
})

it('compares a reading only with older ones of its type and context', () => {
  const [latest, random, weight, fasting] = [
    { type: 'bloodSugar', context: 'fasting' },
    { type: 'bloodSugar', context: 'random' },
    { type: 'weight', context: null },
    { type: 'bloodSugar', context: 'fasting' },
  ] as const
  const newestFirst = [latest, random, weight, fasting]
  expect(earlierThan<(typeof newestFirst)[number]>(latest, newestFirst)).toEqual([fasting])
  expect(earlierThan<(typeof newestFirst)[number]>(fasting, newestFirst)).toEqual([])
})
