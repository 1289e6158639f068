import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  ageInYears,
  day,
  fieldCodes,
  isCalendarDay,
  optionalLines,
  optionalText,
  requiredText,
  tenDigitPhone,
  timeOfDay,
} from './schemas.ts'

const form = v.object({ name: requiredText(5), phone: tenDigitPhone, age: ageInYears, day, time: timeOfDay })
const good = { name: ' Asha ', phone: '+91 98765 43210', age: '੪੦', day: '2026-11-21', time: '੧੦:੩੦' }

describe('fields', () => {
  it('are read as people type them', () => {
    expect(v.parse(form, good)).toEqual({
      name: 'Asha',
      phone: '9876543210',
      age: 40,
      day: '2026-11-21',
      time: '10:30',
    })
  })

  it.each([
    [{}, { name: 'required', phone: 'required', age: 'required', day: 'required', time: 'required' }],
    [{ ...good, name: 'Asha Rani' }, { name: 'tooLong' }],
    [{ ...good, name: 7 }, { name: 'required' }],
    [{ ...good, phone: '987654321' }, { phone: 'phoneDigits' }],
    [{ ...good, phone: '98765432101' }, { phone: 'phoneDigits' }],
    [{ ...good, age: '4.5' }, { age: 'ageNumber' }],
    [{ ...good, day: '2026-02-30' }, { day: 'dateInvalid' }],
    [{ ...good, day: 'soon' }, { day: 'dateInvalid' }],
    [{ ...good, time: '24:00' }, { time: 'timeInvalid' }],
    ['nothing', { body: 'invalid' }],
  ])('say what is wrong with %o', (typed, codes) => {
    const parsed = v.safeParse(form, typed)
    expect(parsed.success ? {} : fieldCodes(parsed.issues)).toEqual(codes)
  })
})

describe('what nobody can see in a text', () => {
  it.each([
    ['a control character', 'As\u0007ha\u009f', 'Asha'],
    ['an override of the direction', 'Asha\u202e inaR\u2066', 'Asha inaR'],
    ['blanks of no width', '\ufeffAs\u200bha\u2060', 'Asha'],
    ['a soft hyphen', 'As\u00adha', 'Asha'],
    ['half of an emoji', 'Asha \ud83d', 'Asha'],
    ['nothing but joiners', '\u200d\u200c', ''],
  ])('goes: %s', (_, typed, told) => {
    expect(v.parse(optionalText(), typed)).toBe(told)
    expect(v.parse(optionalLines(), typed)).toBe(told)
  })

  it.each([
    ['joiners that Indic scripts are written with', 'क्\u200dष ਕ੍\u200cਯ'],
    ['an emoji of several', '👩\u200d⚕️ Asha'],
  ])('stays: %s', (_, typed) => {
    expect(v.parse(optionalText(), typed)).toBe(typed)
  })

  it('line breaks and tabs part words where there is one line, and stay where there are several', () => {
    const typed = ' Flat 4\r\n\tNabha\u2028Punjab\r'
    expect(v.parse(optionalText(), typed)).toBe('Flat 4 Nabha Punjab')
    expect(v.parse(optionalLines(), 'Flat 4\r\nNabha\rPunjab\n')).toBe('Flat 4\nNabha\nPunjab')
  })

  it('is not what makes a text: a name of it alone is missing', () => {
    expect(v.safeParse(requiredText(), '\u200b\u200d').success).toBe(false)
  })
})

it.each([
  ['1900-01-01', true],
  ['2200-12-31', true],
  ['1899-12-31', false],
  ['2201-01-01', false],
  ['0000-01-01', false],
  ['9999-12-31', false],
  ['2026-02-29', false],
  ['2028-02-29', true],
])('%s is a day of the calendar: %s', (typed, is) => {
  expect(isCalendarDay(typed)).toBe(is)
})
