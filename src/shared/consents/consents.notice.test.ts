import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { privacy as en } from '../i18n/en/privacy.ts'
import { privacy as hi } from '../i18n/hi/privacy.ts'
import { privacy as pa } from '../i18n/pa/privacy.ts'
import { agreedOf, isNeededAgreed, noticeVersion, purposesOf } from './consents.purposes.ts'

/** By version: if the meaning has changed, raise `noticeVersion`; for a mere correction put the new fingerprint here. */
const fingerprints: Record<number, string> = {
  1: 'b501e72570d5a0d2',
  2: '5ebf60ae67388753',
  3: 'da361e4a40796125',
}

it('the notice of this version has these texts', () => {
  const texts = createHash('sha256').update(JSON.stringify([en, hi, pa]))
  expect(texts.digest('hex').slice(0, 16)).toBe(fingerprints[noticeVersion])
})

it.each([
  ['patient', [], false],
  ['patient', ['calls'], false],
  ['patient', ['account'], false],
  ['patient', ['care'], true],
  ['doctor', ['care', 'calls'], false],
  ['doctor', ['account'], true],
  ['coordinator', ['account'], true],
] as const)('a %s with %j has agreed to what is needed: %s', (role, agreed, expected) => {
  expect(isNeededAgreed(role, agreed)).toBe(expected)
})

it('a purpose of another role is left out', () => {
  expect(agreedOf('doctor', ['care', 'calls', 'account'])).toEqual(['account'])
  expect(agreedOf('patient', ['account', 'calls', 'care'])).toEqual(purposesOf('patient'))
})
