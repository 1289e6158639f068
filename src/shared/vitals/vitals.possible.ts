import type { ReadingType } from './vitals.units.ts'

interface Range {
  from: number
  to: number
}

/** Values outside these, both ends included, were typed or measured wrong. */
export const possible = {
  heartRate: [{ from: 20, to: 300 }],
  bloodSugar: [{ from: 10, to: 1000 }],
  temperature: [{ from: 25, to: 45 }],
  oxygenSaturation: [{ from: 30, to: 100 }],
  /** Upper and lower number. Shock is possible: 60/40 is danger, not a slip of typing. */
  bloodPressure: [
    { from: 30, to: 300 },
    { from: 10, to: 200 },
  ],
  respiratoryRate: [{ from: 4, to: 150 }],
  haemoglobin: [{ from: 1, to: 25 }],
  hba1c: [{ from: 3, to: 20 }],
  armCircumference: [{ from: 5, to: 60 }],
  /** Newborns included. */
  height: [{ from: 30, to: 250 }],
  weight: [{ from: 0.4, to: 350 }],
} as const satisfies Record<ReadingType, readonly Range[]>

export function isPossible(type: ReadingType, values: readonly number[]): boolean {
  const ranges: readonly Range[] = possible[type]
  return values.every((value, nth) => isWithin(value, ranges[nth]))
}

/** Possible, but rare enough to ask "Is this right?". Danger is shown meanwhile. */
export function isDoubtful(type: ReadingType, [upper = NaN, lower = NaN]: readonly number[]): boolean {
  return type === 'bloodPressure' && (upper < 70 || lower < 40 || upper > 260 || lower > 150)
}

function isWithin(value: number, range: Range | undefined): boolean {
  return range !== undefined && value >= range.from && value <= range.to
}
