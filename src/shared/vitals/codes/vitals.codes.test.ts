import { expect, it } from 'vitest'
import { codedValues, readingCodes, typeOfCode, valuesOf } from './vitals.codes.ts'
import { limitsOf } from '../vitals.thresholds.ts'
import { readingTypes, vitalTypes } from '../vitals.units.ts'

it.each(readingTypes)('a %s keeps its numbers and its type as an observation', (type) => {
  const values = type === 'bloodPressure' ? [152, 96] : [37.5]
  const coded = codedValues(type, values)
  expect([typeOfCode(coded.code), valuesOf(coded)]).toEqual([type, values])
})

it('blood pressure is a panel, and each number has its code', () => {
  expect(codedValues('bloodPressure', [152, 96])).toEqual({
    code: '85354-9',
    value: null,
    component_codes: ['8480-6', '8462-4'],
    component_values: [152, 96],
  })
})

it('each vital is stored under a code that its limits name', () => {
  for (const type of vitalTypes) {
    const codes = limitsOf(type, null).flatMap((one) => one.codes)
    const { code, component_codes: components } = codedValues(type, [1, 2])
    for (const one of components ?? [code]) expect(codes).toContain(one)
  }
})

it('no two types share a code', () => {
  expect(new Set(Object.values(readingCodes)).size).toBe(readingTypes.length)
})

it('another code is of no reading', () => {
  expect(() => typeOfCode('4548-4')).toThrow('4548-4')
})
