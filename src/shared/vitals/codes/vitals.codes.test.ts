import { expect, it } from 'vitest'
import { codedValues, eachOf, readingCodes, typeOfCode, valuesOf } from './vitals.codes.ts'
import { readingTypes } from '../vitals.units.ts'

it.each(readingTypes)('a %s keeps its numbers and its type as an observation', (type) => {
  const values = type === 'bloodPressure' ? [152, 96] : [37.5]
  const coded = codedValues(type, [values])
  expect([typeOfCode(coded.code), valuesOf(coded)]).toEqual([type, values])
})

it('blood pressure is a panel, and each number has its code', () => {
  expect(codedValues('bloodPressure', [[152, 96]])).toEqual({
    code: '85354-9',
    value: null,
    component_codes: ['8480-6', '8462-4'],
    component_values: [152, 96],
  })
})

it('two readings of blood pressure are stored as they were measured; the mean is worked out from them', () => {
  const coded = codedValues('bloodPressure', [
    [165, 100],
    [158, 95],
  ])
  expect(coded.component_codes).toEqual(['8480-6', '8462-4', '8480-6', '8462-4'])
  expect(coded.component_values).toEqual([165, 100, 158, 95])
  expect(eachOf(coded)).toEqual([
    [165, 100],
    [158, 95],
  ])
  expect(valuesOf(coded)).toEqual([162, 98])
})

it('a meter that showed HI has no number', () => {
  expect(valuesOf(codedValues('bloodSugar', [[]]))).toEqual([])
})

it('no two types share a code', () => {
  expect(new Set(Object.values(readingCodes)).size).toBe(readingTypes.length)
})

it('another code is of no reading', () => {
  expect(() => typeOfCode('2160-0')).toThrow('2160-0')
})
