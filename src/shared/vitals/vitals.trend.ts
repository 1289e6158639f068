import type { Grade } from './grading/vitals.grades.ts'
import { normalBands } from './grading/vitals.band.ts'
import type { Person } from './grading/vitals.person.ts'
import { possible } from './vitals.possible.ts'
import type { GradedType, SugarContext } from './vitals.units.ts'

interface Measured {
  date: string
  values: readonly number[]
  context: SugarContext | null
  grade: Grade | null
}

/** Coordinates from 0 to 1: left to right, top to bottom. */
export interface TrendPoint {
  x: number
  y: number
  grade: Grade | null
}
export interface Trend {
  /** One line, or two for blood pressure, oldest point first; each with its normal range where there is one. */
  lines: { points: TrendPoint[]; band: { top: number; bottom: number } | null }[]
  /** Ends of the normal ranges, for the axis labels: in the canonical unit, highest first. */
  marks: { value: number; y: number }[]
}

/**
 * Computes the points of a chart. Readings come newest first, as in lists, and have numbers. The ranges are those of the
 * person today.
 */
export function trendOf(type: GradedType, readings: readonly Measured[], person: Person): Trend {
  const oldestFirst = readings.toReversed()
  const bands = normalBands(type, null, person)
  const known = bands.filter((band) => band !== null)
  const all = [...readings.flatMap(({ values }) => values), ...known.flatMap(({ from, to }) => [from, to])]
  const [low, high] = [Math.min(...all), Math.max(...all)]
  const yOf = (value: number) => (high === low ? 0.5 : (high - value) / (high - low))
  const xs = placesInTime(oldestFirst.map(({ date }) => date))
  // The limit of what is possible needs no label.
  const isLabelled = (value: number) => !possible[type].some(({ from, to }) => value === from || value === to)

  return {
    lines: bands.map((band, nth) => ({
      points: oldestFirst.map(({ values, grade }, at) => ({
        x: xs[at] ?? 0,
        y: yOf(values[nth] ?? NaN),
        grade,
      })),
      band: band && { top: yOf(band.to), bottom: yOf(band.from) },
    })),
    marks: known
      // The lower number's lower end is of no interest.
      .flatMap(({ from, to }, nth) => (nth === 1 ? [to] : [to, from]))
      .filter(isLabelled)
      .map((value) => ({ value, y: yOf(value) })),
  }
}

/** Days as x coordinates from 0 to 1; readings of one day are spread across its width. */
function placesInTime(days: readonly string[]): number[] {
  const [first = ''] = days
  const roundDay = (day: string) => (Date.parse(day) - Date.parse(first)) / 86_400_000
  const raw = days.map((day, at) => {
    const ofDay = days.filter((one) => one === day).length
    return roundDay(day) + (at - days.indexOf(day)) / ofDay
  })
  const last = raw.at(-1) ?? 0
  return raw.map((place) => (last === 0 ? 0.5 : place / last))
}
