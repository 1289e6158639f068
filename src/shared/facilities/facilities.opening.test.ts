import { describe, expect, it } from 'vitest'
import { dailySpan, isOpenAt, readTiming } from './facilities.opening.ts'

// 2026-11-21 is a Saturday.
const at = (time: string, day = '2026-11-21') => ({ day, time })

describe('open now', () => {
  it.each([
    ['24/7', at('03:00'), true],
    ['24 hours', at('03:00'), true],
    ['9:00 AM - 8:00 PM', at('08:59'), false],
    ['9:00 AM - 8:00 PM', at('09:00'), true],
    ['9:00 AM - 8:00 PM', at('19:59'), true],
    ['9:00 AM - 8:00 PM', at('20:00'), false],
    ['9:00 AM – 8:00 PM', at('12:00'), true],
    ['੯:੦੦ AM - ੮:੦੦ PM', at('12:00'), true],
    ['9 am to 8 pm', at('12:00'), true],
    ['6:00 AM - 10:00 PM', at('21:30'), true],
    ['12:00 PM - 12:00 AM', at('23:59'), true],
    ['12:00 PM - 12:00 AM', at('11:59'), false],
    ['09:00-20:00', at('12:00'), true],
    // Past midnight: the evening, and the morning after.
    ['8:00 PM - 6:00 AM', at('23:00'), true],
    ['8:00 PM - 6:00 AM', at('05:59'), true],
    ['8:00 PM - 6:00 AM', at('06:00'), false],
    ['Fr 20:00-06:00', at('05:00'), true],
    ['Sa 20:00-06:00', at('05:00'), false],
    ['Mo-Sa 09:00-14:00', at('10:00'), true],
    ['Mo-Sa 09:00-14:00', at('10:00', '2026-11-22'), false],
    ['Fr-Mo 09:00-14:00', at('10:00', '2026-11-22'), true],
    ['Mo-Fr 09:00-14:00; Sa 09:00-12:00', at('11:00'), true],
    ['Mo-Fr 09:00-14:00; Sa 09:00-12:00', at('13:00'), false],
    ['09:00-13:00, 17:00-20:00', at('15:00'), false],
    ['09:00-13:00, 17:00-20:00', at('18:00'), true],
    ['Mo, We 09:00-13:00', at('10:00', '2026-11-25'), true],
  ])('%s at %o: %s', (timing, moment, isOpen) => expect(isOpenAt(timing, moment)).toBe(isOpen))

  it.each([
    '',
    'ask at the gate',
    '9 - 5',
    '25:00-26:00',
    '9:75 AM - 8:00 PM',
    '13:00 PM - 2:00 PM',
    'Mo-Sa',
  ])('cannot tell for "%s"', (timing) => {
    expect(readTiming(timing)).toBeNull()
    expect(isOpenAt(timing, at('10:00'))).toBeNull()
  })
})

describe('one span for every day', () => {
  it.each([
    ['9:00 AM - 8:00 PM', { from: '09:00', until: '20:00' }],
    ['8:00 PM - 6:00 AM', { from: '20:00', until: '06:00' }],
    ['24/7', null],
    ['Mo-Sa 09:00-14:00', null],
    ['09:00-13:00, 17:00-20:00', null],
    ['whenever', null],
  ])('%s', (timing, span) => expect(dailySpan(timing)).toEqual(span))
})
