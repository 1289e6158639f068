import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { everyDay, type MarkedDose, type Plan } from './reminders.schedule.ts'
import { leftNow, runsOutOn, usedBetween } from './reminders.stock.ts'

const zone = 'Asia/Kolkata'
const at = (text: string) => new Date(`2026-11-${text}:00+05:30`)
const plan: Plan = {
  since: '2026-11-01T00:00:00Z',
  dosage: '',
  times: ['08:00', '20:00'],
  unit: 'tablet',
  amounts: { '08:00': 1, '20:00': 0.5 },
  days: [...everyDay],
  startsOn: '2026-11-01',
  endsOn: null,
}
const reminder = { id: 'a', name: 'a', isRemoved: false, plans: [plan] }
const counted = { left: 10, since: at('21T10:00').toISOString() }
const mark = (day: number, time: string, state: MarkedDose['state']): MarkedDose => ({
  reminderId: 'a',
  day: `2026-11-${day}`,
  time,
  state,
})
const left = (marked: MarkedDose[], now: Date) => leftNow(counted, reminder, marked, now, zone)

describe('of ten tablets counted at ten in the morning, one in the morning and a half at night', () => {
  it.each<[why: string, marked: MarkedDose[], now: Date, rest: number]>([
    ['all are left an hour later', [], at('21T11:00'), 10],
    ['the dose before the count is not used', [mark(21, '08:00', 'taken')], at('21T11:00'), 10],
    ['what nobody marked counts as taken', [], at('22T21:00'), 8],
    ['what was skipped is still there', [mark(22, '08:00', 'skipped')], at('22T21:00'), 9],
    ['what was taken early is gone', [mark(21, '20:00', 'taken')], at('21T19:30'), 9.5],
    ['never less than nothing', [], at('30T21:00'), 0],
  ])('%s', (_, marked, now, rest) => {
    expect(left(marked, now)).toBe(rest)
  })

  it('a change of the amount counts from then on', () => {
    const more = { ...plan, since: at('22T12:00').toISOString(), amounts: { '08:00': 2, '20:00': 2 } }
    const changed = { ...reminder, plans: [plan, more] }
    expect(leftNow(counted, changed, [], at('22T21:00'), zone)).toBe(10 - 0.5 - 1 - 2)
  })
})

it('they run out on the day with the first dose for which there is not enough', () => {
  expect(runsOutOn(reminder, 3, [], at('21T10:00'), zone)).toBe('2026-11-23')
  expect(runsOutOn(reminder, 0, [], at('21T10:00'), zone)).toBe('2026-11-21')
  expect(runsOutOn(reminder, 0, [mark(21, '20:00', 'taken')], at('21T10:00'), zone)).toBe('2026-11-22')
  expect(runsOutOn(reminder, 1000, [], at('21T10:00'), zone)).toBeNull()
})

it('of what is taken as needed, only what was taken is used, and nothing runs out by itself', () => {
  const asNeeded = { gapHours: 6, mostPerDay: 4, amount: 1 }
  const needed = { ...reminder, plans: [{ ...plan, times: [], amounts: null, asNeeded }] }
  const taken = [mark(21, '12:00', 'taken'), mark(22, '09:13', 'taken')]
  expect(leftNow(counted, needed, taken, at('24T10:00'), zone)).toBe(8)
  expect(runsOutOn(needed, 1, taken, at('24T10:00'), zone)).toBeNull()
})

it('what is used in two stretches is used in the whole', () => {
  const hour = fc.integer({ min: 0, max: 200 })
  fc.assert(
    fc.property(fc.uniqueArray(hour, { minLength: 3, maxLength: 3 }), (hours) => {
      const [first, middle, last] = hours
        .toSorted((one, other) => one - other)
        .map((one) => new Date(at('21T10:00').getTime() + one * 3_600_000)) as [Date, Date, Date]
      const used = (after: Date, until: Date) => usedBetween(reminder, [], { after, until }, zone)
      expect(used(first, middle) + used(middle, last)).toBe(used(first, last))
    }),
  )
})
