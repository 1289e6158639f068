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
  ])('refuse %o', (typed, codes) => {
    const parsed = v.safeParse(form, typed)
    expect(parsed.success ? {} : fieldCodes(parsed.issues)).toEqual(codes)
  })
})

describe('invisible characters', () => {
  it.each([
    ['a control character', 'As\u0007ha\u009f', 'Asha'],
    ['a direction override', 'Asha\u202e inaR\u2066', 'Asha inaR'],
    ['zero-width spaces', '\ufeffAs\u200bha\u2060', 'Asha'],
    ['a soft hyphen', 'As\u00adha', 'Asha'],
    ['half of an emoji', 'Asha \ud83d', 'Asha'],
    ['nothing but joiners', '\u200d\u200c', ''],
  ])('are removed: %s', (_, typed, told) => {
    expect(v.parse(optionalText(), typed)).toBe(told)
    expect(v.parse(optionalLines(), typed)).toBe(told)
  })

  it.each([
    ['joiners used by Indic scripts', 'क्\u200dष ਕ੍\u200cਯ'],
    ['an emoji sequence', '👩\u200d⚕️ Asha'],
  ])('are kept: %s', (_, typed) => {
    expect(v.parse(optionalText(), typed)).toBe(typed)
  })

  it('line breaks and tabs become spaces in a single line, and stay where there are several', () => {
    const typed = ' Flat 4\r\n\tNabha\u2028Punjab\r'
    expect(v.parse(optionalText(), typed)).toBe('Flat 4 Nabha Punjab')
    expect(v.parse(optionalLines(), 'Flat 4\r\nNabha\rPunjab\n')).toBe('Flat 4\nNabha\nPunjab')
  })

  it('do not count as text: a name of nothing else is missing', () => {
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
])('%s is a calendar day: %s', (typed, is) => {
  expect(isCalendarDay(typed)).toBe(is)
})
