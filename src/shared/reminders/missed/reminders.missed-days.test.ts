import { expect, it } from 'vitest'
import { medicinesMissed } from './reminders.missed-days.ts'
import { everyDay, type MarkedDose, type Plan } from '../reminders.schedule.ts'

const today = '2026-11-25'
const medicine = (id: string, plan: Partial<Plan> = {}, isRemoved = false) => ({
  id,
  name: id,
  isRemoved,
  plans: [
    {
      since: '2026-11-01T00:00:00Z',
      dosage: '',
      times: ['08:00', '20:00'],
      days: [...everyDay],
      startsOn: '2026-11-01',
      endsOn: null,
      ...plan,
    },
  ],
})
const mark = (day: string, time: string, more: Partial<MarkedDose> = {}): MarkedDose => ({
  reminderId: 'a',
  day,
  time,
  state: 'taken',
  ...more,
})

const skip = (day: string, time: string, reason: MarkedDose['reason'] = null) =>
  mark(day, time, { state: 'skipped', reason })

it.each<[why: string, marked: MarkedDose[], count: number]>([
  ['nothing marked', [], 1],
  ['one dose taken two days ago', [mark('2026-11-23', '20:00')], 0],
  ['one dose taken yesterday', [mark('2026-11-24', '08:00')], 0],
  ['only today’s taken', [mark('2026-11-25', '08:00')], 1],
  ['the last mark three days ago', [mark('2026-11-22', '20:00')], 1],
  ['skipped yesterday for want of it', [skip('2026-11-24', '08:00', 'ranOut')], 0],
  ['skipped two days ago, without a reason', [skip('2026-11-23', '08:00')], 0],
])('of a daily medicine, %s', (_, marked, count) => {
  expect(medicinesMissed([medicine('a')], marked, today, 'Asia/Kolkata')).toBe(count)
})

// The 25th is a Wednesday.
const mondays: Partial<Plan> = { days: [1], times: ['08:00'] }
const everyOther = (startsOn: string): Partial<Plan> => ({
  cycle: { on: 1, off: 1 },
  startsOn,
  times: ['08:00'],
})
const on = (...days: string[]) => days.map((day) => mark(`2026-11-${day}`, '08:00'))
it.each<[why: string, plan: Partial<Plan>, marked: MarkedDose[], day: string, count: number]>([
  ['every other day, two of them', everyOther('2026-11-20'), [], '2026-11-25', 1],
  ['every other day, two of them, on a day with a dose', everyOther('2026-11-21'), [], '2026-11-25', 1],
  ['every other day, the last one', everyOther('2026-11-20'), on('22'), '2026-11-25', 0],
  ['every other day, the one before', everyOther('2026-11-20'), on('24'), '2026-11-25', 0],
  ['every other day, the first one only', everyOther('2026-11-24'), [], '2026-11-25', 0],
  ['every other day, the first two', everyOther('2026-11-22'), [], '2026-11-25', 1],
  [
    'every third day, yesterday',
    { cycle: { on: 1, off: 2 }, startsOn: '2026-11-21' },
    on('21'),
    '2026-11-25',
    0,
  ],
  [
    'every third day, two days ago',
    { cycle: { on: 1, off: 2 }, startsOn: '2026-11-20' },
    on('20'),
    '2026-11-25',
    1,
  ],
  ['weekly, the next morning', mondays, on('16'), '2026-11-24', 0],
  ['weekly, the morning after that', mondays, on('16'), '2026-11-25', 1],
  ['weekly, marked late', mondays, on('16', '23'), '2026-11-25', 0],
  ['weekly, skipped', mondays, [...on('16'), skip('2026-11-23', '08:00', 'cost')], '2026-11-25', 0],
  ['weekly, on the last of seven mornings', mondays, on('16'), '2026-12-01', 1],
  ['weekly, taken since', mondays, on('16', '30'), '2026-12-01', 0],
  ['Monday and Thursday, the Monday', { ...mondays, days: [1, 4] }, on('19'), '2026-11-25', 1],
  ['Monday, Wednesday, Friday, one of them', { ...mondays, days: [1, 3, 5] }, on('20'), '2026-11-25', 0],
  ['Monday, Wednesday, Friday, two of them', { ...mondays, days: [1, 3, 5] }, on('18'), '2026-11-25', 1],
  ['Saturday and Sunday, the Saturday', { ...mondays, days: [0, 6] }, on('15', '22'), '2026-11-24', 0],
  ['Saturday and Sunday, both', { ...mondays, days: [0, 6] }, on('15'), '2026-11-23', 1],
  ['once a month', { cycle: { on: 1, off: 29 }, startsOn: '2026-11-23' }, [], '2026-11-25', 1],
  [
    'once a month, the last of seven mornings',
    { cycle: { on: 1, off: 29 }, startsOn: '2026-11-17' },
    [],
    '2026-11-25',
    1,
  ],
  [
    'once a month, told of for a week only',
    { cycle: { on: 1, off: 29 }, startsOn: '2026-11-16' },
    [],
    '2026-11-25',
    0,
  ],
  [
    '21 days and a pause, the first day',
    { cycle: { on: 21, off: 7 }, startsOn: '2026-11-24' },
    [],
    '2026-11-25',
    0,
  ],
  [
    '21 days and a pause, two days',
    { cycle: { on: 21, off: 7 }, startsOn: '2026-11-23' },
    [],
    '2026-11-25',
    1,
  ],
  [
    '21 days and a pause, days before the pause',
    { cycle: { on: 21, off: 7 }, startsOn: '2026-11-01' },
    [],
    '2026-11-25',
    0,
  ],
  ['a single dose', { startsOn: '2026-11-23', endsOn: '2026-11-23' }, [], '2026-11-25', 1],
])('%s', (_, plan, marked, day, count) => {
  expect(medicinesMissed([medicine('a', plan)], marked, day, 'Asia/Kolkata')).toBe(count)
})

it.each([
  ['a medicine that began yesterday', medicine('a', { startsOn: '2026-11-24' }), 0],
  ['one as needed', medicine('a', { times: [], asNeeded: { gapHours: 6, mostPerDay: 4, amount: 1 } }), 0],
  ['a removed one', medicine('a', {}, true), 0],
  ['one that ended yesterday', medicine('a', { endsOn: '2026-11-24' }), 1],
  ['one that ended three days ago', medicine('a', { endsOn: '2026-11-22' }), 0],
])('%s', (_, reminder, count) => {
  expect(medicinesMissed([reminder], [], today, 'Asia/Kolkata')).toBe(count)
})
