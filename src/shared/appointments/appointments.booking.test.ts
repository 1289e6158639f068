import { describe, expect, it } from 'vitest'
import { checkBookingTime, gridTimes, nextFreeTimes, overlaps } from './appointments.booking.ts'

const zone = 'Asia/Kolkata'
const now = new Date('2026-11-21T10:00:00+05:30')

describe('the requested time', () => {
  it.each([
    ['2026-11-21', '11:30', {}],
    // Nobody could answer and the patient come.
    ['2026-11-21', '11:15', { time: 'timeTooSoon' }],
    ['2026-11-21', '10:15', { time: 'timeTooSoon' }],
    ['2026-11-21', '10:00', { time: 'timePast' }],
    ['2026-11-21', '09:45', { time: 'timePast' }],
    ['2026-11-21', '10:20', { time: 'timeGrid' }],
    ['2026-11-20', '23:45', { date: 'datePast' }],
    ['2027-02-19', '00:00', {}],
    ['2027-02-20', '00:00', { date: 'dateTooFar' }],
  ])('%s %s', (date, time, problem) => {
    expect(checkBookingTime({ date, time }, now, zone)).toEqual(problem)
  })

  it('is checked against the town’s day, even late in the UTC evening', () => {
    const afterMidnight = new Date('2026-11-21T18:45:00Z')
    expect(checkBookingTime({ date: '2026-11-21', time: '23:45' }, afterMidnight, zone)).toEqual({
      date: 'datePast',
    })
    expect(checkBookingTime({ date: '2026-11-22', time: '00:15' }, afterMidnight, zone)).toEqual({
      time: 'timePast',
    })
  })
})

describe('the next free times', () => {
  it('are the next free ones of the grid', () => {
    const busy = new Set(['2026-11-21 15:15', '2026-11-21 15:45'])
    const free = nextFreeTimes({ date: '2026-11-21', time: '15:00' }, (date, time) =>
      busy.has(`${date} ${time}`),
    )
    expect(free.map((one) => one.time)).toEqual(['15:30', '16:00', '16:15'])
  })

  it('continue on the next day when the clinic closes', () => {
    const free = nextFreeTimes({ date: '2026-11-30', time: '19:30' }, () => false)
    expect(free).toEqual([
      { date: '2026-11-30', time: '19:45' },
      { date: '2026-12-01', time: '08:00' },
      { date: '2026-12-01', time: '08:15' },
    ])
  })

  it('are empty when a whole week is busy', () => {
    expect(nextFreeTimes({ date: '2026-11-21', time: '15:00' }, () => true)).toEqual([])
  })
})

describe('two visits of one day', () => {
  it.each([
    ['10:00', 15, '10:15', 15, false],
    ['10:15', 15, '10:00', 15, false],
    ['10:00', 15, '10:00', 15, true],
    ['10:00', 30, '10:15', 15, true],
    ['10:15', 15, '10:00', 30, true],
    ['10:00', 60, '10:15', 15, true],
    ['09:45', 30, '10:15', 45, false],
  ])('%s for %i minutes and %s for %i minutes overlap: %s', (time, minutes, otherTime, otherMinutes, is) => {
    expect(overlaps({ time, minutes }, { time: otherTime, minutes: otherMinutes })).toBe(is)
  })
})

it('the grid has steps of a quarter of an hour', () => {
  expect(gridTimes('09:00', '10:00')).toEqual(['09:00', '09:15', '09:30', '09:45'])
})
