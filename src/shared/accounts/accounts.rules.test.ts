import { expect, it } from 'vitest'
import { landingPath, phoneTyped, uniqueKey } from './accounts.rules.ts'

it.each([
  ['Asha', 'ASHA '],
  ['ａsha', 'asha'],
  ['ASHÁ', 'ashá'],
])('%s and %s count as one name', (one, other) => {
  expect(uniqueKey(one)).toBe(uniqueKey(other))
})

it('doctors land on their schedule, everyone else on the patient side', () => {
  expect([landingPath('doctor'), landingPath('patient'), landingPath('coordinator')]).toEqual([
    '/doctor',
    '/patient',
    '/patient',
  ])
})

it.each([
  ['9876543210', '9876543210'],
  [' 98765 43210 ', '9876543210'],
  ['+91 98765-43210', '9876543210'],
  ['0091 9876543210', '9876543210'],
  ['09876543210', '9876543210'],
  ['੯੮੭੬੫੪੩੨੧੦', '9876543210'],
  ['987654321', null],
  ['98765432101', null],
  ['asha9876543210', null],
  ['', null],
])('%s is the phone number %s', (typed, phone) => {
  expect(phoneTyped(typed)).toBe(phone)
})
