import { expect, test } from 'vitest'
import type { LabCode } from '../catalogue/labs.catalogue.ts'
import { alarmOf } from './labs.critical.ts'
import { flagOf } from './labs.flags.ts'
import type { LabPerson } from './labs.person.ts'

const person = (
  ageInYears: number,
  gender: LabPerson['gender'],
  pregnancy: LabPerson['pregnancy'] = null,
) => ({
  ageInYears,
  gender,
  pregnancy,
})
const people = {
  man: person(40, 'Male'),
  woman: person(40, 'Female', 'no'),
  'woman, not asked': person(30, 'Female'),
  'pregnant woman': person(25, 'Female', 'pregnant'),
  'woman after birth': person(25, 'Female', 'afterBirth'),
  'old woman': person(70, 'Female'),
  'of no known sex': person(40, null),
  'baby of 1': person(1, 'Female'),
  'child of 3': person(3, 'Male'),
  'child of 8': person(8, 'Female'),
  'boy of 13': person(13, 'Male'),
} satisfies Record<string, LabPerson>

/** Values from left to right: critically low, low, normal, high, critically high, without a flag. */
const table: readonly [LabCode, keyof typeof people, Partial<Record<Flagged, string>>][] = [
  ['haemoglobin', 'man', { LL: '2 6.9', L: '7 12.9', N: '13 17', H: '17.1 24' }],
  ['haemoglobin', 'woman', { LL: '6.9', L: '7 11.9', N: '12 15', H: '15.1' }],
  ['haemoglobin', 'pregnant woman', { LL: '6.9', L: '7 10.9', N: '11 16' }],
  ['haemoglobin', 'woman after birth', { LL: '6.9', none: '7 9 12 15' }],
  // Low for both is low; in between it depends on what nobody asked.
  ['haemoglobin', 'woman, not asked', { LL: '6.9', L: '7 10.9', none: '11 11.9 15.1', N: '12 15' }],
  ['haemoglobin', 'of no known sex', { LL: '6.9', none: '7 12.5 19' }],
  ['haemoglobin', 'baby of 1', { LL: '6.9', none: '7 12' }],
  ['haemoglobin', 'child of 3', { LL: '6.9', L: '7 10.9', N: '11 14' }],
  ['haemoglobin', 'child of 8', { L: '11.4', N: '11.5' }],
  ['haemoglobin', 'boy of 13', { L: '11.9', N: '12' }],
  ['platelets', 'man', { LL: '1 19', L: '20 149', N: '150 400', H: '401 2000' }],
  ['platelets', 'child of 3', { LL: '19', none: '20 100 300 900' }],
  ['platelets', 'pregnant woman', { LL: '19', none: '20 120 200' }],
  ['leucocytes', 'woman', { L: '3.9', N: '4 10', H: '10.1 80' }],
  ['glucoseFasting', 'man', { LL: '10 54', L: '55 69', N: '70 99', H: '100 126 450', HH: '451 900' }],
  ['glucoseFasting', 'pregnant woman', { LL: '54', N: '70 94', H: '95 450', HH: '451' }],
  ['glucoseFasting', 'child of 8', { LL: '54', none: '55 90 300', HH: '301' }],
  ['glucoseAfterFood', 'man', { LL: '54', L: '69', N: '70 139', H: '140 450', HH: '451' }],
  ['glucoseRandom', 'man', { LL: '54', L: '69', N: '70 199', H: '200 450', HH: '451' }],
  ['glucoseRandom', 'woman, not asked', { N: '70 139', none: '140 199', H: '200 450', HH: '451' }],
  ['hba1c', 'man', { L: '3.9', N: '4 5.6', H: '5.7 15' }],
  ['hba1c', 'pregnant woman', { none: '4 5.6 9' }],
  ['creatinine', 'man', { L: '0.69', N: '0.7 1.2', H: '1.21 7.4', HH: '7.41 20' }],
  ['creatinine', 'old woman', { N: '0.5 1', H: '1.01 7.4', HH: '7.41' }],
  ['creatinine', 'boy of 13', { none: '0.5 1.5 3', HH: '3.01' }],
  ['creatinine', 'child of 8', { none: '2.5', HH: '2.51' }],
  ['creatinine', 'baby of 1', { none: '2', HH: '2.01' }],
  ['potassium', 'man', { LL: '1 2.4', L: '2.5 3.4', N: '3.5 5.2', H: '5.3 6.5', HH: '6.6 9' }],
  ['potassium', 'child of 3', { LL: '2.4', none: '2.5 4 6.5', HH: '6.6' }],
  ['sodium', 'woman', { LL: '119', L: '120 134', N: '135 145', H: '146 158', HH: '159' }],
  ['urea', 'man', { N: '15 46', H: '47 300' }],
  ['hdl', 'man', { L: '39', N: '40 90' }],
  ['hdl', 'old woman', { L: '49', N: '50' }],
  ['ldl', 'man', { N: '129', H: '130' }],
  ['tsh', 'woman', { L: '0.399', N: '0.4 4', H: '4.1' }],
  ['tsh', 'pregnant woman', { none: '0.1 3 9' }],
  ['malaria', 'man', { A: 'positive', none: 'negative' }],
  ['dengueNs1', 'child of 3', { A: 'positive', none: 'negative' }],
  ['sputumTb', 'man', { A: 'positive', none: 'negative' }],
  ['pregnancyTest', 'woman', { none: 'positive negative' }],
  ['urineProtein', 'pregnant woman', { A: '1+ 4+', none: 'nil trace' }],
  ['bloodGroup', 'man', { none: 'O+ AB-' }],
]
type Flagged = 'LL' | 'L' | 'N' | 'H' | 'HH' | 'A' | 'none'

test.each(table)('%s of a %s', (code, who, expected) => {
  for (const [flag, values] of Object.entries(expected)) {
    for (const text of values.split(' ')) {
      const number = /^[\d.]+$/.test(text) ? Number(text) : null
      const value = number === null ? { number: null, word: text } : { number, word: null }
      expect(`${text}: ${flagOf(code, value, people[who]) ?? 'none'}`).toBe(`${text}: ${flag}`)
    }
  }
})

test.each([
  ['haemoglobin', 'man', 6.9, 'critical'],
  ['haemoglobin', 'man', 7, null],
  ['platelets', 'child of 3', 19, 'critical'],
  ['potassium', 'man', 6.6, 'critical'],
  ['creatinine', 'man', 7.41, 'critical'],
  ['glucoseRandom', 'man', 54, 'critical'],
  ['glucoseRandom', 'man', 451, 'critical'],
  ['glucoseRandom', 'man', 450, 'urgent'],
  ['glucoseRandom', 'man', 299, null],
  ['glucoseFasting', 'man', 200, 'urgent'],
  ['glucoseFasting', 'man', 199, null],
  ['malaria', 'man', null, null],
] as const)('%s of a %s: %s raises %s', (code, who, value, expected) => {
  expect(alarmOf(code, value, people[who])).toBe(expected)
})

test('of whom no age is known, what holds for everybody is said', () => {
  const number = (value: number) => ({ number: value, word: null })
  expect(flagOf('potassium', number(7), null)).toBe('HH')
  expect(flagOf('potassium', number(5.4), null)).toBeNull()
  expect(alarmOf('potassium', 7, null)).toBe('critical')
  // Critical in a child, urgent in an adult.
  expect(alarmOf('glucoseRandom', 350, null)).toBe('urgent')
  expect(alarmOf('creatinine', 4, null)).toBeNull()
  expect(flagOf('malaria', { number: null, word: 'positive' }, null)).toBe('A')
})
