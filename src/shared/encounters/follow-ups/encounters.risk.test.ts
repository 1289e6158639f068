import { describe, expect, it } from 'vitest'
import { mostAtRiskFirst, risksOf, weightOf, type FollowUpFacts } from './encounters.risk.ts'

const nothing: FollowUpFacts = { overdueDays: 0, grade: null, pregnancy: null, age: 40 }

describe('why somebody stands before others', () => {
  it.each<[Partial<FollowUpFacts>, string[], number]>([
    [{}, [], 0],
    [{ overdueDays: 6 }, [], 6],
    [{ overdueDays: 7 }, ['overdue'], 17],
    [{ overdueDays: 30 }, ['overdue'], 40],
    [{ overdueDays: 400 }, ['overdue'], 40],
    [{ overdueDays: -1 }, [], 0],
    [{ grade: 'critical' }, ['critical'], 100],
    [{ grade: 'urgent' }, ['urgent'], 60],
    [{ grade: 'abnormal' }, [], 0],
    [{ grade: 'askHealthWorker' }, [], 0],
    [{ pregnancy: 'pregnant' }, ['pregnancy'], 40],
    [{ pregnancy: 'afterBirth' }, ['pregnancy'], 40],
    [{ pregnancy: 'no' }, [], 0],
    [{ age: 4 }, ['child'], 30],
    [{ age: 5 }, [], 0],
    [{ age: 64 }, [], 0],
    [{ age: 65 }, ['old'], 20],
    [{ age: null }, [], 0],
    [{ age: 70, grade: 'urgent', overdueDays: 10 }, ['urgent', 'old', 'overdue'], 100],
  ])('%o: %o', (facts, risks, weight) => {
    const all = { ...nothing, ...facts }
    expect([risksOf(all), weightOf(all)]).toEqual([risks, weight])
  })
})

it('a red reading comes before an amber one, that before a pregnancy, that before a month of delay alone', () => {
  const red = { ...nothing, grade: 'critical' as const }
  const amber = { ...nothing, grade: 'urgent' as const }
  const pregnant = { ...nothing, pregnancy: 'pregnant' as const, overdueDays: 1 }
  const late = { ...nothing, overdueDays: 30 }
  expect(mostAtRiskFirst([late, pregnant, nothing, amber, red])).toEqual([
    red,
    amber,
    pregnant,
    late,
    nothing,
  ])
})

it('of equal weight the longest overdue comes first', () => {
  const [one, other] = [
    { ...nothing, overdueDays: 40 },
    { ...nothing, overdueDays: 90 },
  ]
  expect(mostAtRiskFirst([one, other])).toEqual([other, one])
})
