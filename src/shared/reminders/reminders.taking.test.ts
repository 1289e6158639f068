import { expect, it } from 'vitest'
import type { MarkedDose, Reminder } from './reminders.schedule.ts'
import { takingOf } from './reminders.taking.ts'

/** Saturday, half past eight in the evening; morning and evening doses since the 18th. */
const now = new Date('2026-11-21T20:30:00+05:30')
const reminder: Reminder = {
  id: 'pill',
  name: 'Pill',
  isRemoved: false,
  plans: [
    {
      since: '2026-11-17T18:30:00.000Z',
      dosage: '',
      times: ['08:00', '20:00'],
      days: [0, 1, 2, 3, 4, 5, 6],
      startsOn: '2026-11-18',
      endsOn: null,
    },
  ],
}
const mark = (day: string, time: string, more: Partial<MarkedDose> = {}): MarkedDose => ({
  reminderId: 'pill',
  day,
  time,
  state: 'taken',
  ...more,
})
const skipped = (day: string, time: string, reason: MarkedDose['reason'] = null) =>
  mark(day, time, { state: 'skipped', reason })

it('counts what is over; the dose that is due now is nobody’s fault yet', () => {
  const marked = [
    mark('2026-11-18', '08:00'),
    skipped('2026-11-18', '20:00', 'forgot'),
    skipped('2026-11-19', '08:00', 'ranOut'),
    skipped('2026-11-19', '20:00', 'ranOut'),
    skipped('2026-11-20', '08:00'),
  ]
  expect(takingOf(reminder, marked, now, 'Asia/Kolkata')).toEqual({
    planned: 7,
    taken: 1,
    skipped: 4,
    unmarked: 2,
    reasons: [
      { reason: 'ranOut', count: 2 },
      { reason: 'forgot', count: 1 },
    ],
  })
})

it('counts a dose that was taken early, and nothing from more than two weeks ago', () => {
  const marked = [mark('2026-11-21', '20:00'), mark('2026-11-01', '08:00')]
  expect(takingOf(reminder, marked, now, 'Asia/Kolkata')).toMatchObject({ planned: 8, taken: 1, unmarked: 7 })
})

it('of a removed medicine only what was marked counts', () => {
  const removed = { ...reminder, isRemoved: true }
  const marked = [skipped('2026-11-19', '08:00', 'stopped')]
  expect(takingOf(removed, marked, now, 'Asia/Kolkata')).toMatchObject({
    planned: 1,
    skipped: 1,
    unmarked: 0,
  })
})
