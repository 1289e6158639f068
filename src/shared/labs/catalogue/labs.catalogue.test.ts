import { expect, test } from 'vitest'
import { labTests, shownUnit } from './labs.catalogue.ts'

test('each test has a LOINC code of its own, whose last digit checks the others', () => {
  expect(new Set(labTests.map(({ loinc }) => loinc)).size).toBe(labTests.length)
  expect(labTests.length).toBeGreaterThanOrEqual(25)
  for (const { loinc } of labTests) {
    const [digits = ''] = loinc.split('-')
    expect(`${digits}-${luhn(digits)}`).toBe(loinc)
  }
})

/** The check digit of LOINC: Mod 10. */
function luhn(digits: string): number {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, at) => {
      const value = Number(digit) * (at % 2 === 0 ? 2 : 1)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
  return (10 - (sum % 10)) % 10
}

test('no test of HIV, and no Widal test, stands in the list', () => {
  const names = labTests.map(({ code }) => code.toLowerCase()).join(' ')
  expect(names).not.toMatch(/hiv|widal/)
})

test('a number has a unit, a word has none', () => {
  for (const { unit, value } of labTests) expect(unit !== '').toBe(value.kind === 'number')
  expect([shownUnit('10*9/L'), shownUnit('m[IU]/L'), shownUnit('g/dL')]).toEqual(['×10⁹/L', 'mIU/L', 'g/dL'])
})
