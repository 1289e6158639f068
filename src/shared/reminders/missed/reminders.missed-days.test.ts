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

it.each<[why: string, marked: MarkedDose[], count: number]>([
  ['nothing marked', [], 1],
  ['one dose taken two days ago', [mark('2026-11-23', '20:00')], 0],
  ['one dose taken yesterday', [mark('2026-11-24', '08:00')], 0],
  ['only today’s taken', [mark('2026-11-25', '08:00')], 1],
  ['skipped for want of it', [mark('2026-11-24', '08:00', { state: 'skipped', reason: 'ranOut' })], 1],
  [
    'told to stop since yesterday',
    ['08:00', '20:00'].map((time) => mark('2026-11-24', time, { state: 'skipped', reason: 'stopped' })),
    0,
  ],
])('%s', (_, marked, count) => {
  expect(medicinesMissed([medicine('a')], marked, today, 'Asia/Kolkata')).toBe(count)
})

it.each([
  ['a medicine that began yesterday', medicine('a', { startsOn: '2026-11-24' }), 0],
  ['one for every other day', medicine('a', { cycle: { on: 1, off: 1 } }), 0],
  ['one as needed', medicine('a', { times: [], asNeeded: { gapHours: 6, mostPerDay: 4, amount: 1 } }), 0],
  ['a removed one', medicine('a', {}, true), 0],
  ['one that ended yesterday', medicine('a', { endsOn: '2026-11-24' }), 1],
])('%s', (_, reminder, count) => {
  expect(medicinesMissed([reminder], [], today, 'Asia/Kolkata')).toBe(count)
})
