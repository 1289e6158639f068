import { describe, expect, it } from 'vitest'
import {
  answerDueAt,
  firstWarningAt,
  isUnconfirmed,
  lapsesAt,
  nextWarningAt,
} from './appointments.deadlines.ts'

const zone = 'Asia/Kolkata'
const at = (text: string) => new Date(`${text.replace(' ', 'T')}:00+05:30`)
const town = {
  timeZone: zone,
  clinicHours: {
    seasons: [
      { from: '04-16', opens: '08:00', closes: '14:00' },
      { from: '10-16', opens: '09:00', closes: '15:00' },
    ],
    closedWeekdays: ['sunday'],
    holidays: [],
  },
} as const

/** 2026-11-21 is a Saturday; clinics are open from 9 to 15, and not on Sunday. */
describe('until when a doctor must answer', () => {
  it.each([
    ['two clinic hours', 'in-person', '2026-11-21 10:00', '2026-11-24 10:00', '2026-11-21 12:00'],
    ['over the night and a Sunday', 'in-person', '2026-11-21 14:00', '2026-11-24 10:00', '2026-11-23 10:00'],
    ['from the opening on', 'in-person', '2026-11-23 06:00', '2026-11-24 10:00', '2026-11-23 11:00'],
    ['in summer from 8 to 14', 'in-person', '2026-06-01 13:00', '2026-06-05 10:00', '2026-06-02 09:00'],
    [
      'half of what is left of a teleconsultation',
      'teleconsultation',
      '2026-11-21 10:00',
      '2026-11-21 13:00',
      '2026-11-21 11:00',
    ],
    [
      'two clinic hours where half is longer',
      'teleconsultation',
      '2026-11-21 10:00',
      '2026-11-21 18:00',
      '2026-11-21 12:00',
    ],
    // Two clinic hours would end after it has lapsed: nobody else could ever be asked.
    [
      'half, before the clinics open',
      'in-person',
      '2026-11-22 20:00',
      '2026-11-23 09:00',
      '2026-11-23 02:00',
    ],
    [
      'a quarter of an hour at least',
      'teleconsultation',
      '2026-11-21 10:00',
      '2026-11-21 11:20',
      '2026-11-21 10:15',
    ],
    ['never later than it lapses', 'in-person', '2026-11-21 10:00', '2026-11-21 11:05', '2026-11-21 10:05'],
  ] as const)('%s', (_, type, since, startsAt, due) => {
    expect(answerDueAt({ startsAt: at(startsAt), type }, at(since), town)).toEqual(at(due))
  })
})

it('a request lapses an hour before its time, an offer by the time that was offered', () => {
  const startsAt = at('2026-11-21 10:00')
  expect(lapsesAt({ startsAt })).toEqual(at('2026-11-21 09:00'))
  expect(lapsesAt({ startsAt, offerStartsAt: at('2026-11-23 10:15') })).toEqual(at('2026-11-23 09:15'))
})

describe('the next time at which the patient is told that nobody has confirmed', () => {
  it.each([
    ['asked days ahead', '2026-11-19 09:00', '2026-11-21 10:00', '2026-11-20 18:00'],
    ['told in the evening', '2026-11-20 18:00', '2026-11-21 10:00', '2026-11-21 07:00'],
    ['told three hours before', '2026-11-21 07:00', '2026-11-21 10:00', null],
    ['asked late in the evening', '2026-11-20 21:00', '2026-11-21 10:00', '2026-11-21 07:00'],
    ['asked two hours before', '2026-11-21 08:00', '2026-11-21 10:00', null],
    ['just after midnight', '2026-11-20 09:00', '2026-11-21 00:30', '2026-11-20 18:00'],
    ['just after midnight, told at six', '2026-11-20 18:00', '2026-11-21 00:30', '2026-11-20 21:30'],
  ])('%s', (_, after, startsAt, next) => {
    const appointment = { startsAt: at(startsAt), day: startsAt.slice(0, 10) }
    expect(nextWarningAt(appointment, at(after), zone)).toEqual(next && at(next))
  })
})

describe('the first time at which the patient of a late request is told so', () => {
  it.each([
    ['as usual, days ahead', '2026-11-19 09:00', '2026-11-20 18:00'],
    ['as usual, just before three hours', '2026-11-21 06:59', '2026-11-21 07:00'],
    ['three hours ahead: an hour before it lapses', '2026-11-21 07:00', '2026-11-21 08:00'],
    ['a little more than two', '2026-11-21 07:50', '2026-11-21 08:00'],
    ['two: when half of the hour that is left has passed', '2026-11-21 08:00', '2026-11-21 08:30'],
    ['ninety minutes, the least', '2026-11-21 08:30', '2026-11-21 08:45'],
    ['after it has lapsed', '2026-11-21 09:00', null],
  ])('%s', (_, since, first) => {
    const appointment = { startsAt: at('2026-11-21 10:00'), day: '2026-11-21' }
    expect(firstWarningAt(appointment, at(since), zone)).toEqual(first && at(first))
  })

  it('is never later than an hour before the lapse, if it was asked for before that, and always before it', () => {
    for (let minutes = 90; minutes <= 48 * 60; minutes += 1) {
      const startsAt = at('2026-11-21 10:00')
      const since = new Date(startsAt.getTime() - minutes * 60_000)
      const first = firstWarningAt({ startsAt, day: '2026-11-21' }, since, zone)?.getTime() ?? Infinity
      const lapses = lapsesAt({ startsAt }).getTime()
      expect(first).toBeLessThanOrEqual(minutes > 120 ? lapses - 60 * 60_000 : lapses - 15 * 60_000)
      expect(first).toBeGreaterThan(since.getTime())
    }
  })
})

describe('whether the patient must not set out', () => {
  it.each([
    ['pending', '2026-11-20 17:59', false],
    ['pending', '2026-11-20 18:00', true],
    ['pending', '2026-11-21 09:30', true],
    ['scheduled', '2026-11-21 09:30', false],
    ['failed', '2026-11-21 09:30', false],
  ])('%s at %s: %s', (status, now, is) => {
    const appointment = { status, date: '2026-11-21', startsAt: at('2026-11-21 10:00').toISOString() }
    expect(isUnconfirmed(appointment, at(now), zone)).toBe(is)
  })
})
