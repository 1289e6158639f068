import { describe, expect, it } from 'vitest'
import { addDays, dayIn, instantIn, startOfDay, timeIn } from './town-time.ts'

const nabha = 'Asia/Kolkata'

describe('days and times of a place', () => {
  it('use the place’s time zone, not the machine’s', () => {
    const instant = new Date('2026-11-21T18:45:30.500Z')
    expect([dayIn(nabha, instant), timeIn(nabha, instant)]).toEqual(['2026-11-22', '00:15'])
    expect(dayIn('America/New_York', instant)).toBe('2026-11-21')
  })

  it('convert to instants and back', () => {
    expect(instantIn(nabha, '2026-11-22', '00:15').toISOString()).toBe('2026-11-21T18:45:00.000Z')
    for (const time of ['00:00', '01:30', '12:00', '23:45']) {
      const instant = instantIn('Europe/Berlin', '2027-03-29', time)
      expect([dayIn('Europe/Berlin', instant), timeIn('Europe/Berlin', instant)]).toEqual([
        '2027-03-29',
        time,
      ])
    }
    expect(startOfDay(nabha, '2026-11-22').toISOString()).toBe('2026-11-21T18:30:00.000Z')
  })

  it.each([
    ['2026-11-30', 1, '2026-12-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-01-01', -1, '2026-12-31'],
    ['2026-02-30', 0, '2026-03-02'],
  ])('%s and %i days', (day, count, other) => {
    expect(addDays(day, count)).toBe(other)
  })
})
