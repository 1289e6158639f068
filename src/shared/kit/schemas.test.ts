import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { ageInYears, day, fieldCodes, requiredText, tenDigitPhone, timeOfDay } from './schemas.ts'

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
