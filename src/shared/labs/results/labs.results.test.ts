import { expect, test } from 'vitest'
import { isComplete, statusOf, type Outcome, type ResultStatus } from './labs.results.ts'

test.each<[string, [number, ResultStatus] | null, number, Outcome, string]>([
  ['a first value', null, 0, 'value', 'final'],
  ['a sample that cannot be used', null, 0, 'unusable', 'cancelled'],
  ['an error of nothing', null, 0, 'error', 'nothingToCorrect'],
  ['the value of a new sample', [1, 'cancelled'], 1, 'value', 'final'],
  ['a second sample that cannot be used', [1, 'cancelled'], 1, 'unusable', 'cancelled'],
  ['a correction', [1, 'final'], 1, 'value', 'amended'],
  ['a second correction', [2, 'amended'], 2, 'value', 'amended'],
  ['a value of another patient', [1, 'final'], 1, 'error', 'entered-in-error'],
  ['the right value after it', [2, 'entered-in-error'], 2, 'value', 'final'],
  ['a value whose sample was bad', [1, 'final'], 1, 'unusable', 'nothingToCorrect'],
  ['the second of two at once', [1, 'final'], 0, 'value', 'changed'],
  ['a correction of what was corrected meanwhile', [2, 'amended'], 1, 'value', 'changed'],
  ['a version that is not there', null, 1, 'value', 'changed'],
])('%s', (_, latest, seen, outcome, expected) => {
  const known = latest && { version: latest[0], status: latest[1] }
  const { status, problem } = statusOf(known, { seen, outcome })
  expect(status ?? problem).toBe(expected)
})

test('an order is complete with a value for each test', () => {
  expect(isComplete([{ status: 'final' }, { status: 'amended' }])).toBe(true)
  for (const status of ['cancelled', 'entered-in-error'] as const)
    expect(isComplete([{ status: 'final' }, { status }])).toBe(false)
  expect(isComplete([{ status: 'final' }, null])).toBe(false)
})
