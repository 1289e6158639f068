import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../../kit/time/town-time.ts'
import { dosesOfDay, everyDay, type Plan } from '../reminders.schedule.ts'
import { endOfDoses, lastTimeIn, mostDoses } from './reminders.course.ts'

const zone = 'Asia/Kolkata'
const now = { day: '2026-11-25', time: '11:16' }
const plan = (more: Partial<Plan>): Plan => ({
  since: `${now.day}T${now.time}:00+05:30`,
  dosage: '',
  times: ['08:00', '14:00', '20:00'],
  days: [...everyDay],
  startsOn: now.day,
  endsOn: null,
  ...more,
})

describe('a course of so many doses', () => {
  it.each<[why: string, count: number, more: Partial<Plan>, endsOn: string, lastTime: string]>([
    ['the next dose is the first', 1, {}, '2026-11-25', '14:00'],
    ['five, over midnight', 5, {}, '2026-11-26', '20:00'],
    ['on a later first day', 2, { startsOn: '2026-11-30' }, '2026-11-30', '14:00'],
    ['on Mondays', 4, { days: [1] }, '2026-12-07', '08:00'],
    ['every other day', 3, { times: ['08:00'], cycle: { on: 1, off: 1 } }, '2026-12-01', '08:00'],
    ['of this minute', 1, { times: ['11:16'] }, '2026-11-25', '11:16'],
  ])('%s', (_, count, more, endsOn, lastTime) => {
    expect(endOfDoses(plan(more), count, now)).toEqual({ endsOn, lastTime })
  })

  it('has no end without times, or years ahead', () => {
    expect(endOfDoses(plan({ times: [] }), 5, now)).toBeNull()
    const yearly = { times: ['08:00'], cycle: { on: 1, off: 365 } }
    expect(endOfDoses(plan(yearly), mostDoses, now)).toBeNull()
  })

  it('has exactly so many doses, whatever its times, days and first day', () => {
    const time = fc.integer({ min: 0, max: 95 }).map((quarter) => {
      const [hours, minutes] = [Math.floor(quarter / 4), (quarter % 4) * 15]
      return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
    })
    const rhythm = fc.oneof(
      fc.record({ days: fc.subarray([...everyDay], { minLength: 1 }), cycle: fc.constant(null) }),
      fc.record({
        days: fc.constant([...everyDay]),
        cycle: fc.record({ on: fc.integer({ min: 1, max: 3 }), off: fc.integer({ min: 1, max: 5 }) }),
      }),
    )
    const times = fc.uniqueArray(time, { minLength: 1, maxLength: 12 }).map((all) => all.toSorted())
    const count = fc.integer({ min: 1, max: 40 })
    const ahead = fc.integer({ min: 0, max: 9 })
    fc.assert(
      fc.property(times, rhythm, count, ahead, (all, days, wanted, later) => {
        const course = plan({ times: all, ...days, startsOn: addDays(now.day, later) })
        const end = endOfDoses(course, wanted, now)
        const ended = { ...course, ...end }
        // As it is stored: a last day with all its doses has no last one.
        for (const lastTime of [ended.lastTime, lastTimeIn(ended)]) {
          const reminder = { id: 'one', name: 'one', isRemoved: false, plans: [{ ...ended, lastTime }] }
          let doses = 0
          for (let day = now.day; day <= addDays(ended.endsOn ?? now.day, 8); day = addDays(day, 1))
            doses += dosesOfDay([reminder], [], day, zone).length
          expect(doses).toBe(wanted)
        }
      }),
    )
  })
})

it.each<[why: string, more: Partial<Plan>, lastTime: string | null]>([
  ['ends the last day early', { endsOn: '2026-11-27', lastTime: '14:00' }, '14:00'],
  ['is the last of the day', { endsOn: '2026-11-27', lastTime: '20:00' }, null],
  ['is no time of the plan any more', { endsOn: '2026-11-27', lastTime: '15:00' }, null],
  ['goes on', { lastTime: '14:00' }, null],
  ['the last day has no dose', { endsOn: '2026-11-27', days: [1], lastTime: '14:00' }, null],
  ['ends before it begins', { endsOn: '2026-11-20', lastTime: '14:00' }, null],
])('the last dose: %s', (_, more, lastTime) => {
  expect(lastTimeIn(plan(more))).toBe(lastTime)
})
