import { expect, test } from 'vitest'
import { readValue } from './labs.typed.ts'

test.each([
  ['haemoglobin', '11.5', 11.5],
  ['haemoglobin', ' 11,5 ', 11.5],
  ['haemoglobin', '੧੧.੫', 11.5],
  ['haemoglobin', '१२', 12],
  ['creatinine', '1.25', 1.25],
  ['tsh', '0.005', 0.005],
  ['platelets', '150', 150],
  ['malaria', 'positive', 'positive'],
  ['urineProtein', '2+', '2+'],
  ['bloodGroup', 'AB-', 'AB-'],
] as const)('%s: %s is a value', (code, typed, value) => {
  const { value: read } = readValue(code, typed)
  expect(read?.number ?? read?.word).toBe(value)
})

test.each([
  ['haemoglobin', '', 'valueNotNumber'],
  ['haemoglobin', 'low', 'valueNotNumber'],
  ['haemoglobin', '-5', 'valueNotNumber'],
  ['haemoglobin', '1e3', 'valueNotNumber'],
  ['haemoglobin', '11.', 'valueNotNumber'],
  ['haemoglobin', '115', 'valueImplausible'],
  ['haemoglobin', '11.55', 'valueDecimals'],
  // Per microlitre, as many reports print it.
  ['platelets', '150000', 'valueImplausible'],
  ['platelets', '1,50,000', 'valueNotNumber'],
  ['platelets', '150,000', 'valueDecimals'],
  // In lakh.
  ['platelets', '1.5', 'valueDecimals'],
  ['potassium', '0.4', 'valueImplausible'],
  ['malaria', 'yes', 'valueUnknown'],
  ['bloodGroup', 'C+', 'valueUnknown'],
] as const)('%s: %s is %s', (code, typed, problem) => {
  expect(readValue(code, typed).problem).toBe(problem)
})
