import { expect, it } from 'vitest'
import { unknownAdult } from './grading/vitals.person.ts'
import { trendOf } from './vitals.trend.ts'

const reading = (date: string, ...values: number[]) => ({ date, values, context: null, grade: null })

it('time runs from left to right, also within a day', () => {
  const trend = trendOf(
    'heartRate',
    [reading('2026-11-21', 90), reading('2026-11-21', 80), reading('2026-11-19', 70)],
    unknownAdult,
  )
  expect(trend.lines[0]?.points.map(({ x }) => x)).toEqual([0, 0.8, 1])
})

it('the scale holds every value and the whole normal range', () => {
  const trend = trendOf('heartRate', [reading('2026-11-21', 141), reading('2026-11-20', 61)], unknownAdult)
  expect(trend.lines[0]?.points.map(({ y }) => y)).toEqual([80 / 90, 0])
  expect(trend.lines[0]?.band).toEqual({ top: 41 / 90, bottom: 1 })
  expect(trend.marks.map(({ value }) => value)).toEqual([100, 51])
})

it('blood pressure has two lines and two normal ranges', () => {
  const { lines, marks } = trendOf('bloodPressure', [reading('2026-11-21', 152, 96)], unknownAdult)
  expect(lines.map(({ points }) => points.length)).toEqual([1, 1])
  expect(lines[0]?.points[0]).toMatchObject({ x: 0.5, y: 0 })
  expect(marks.map(({ value }) => value)).toEqual([139, 100, 89])
})

it('oxygen cannot be above its normal range', () => {
  const { lines, marks } = trendOf('oxygenSaturation', [reading('2026-11-21', 88)], unknownAdult)
  expect(lines[0]).toMatchObject({ points: [{ y: 1 }], band: { top: 0 } })
  expect(marks.map(({ value }) => value)).toEqual([95])
})

it('a child has no normal range of blood pressure, and one value alone is still drawn', () => {
  const child = { ...unknownAdult, ageInYears: 7 }
  const { lines, marks } = trendOf('bloodPressure', [reading('2026-11-21', 100, 100)], child)
  expect(lines.map(({ band }) => band)).toEqual([null, null])
  expect(lines[0]?.points[0]).toMatchObject({ y: 0.5 })
  expect(marks).toEqual([])
})

it('the breaths of a child, whose signs count at any rate, have a normal range', () => {
  const child = { ...unknownAdult, ageInYears: 0, ageInMonths: 8 }
  const { marks } = trendOf('respiratoryRate', [reading('2026-11-21', 52)], child)
  expect(marks.map(({ value }) => value)).toEqual([49, 20])
})
