import { describe, expect, it } from 'vitest'
import town from '../../../../town.json' with { type: 'json' }
import type { ClinicHours } from '../../kit/time/clinic-hours.ts'
import { closedDays, dailySpan, isOpenAt, spansOn } from './facilities.opening.ts'
import { readTiming, timingOfClinics } from './facilities.timing.ts'

// 2026-11-21 is a Saturday.
const holiday = '2026-11-24'
const at = (time: string, day = '2026-11-21') => ({ day, time, holidays: [holiday] })

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
    // Seasons, also over the end of the year.
    ['Apr 16-Oct 15 08:00-14:00; Oct 16-Apr 15 09:00-15:00', at('08:30', '2026-10-15'), true],
    ['Apr 16-Oct 15 08:00-14:00; Oct 16-Apr 15 09:00-15:00', at('08:30', '2026-10-16'), false],
    ['Apr 16-Oct 15 08:00-14:00; Oct 16-Apr 15 09:00-15:00', at('14:30', '2027-04-15'), true],
    ['Apr 16-Oct 15 08:00-14:00; Oct 16-Apr 15 09:00-15:00', at('14:30', '2027-04-16'), false],
    ['16 April - 15 October: Mo-Sa 08:00-14:00', at('09:00', '2026-07-06'), true],
    ['16 April - 15 October: Mo-Sa 08:00-14:00', at('09:00'), false],
    ['Feb 29 - Mar 1 20:00-06:00', at('05:00', '2027-03-02'), true],
    // Public holidays.
    ['Mo-Sa 09:00-14:00; PH off', at('10:00', holiday), false],
    ['Mo-Sa 09:00-14:00; PH closed', at('10:00'), true],
    ['Mo-Sa 09:00-14:00; PH 10:00-12:00', at('13:00', holiday), false],
    ['Mo-Sa 09:00-14:00; PH 10:00-12:00', at('11:00', holiday), true],
    ['Mo-Sa,PH 09:00-14:00', at('11:00', holiday), true],
    ['20:00-06:00; PH off', at('05:00', holiday), true],
    ['20:00-06:00; PH off', at('05:00', '2026-11-25'), false],
    ['24/7', at('11:00', holiday), true],
    // Of a holiday it says nothing: nobody is sent there as to an open place.
    ['Mo-Sa 09:00-14:00', at('10:00', holiday), null],
    ['Mo-Sa 09:00-14:00', at('15:00', holiday), false],
    ['Mo-Su 09:00-14:00; Su off', at('10:00', '2026-11-22'), false],
    ['Mo-Su 09:00-14:00; Su off', at('10:00'), true],
  ])('%s at %o: %s', (timing, moment, isOpen) => expect(isOpenAt(timing, moment)).toBe(isOpen))

  it.each([
    '',
    'ask at the gate',
    '9 - 5',
    '25:00-26:00',
    '9:75 AM - 8:00 PM',
    '13:00 PM - 2:00 PM',
    'Mo-Sa',
    'PH off',
    'off',
    'Jun 1-Jun 30 off',
    'Feb 30-Mar 1 09:00-14:00',
    'Apr 16 09:00-14:00',
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
    ['9:00 AM - 8:00 PM; PH off', null],
    ['Apr 16-Oct 15 08:00-14:00', null],
  ])('%s', (timing, span) => expect(dailySpan(timing)).toEqual(span))
})

describe('the hours of a day, where they differ', () => {
  it.each([
    ['Mo-Sa 17:00-20:00, 09:00-13:00', '2026-11-21', ['09:00-13:00', '17:00-20:00']],
    ['Mo-Sa 09:00-14:00', '2026-11-22', []],
    ['Mo-Sa 09:00-14:00; PH off', holiday, []],
    ['Mo-Sa 09:00-14:00', holiday, null],
    ['9:00 AM - 8:00 PM', '2026-11-21', null],
    ['24/7', '2026-11-21', null],
    ['ask us', '2026-11-21', null],
  ])('%s on %s', (timing, day, spans) => {
    const said = spansOn(timing, at('10:00', day))?.map(({ from, until }) => `${from}-${until}`) ?? null
    expect(said).toEqual(spans)
  })
})

describe('the hours of public clinics', () => {
  const hours = town.clinicHours as ClinicHours
  const written = 'Apr 16-Oct 15 Mo-Sa 08:00-14:00; Oct 16-Apr 15 Mo-Sa 09:00-15:00; PH off'

  it.each([
    [hours, written],
    [{ ...hours, closedWeekdays: [] }, written.replaceAll(' Mo-Sa', '')],
    [{ ...hours, closedWeekdays: ['thursday'] }, written.replaceAll('Mo-Sa', 'Mo-We,Fr-Su')],
    [
      {
        ...hours,
        seasons: [{ from: '01-01', opens: '09:00', closes: '15:00' }],
        closedWeekdays: ['saturday'],
      },
      'Mo-Fr,Su 09:00-15:00; PH off',
    ],
  ] as [ClinicHours, string][])('are written so that they are read again', (said, text) => {
    expect(timingOfClinics(said)).toBe(text)
    expect(readTiming(text)).not.toBeNull()
    expect(text.length).toBeLessThanOrEqual(120)
  })
})

describe('the closed days of the season', () => {
  const halfYears = 'Apr 16-Oct 15 Mo-Sa 08:00-14:00; Oct 16-Apr 15 Mo-Fr 09:00-15:00; PH off'

  it.each([
    [halfYears, '2026-07-01', [0, 7], true],
    [halfYears, '2026-12-01', [6, 0, 7], true],
    ['Mo-Fr 09:00-14:00; Sa 09:00-12:00', '2026-12-01', [0], false],
    ['Mo-Su,PH 09:00-14:00', '2026-12-01', [], true],
  ])('%s on %s', (timing, day, closed, areOthersSame) => {
    expect(closedDays(timing, at('10:00', day))).toEqual({ closed, areOthersSame })
  })

  it.each(['24/7', 'ask us'])('are not known of %s', (timing) => {
    expect(closedDays(timing, at('10:00'))).toBeNull()
  })
})
