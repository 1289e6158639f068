import { expect, it } from 'vitest'
import * as v from 'valibot'
import { newAccount } from './accounts.forms.ts'
import {
  addressInPlaceOfEmail,
  hasNoEmail,
  landingPath,
  phoneTyped,
  suggestUsername,
  uniqueKey,
} from './accounts.rules.ts'

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

it('the address in place of an e-mail is accepted as one, and known again', () => {
  const address = addressInPlaceOfEmail('0123456789abcdef')
  expect(v.is(newAccount.entries.email, address)).toBe(true)
  expect([hasNoEmail(address), hasNoEmail('none@no-mail.invalid.example.org')]).toEqual([true, false])
})

it.each([
  ['Asha Rani', 7, 'asha07'],
  ['Dr. Navjot Gill', 142, 'navjot42'],
  ['ਆਸ਼ਾ ਰਾਣੀ', 42, 'ਆਸ਼ਾ42'],
  ['श्रीमती गुरप्रीत', 42, 'श्रीमती42'],
  // Two scripts in one word, a Cyrillic letter, no word at all, and one too long to type.
  ['Ashaਰਾਣੀ Kaur', 42, 'kaur42'],
  ['Аsha', 42, 'user42'],
  ['', 42, 'user42'],
  ['Venkatanarasimharajuvaripeta', 42, 'user42'],
])('%s with %i is offered %s, a username that the form accepts', (name, number, username) => {
  expect(suggestUsername(name, number)).toBe(username.normalize('NFC'))
  expect(v.is(newAccount.entries.username, suggestUsername(name, number))).toBe(true)
})
