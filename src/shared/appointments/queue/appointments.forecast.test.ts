import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { leaveAt, paceOf, turnAt, type DayOfQueue } from './appointments.forecast.ts'

const nine = 540
const quiet: DayOfQueue = { now: 500, opens: nine, planned: 4, visits: [], absent: 0 }
const every = (minutes: number, count: number) =>
  Array.from({ length: count }, (_, nth) => ({ from: nine + nth * minutes, to: nine + (nth + 1) * minutes }))

it.each<[what: string, day: DayOfQueue, before: number, turn: number]>([
  ['before the session as planned', quiet, 10, nine + 40],
  ['from now on while the doctor is late', { ...quiet, now: 560 }, 10, 600],
  [
    'after who is inside has had the usual time',
    { ...quiet, now: 542, visits: [{ from: nine, to: null }] },
    0,
    544,
  ],
  [
    'any minute when who is inside takes long',
    { ...quiet, now: 570, visits: [{ from: nine, to: null }] },
    0,
    571,
  ],
])('the turn is expected %s', (_, day, before, turn) => {
  expect(turnAt(day, before)).toBe(turn)
})

it('the pace goes from the plan to what is usual, and a break does not spoil it', () => {
  expect(paceOf({ planned: 4, visits: [] })).toBe(4)
  const slow = every(8, 20)
  expect(paceOf({ planned: 4, visits: slow })).toBeCloseTo((19 * 8 + 12 * 4) / 31)
  const later = every(8, 2).map(({ from, to }) => ({ from: from + 240, to: to + 240 }))
  expect(paceOf({ planned: 4, visits: [...slow, ...later] })).toBeLessThan(8)
})

it('those who do not come shorten the wait', () => {
  const day = { ...quiet, now: 700, visits: every(4, 33) }
  expect(turnAt({ ...day, absent: 15 }, 20)).toBe(turnAt(day, 15))
})

it.each([
  // 10 km: 42 minutes on the road, and twenty to spare.
  [660, 10, 595],
  [660, 0, 640],
  [662, 0, 640],
])('for a turn at %i from %i km away one leaves at %i', (turn, km, leave) => {
  expect(leaveAt(turn, km)).toBe(leave)
})

const anyDay = fc
  .record({
    late: fc.integer({ min: -60, max: 300 }),
    planned: fc.integer({ min: 1, max: 30 }),
    gaps: fc.array(fc.integer({ min: 0, max: 90 }), { maxLength: 60 }),
    isInside: fc.boolean(),
    absent: fc.nat(20),
  })
  .map(({ late, planned, gaps, isInside, absent }): DayOfQueue => {
    let at = nine
    const begins = gaps.map((gap) => (at += gap))
    const visits = begins.map((from, nth) => ({
      from,
      to: isInside && nth === begins.length - 1 ? null : (begins[nth + 1] ?? from),
    }))
    return { now: at + late, opens: nine, planned, visits, absent }
  })

describe('whatever happened', () => {
  it('nobody is promised a turn in the past or before the session, and never an earlier one than who is before', () => {
    fc.assert(
      fc.property(anyDay, fc.nat(80), (day, before) => {
        const turn = turnAt(day, before)
        expect(Number.isFinite(turn)).toBe(true)
        expect(turn).toBeGreaterThanOrEqual(Math.max(day.now, day.opens))
        expect(turnAt(day, before + 1)).toBeGreaterThanOrEqual(turn)
      }),
    )
  })

  it('one leaves home at a full five minutes, in time for the turn', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1439 }),
        fc.double({ min: 0, max: 60, noNaN: true }),
        (turn, km) => {
          const leave = leaveAt(turn, km)
          expect(Math.abs(leave % 5)).toBe(0)
          expect(leave + 20 + (km * 1.4 * 60) / 20).toBeLessThanOrEqual(turn + 1e-9)
        },
      ),
    )
  })
})
