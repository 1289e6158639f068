import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays } from '../kit/time/town-time.ts'
import { everyDays, isCycle, isDayOfCycle, maxCycleDays, oneRhythm } from './reminders.cycle.ts'
import { dosesOfDay, nextDose, stateOf } from './reminders.schedule.ts'

const cycles = fc
  .record({ on: fc.integer({ min: 1, max: 60 }), off: fc.integer({ min: 1, max: 60 }) })
  .filter(isCycle)
/** Over the end of a leap February and two changes of clocks elsewhere. */
const starts = fc.integer({ min: 0, max: 2000 }).map((days) => addDays('2026-11-21', days))

it('from the first day on: so many days with, then so many without, again and again', () => {
  fc.assert(
    fc.property(cycles, starts, fc.integer({ min: 0, max: 5 }), (cycle, startsOn, round) => {
      const length = cycle.on + cycle.off
      const days = Array.from({ length }, (_, n) => addDays(startsOn, round * length + n))
      const taken = days.map((day) => isDayOfCycle(cycle, startsOn, day))
      expect(taken).toEqual([
        ...Array.from({ length: cycle.on }, () => true),
        ...Array.from({ length: cycle.off }, () => false),
      ])
    }),
  )
})

it.each([
  [{ on: 1, off: 1 }, 2],
  [{ on: 1, off: 29 }, 30],
  [{ on: 21, off: 7 }, null],
])('%o is every %s days', (cycle, days) => {
  expect(everyDays(cycle)).toBe(days)
})

it.each([
  [{ on: 1, off: 1 }, true],
  [{ on: 1, off: maxCycleDays - 1 }, true],
  [{ on: 1, off: maxCycleDays }, false],
  [{ on: 0, off: 7 }, false],
  [{ on: 7, off: 0 }, false],
  [{ on: 1.5, off: 1 }, false],
  [{ on: Number.NaN, off: 1 }, false],
])('%o is a cycle: %s', (cycle, is) => {
  expect(isCycle(cycle)).toBe(is)
})

const everyDay = [0, 1, 2, 3, 4, 5, 6]
const second = { on: 1, off: 1 }
it.each([
  ['no cycle', { days: [1], cycle: null }, { days: [1], cycle: null }, { days: [1], cycle: null }],
  ['a cycle', { days: everyDay, cycle: second }, { days: everyDay }, { days: everyDay, cycle: second }],
  [
    'weekdays said last',
    { days: [1], cycle: second },
    { days: [1], cycle: null },
    { days: [1], cycle: null },
  ],
  [
    'weekdays said by an earlier version',
    { days: [1], cycle: second },
    { days: [1] },
    { days: [1], cycle: null },
  ],
  [
    'a cycle said last',
    { days: [1], cycle: second },
    { days: everyDay, cycle: second },
    { days: everyDay, cycle: second },
  ],
])('days of the week or a cycle, never both: %s', (_, plan, said, kept) => {
  expect(oneRhythm(plan, said)).toEqual(kept)
})

const nabha = 'Asia/Kolkata'
const daily = {
  since: '2026-01-01T00:00:00.000Z',
  dosage: '',
  times: ['08:00', '14:00', '20:00'],
  days: everyDay,
  startsOn: '2026-01-01',
  endsOn: null,
}

it('the next dose is the first one that any day lists as still ahead, whatever the plan', () => {
  const rhythms = fc.oneof(
    fc.subarray([0, 1, 2, 3, 4, 5, 6], { minLength: 1 }).map((days) => ({ days, cycle: null })),
    fc
      .record({ on: fc.integer({ min: 1, max: 30 }), off: fc.integer({ min: 1, max: 60 }) })
      .map((cycle) => ({ days: [0, 1, 2, 3, 4, 5, 6], cycle })),
  )
  const near = (min: number, max: number) =>
    fc.integer({ min, max }).map((days) => addDays('2026-11-21', days))
  const plans = fc.record({ rhythm: rhythms, startsOn: near(-200, 60), endsOn: fc.option(near(-10, 200)) })
  fc.assert(
    fc.property(plans, fc.constantFrom('00:00', '08:00', '13:59', '23:59'), ({ rhythm, ...bounds }, time) => {
      const now = new Date(`2026-11-21T${time}:00+05:30`)
      const one = { id: 'pill', name: 'Pill', isRemoved: false, plans: [{ ...daily, ...rhythm, ...bounds }] }
      const days = Array.from({ length: 200 }, (_, ahead) => addDays('2026-11-21', ahead))
      const ahead = days
        .flatMap((day) => dosesOfDay([one], [], day, nabha))
        .find((dose) => stateOf(dose, now, nabha) === 'upcoming')
      expect(nextDose([one], [], now, nabha)).toEqual(ahead)
    }),
  )
})
