import { expect, it } from 'vitest'
import { dayProblem, needsDoctor } from './vitals.rules.ts'

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
