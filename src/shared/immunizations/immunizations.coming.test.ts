import { expect, it } from 'vitest'
import { addDays } from '../kit/time/town-time.ts'
import { visitsComingOn } from './immunizations.coming.ts'
import { scheduleOf } from './immunizations.schedule.ts'

const bornFor = (day: string, at: string) => visitsComingOn(day).find((visit) => visit.at === at)?.bornOn

it.each([
  ['2026-11-21', 'weeks6', ['2026-10-10']],
  ['2026-11-21', 'weeks14', ['2026-08-15']],
  ['2026-11-21', 'months9', ['2026-02-21']],
  ['2026-11-21', 'years16', ['2010-11-21']],
  // February is too short for whoever was born on the last days of May.
  ['2026-02-28', 'months9', ['2025-05-28', '2025-05-29', '2025-05-30', '2025-05-31']],
  ['2026-01-01', 'weeks6', ['2025-11-20']],
])('on %s the age of %s is reached by who was born on %j', (day, at, born) => {
  expect(bornFor(day, at)).toEqual(born)
})

it('says nothing at birth: the family is in the hospital then', () => {
  expect(bornFor('2026-11-21', 'birth')).toBeUndefined()
})

it.each(['2010-02-28', '2024-02-29', '2025-08-31', '2026-01-01'])(
  'finds each visit of a child born on %s on its day, and not on the days around it',
  (bornOn) => {
    for (const { at, from } of scheduleOf(bornOn, new Map(), bornOn)) {
      const around = [-2, -1, 0, 1, 2].map((days) => addDays(from, days))
      const found = around.filter((day) => bornFor(day, at)?.includes(bornOn))
      expect(found).toEqual(at === 'birth' ? [] : [from])
    }
  },
)
