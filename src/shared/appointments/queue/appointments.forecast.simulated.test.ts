import { expect, it } from 'vitest'
import { turnAt } from './appointments.forecast.ts'

/** mulberry32: the same days on every machine. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const patients = 80
const opens = 540
const planned = 4.5

interface Visit {
  from: number
  to: number
}
/** By number: the visit, or when a patient was called who was not there. */
type SimulatedDay = ({ visit: Visit } | { absentAt: number })[]

/**
 * A doctor who comes up to 25 minutes late, is faster or slower than planned, and drinks tea once; visits of very
 * different length; every twelfth patient is not there.
 */
function simulate(random: () => number): SimulatedDay {
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  const usual = planned * (0.75 + 0.4 * random())
  const teaAt = 25 + Math.floor(random() * 30)
  const teaMinutes = 10 + 15 * random()
  let now = opens + 25 * random()
  return Array.from({ length: patients }, (_, nth) => {
    if (nth === teaAt) now += teaMinutes
    if (random() < 1 / 12) return { absentAt: (now += 0.5) }
    const from = now
    // The mean of a log-normal length is e^(σ²/2) times its median.
    now += usual * Math.exp(0.7 * normal() - 0.245) + 0.3
    return { visit: { from, to: now } }
  })
}

/** How many minutes the forecast is wrong, for everybody who waits, every half hour from when the session should begin. */
function errorsOf(day: SimulatedDay): number[] {
  const last = Math.max(...day.map(calledAt))
  const errors: number[] = []
  for (let now = opens; now < last; now += 30) errors.push(...errorsAt(day, now))
  return errors
}

function errorsAt(day: SimulatedDay, now: number): number[] {
  const seen = day.flatMap((one) => ('visit' in one && one.visit.from <= now ? [one.visit] : []))
  const visits = seen.map(({ from, to }) => ({ from, to: to <= now ? to : null }))
  const absent = day.filter((one) => 'absentAt' in one && one.absentAt <= now).length
  const known = { now, opens, planned, visits, absent }
  return day
    .filter((one) => calledAt(one) > now)
    .flatMap((one, before) => ('visit' in one ? [Math.abs(turnAt(known, before) - one.visit.from)] : []))
}

function calledAt(one: SimulatedDay[number]): number {
  return 'visit' in one ? one.visit.from : one.absentAt
}

function medianOf(numbers: readonly number[]): number {
  const inOrder = numbers.toSorted((one, other) => one - other)
  return inOrder[Math.floor(inOrder.length / 2)] ?? Infinity
}

it('on 200 days with 80 patients in six hours half of all forecasts are wrong by 15 minutes at most', () => {
  const days = Array.from({ length: 200 }, (_, seed) => simulate(seeded(seed + 1)))
  const ends = days.map((day) => Math.max(...day.flatMap((one) => ('visit' in one ? [one.visit.to] : []))))
  // The days are of about six hours.
  expect(medianOf(ends) - opens).toBeGreaterThan(330)
  expect(medianOf(ends) - opens).toBeLessThan(390)
  const errors = days.map(errorsOf)
  expect(errors.flat().length).toBeGreaterThan(50_000)
  expect(medianOf(errors.flat())).toBeLessThanOrEqual(15)
  // Not by a few very good days.
  const good = errors.filter((ofDay) => medianOf(ofDay) <= 15)
  expect(good.length).toBeGreaterThanOrEqual(100)
})
