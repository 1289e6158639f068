import { expect, it } from 'vitest'
import { ageBandOf } from './patients.age-bands.ts'

it.each([
  [0, 0, 0],
  [1, 1, 4],
  [4, 1, 4],
  [5, 5, 13],
  [13, 5, 13],
  [14, 14, 17],
  [18, 18, 29],
  [52, 50, 59],
  [79, 70, 79],
  [80, 80, null],
  [120, 80, null],
])('%i years lie from %i to %s', (age, from, to) => {
  expect(ageBandOf(age)).toEqual({ from, to })
})
