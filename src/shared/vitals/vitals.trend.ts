import { limitsOf, normalBand, type Grade, type SugarContext } from './vitals.thresholds.ts'
import type { VitalType } from './vitals.units.ts'

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
  /** One line, or two for blood pressure, oldest point first; each with its normal range. */
  lines: { points: TrendPoint[]; band: { top: number; bottom: number } }[]
  /** Ends of the normal ranges, for the axis labels: in the canonical unit, highest first. */
  marks: { value: number; y: number }[]
}

/** Computes the points of a chart. Readings come newest first, as in lists. */
export function trendOf(type: VitalType, readings: readonly Measured[]): Trend {
  const oldestFirst = readings.toReversed()
  const limits = limitsOf(type, null)
  const bands = limits.map(normalBand)
  const all = [...readings.flatMap(({ values }) => values), ...bands.flatMap(({ from, to }) => [from, to])]
  const [low, high] = [Math.min(...all), Math.max(...all)]
  const yOf = (value: number) => (high - value) / (high - low)
  const xs = placesInTime(oldestFirst.map(({ date }) => date))

  return {
    lines: bands.map((band, nth) => ({
      points: oldestFirst.map(({ values, grade }, at) => ({
        x: xs[at] ?? 0,
        y: yOf(values[nth] ?? NaN),
        grade,
      })),
      band: { top: yOf(band.to), bottom: yOf(band.from) },
    })),
    marks: bands
      .flatMap(({ from, to }) => [to, from])
      // The limit of what is possible needs no label.
      .filter((value) => !limits.some(({ possible }) => value === possible.from || value === possible.to))
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
