import { describe, expect, it } from 'vitest'
import { dialled, latinDigits, onlyDigits, phoneDigits } from './digits.ts'

it.each([
  ['੧੨੦/੮੦', '120/80'],
  ['९८.६', '98.6'],
  ['12 ਸਾਲ', '12 ਸਾਲ'],
])('digits of %s', (typed, latin) => {
  expect(latinDigits(typed)).toBe(latin)
})

it('keeps only the digits', () => {
  expect(onlyDigits('੯੮-76 abc')).toBe('9876')
})

it.each([
  ['੧੦੮', '108'],
  ['+९१ ९८१४०-१२३४५', '+919814012345'],
  ['01765 230123 (OPD)', '01765230123'],
])('%s is dialled as %s', (written, number) => {
  expect(dialled(written)).toBe(number)
})

describe('a phone number', () => {
  it.each([
    ['9876543210', '9876543210'],
    ['98765 43210', '9876543210'],
    ['+91 98765-43210', '9876543210'],
    ['09876543210', '9876543210'],
    ['00919876543210', '9876543210'],
    ['੯੮੭੬੫੪੩੨੧੦', '9876543210'],
    ['9112345678', '9112345678'],
    ['987654321', '987654321'],
    ['98765432101', '98765432101'],
  ])('%s', (typed, digits) => {
    expect(phoneDigits(typed)).toBe(digits)
  })
})
