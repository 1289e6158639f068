import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { neededState, takenTimes, type AsNeeded } from './reminders.as-needed.ts'
import { oneKind } from './reminders.cycle.ts'
import { everyDay } from './reminders.schedule.ts'

const now = new Date('2026-11-25T12:00:00Z')
const hourMs = 60 * 60_000
const ago = (hours: number) => new Date(now.getTime() - hours * hourMs)
const ahead = (hours: number) => new Date(now.getTime() + hours * hourMs)
const paracetamol = { gapHours: 6, mostPerDay: 4 }

describe('a medicine taken as needed, 6 hours apart and at most 4 in 24 hours', () => {
  it.each([
    ['is free before the first dose', [], null, 0],
    ['waits for the gap after a dose', [ago(2)], ahead(4), 1],
    ['is free again when the gap is over', [ago(6)], null, 1],
    ['takes the latest, in whatever order they were marked', [ago(20), ago(1), ago(8)], ahead(5), 3],
    ['waits for the day after four', [ago(23), ago(17), ago(11), ago(6)], ahead(1), 4],
    ['counts nothing older than a day', [ago(24), ago(30), ago(40), ago(50)], null, 0],
    ['counts five that were taken all the same', [ago(20), ago(5), ago(4), ago(3), ago(2)], ahead(19), 5],
  ])('%s', (_, takenAt, freeAt, taken) => {
    expect(neededState(paracetamol, takenAt, now)).toEqual({
      last: takenAt.length > 0 ? new Date(Math.max(...takenAt.map(Number))) : null,
      taken,
      freeAt,
    })
  })
})

it('whoever waits for the free time never takes two within the gap, nor more than the most in 24 hours', () => {
  const rule = fc.record({
    gapHours: fc.integer({ min: 1, max: 24 }),
    mostPerDay: fc.integer({ min: 1, max: 12 }),
  })
  const wishes = fc.array(fc.integer({ min: 0, max: 600 }), { maxLength: 30 })
  fc.assert(
    fc.property(rule, wishes, ({ gapHours, mostPerDay }, waits) => {
      const takenAt: Date[] = []
      let at = now.getTime()
      for (const minutes of waits) {
        at += minutes * 60_000
        const { freeAt } = neededState({ gapHours, mostPerDay }, takenAt, new Date(at))
        if (freeAt) at = freeAt.getTime()
        takenAt.push(new Date(at))
      }
      for (const [n, one] of takenAt.entries()) {
        const apart = one.getTime() - (takenAt[n - 1]?.getTime() ?? 0)
        expect(apart).toBeGreaterThanOrEqual(gapHours * hourMs)
        const ofDay = takenAt.filter((other) => other <= one && other.getTime() > one.getTime() - 24 * hourMs)
        expect(ofDay.length).toBeLessThanOrEqual(mostPerDay)
      }
    }),
  )
})

it('the times are those of the town, of this medicine, and of what was taken', () => {
  const dose = { reminderId: 'a', day: '2026-11-25', time: '08:00', state: 'taken' as const }
  const others = [
    { ...dose, reminderId: 'b' },
    { ...dose, time: '09:00', state: 'skipped' as const },
  ]
  expect(takenTimes(['a'], [dose, ...others], 'Asia/Kolkata')).toEqual([new Date('2026-11-25T02:30:00Z')])
  expect(takenTimes(['a', 'b'], [dose, ...others], 'Asia/Kolkata')).toHaveLength(2)
})

describe('times or as needed, never both', () => {
  const asNeeded: AsNeeded = { gapHours: 6, mostPerDay: 4, amount: 1 }
  const planned = { times: ['08:00'], days: [1], amounts: { '08:00': 1 }, cycle: null, asNeeded: null }
  const needed = { times: [], days: [...everyDay], amounts: null, cycle: null, asNeeded }

  it.each([
    ['as needed drops times, days and amounts', { ...planned, asNeeded }, { ...planned, asNeeded }, needed],
    ['a version without it that names times ends it', { ...planned, asNeeded }, planned, { ...planned }],
    ['one that leaves it as it is keeps it', needed, { ...needed }, needed],
    ['times stay times', planned, planned, planned],
  ])('%s', (_, plan, said, kept) => {
    expect(oneKind(plan, said)).toEqual(kept)
  })
})
