import { canonicalUnits, type Unit, type VitalType } from './vitals.units.ts'

/*
 * The one table of limits and the one grader. Sources, to be reviewed by a clinician before launch (rows in
 * docs/clinical-sources.md): blood pressure and sugar as WHO HEARTS practice is shipped by Simple
 * (https://www.simple.org); heart rate, temperature and oxygen after NEWS2 (Royal College of Physicians,
 * 2017); codes from the vital-sign value set of hl7.org (LOINC, UCUM).
 */

/** Stored with each grade. A changed limit gets a new one: vitals.thresholds.test.ts fails otherwise. */
export const rulesVersion = '2026-11-21'

/** Green, yellow, amber, red, and no grade. */
export const grades = ['normal', 'abnormal', 'urgent', 'critical', 'askHealthWorker'] as const
export type Grade = (typeof grades)[number]

export const sugarContexts = ['fasting', 'random'] as const
export type SugarContext = (typeof sugarContexts)[number]

export interface Limits {
  /** LOINC codes, the best match first. */
  codes: readonly string[]
  unit: Unit
  /** Values outside this (both ends are still possible) were typed or measured wrong. */
  possible: { from: number; to: number }
  /** `from` itself is abnormal; `below` and `above` are still normal. */
  abnormal: { below?: number; above?: number; from?: number }
  /** Inclusive: a value exactly on a critical limit is critical, even where a source says "below". */
  critical: { downTo?: number; from?: number }
}

// LOINC 85354-9 is the panel of both pressures.
const systolic: Limits = {
  codes: ['8480-6'],
  unit: canonicalUnits.bloodPressure,
  possible: { from: 70, to: 300 },
  abnormal: { below: 100, from: 140 },
  critical: { downTo: 90, from: 180 },
}
const diastolic: Limits = {
  codes: ['8462-4'],
  unit: canonicalUnits.bloodPressure,
  possible: { from: 40, to: 180 },
  abnormal: { from: 90 },
  critical: { from: 110 },
}
const heartRate: Limits = {
  codes: ['8867-4'],
  unit: canonicalUnits.heartRate,
  possible: { from: 20, to: 300 },
  abnormal: { below: 51, above: 100 },
  critical: { downTo: 40, from: 131 },
}
const sugar = { unit: canonicalUnits.bloodSugar, possible: { from: 10, to: 1000 } }
// (confirm) Code 41653-7, and the critical limits 54, 200 fasting, 300 random.
const randomSugar: Limits = {
  ...sugar,
  codes: ['41653-7', '2345-7'],
  abnormal: { below: 70, from: 200 },
  critical: { downTo: 54, from: 300 },
}
const fastingSugar: Limits = {
  ...sugar,
  codes: ['41653-7', '1558-6'],
  abnormal: { below: 70, from: 126 },
  critical: { downTo: 54, from: 200 },
}
// (confirm) The critical limits.
const temperature: Limits = {
  codes: ['8310-5'],
  unit: canonicalUnits.temperature,
  possible: { from: 25, to: 45 },
  abnormal: { below: 36.1, above: 38 },
  critical: { downTo: 35, from: 41 },
}
const oxygenSaturation: Limits = {
  codes: ['2708-6', '59408-5'],
  unit: canonicalUnits.oxygenSaturation,
  possible: { from: 30, to: 100 },
  abnormal: { below: 95 },
  critical: { downTo: 90 },
}

/** The limits of each number in a reading: two for blood pressure, one for everything else. */
export function limitsOf(type: VitalType, context: SugarContext | null): readonly Limits[] {
  switch (type) {
    case 'bloodPressure':
      return [systolic, diastolic]
    case 'heartRate':
      return [heartRate]
    case 'bloodSugar':
      return [context === 'fasting' ? fastingSugar : randomSugar]
    case 'temperature':
      return [temperature]
    case 'oxygenSaturation':
      return [oxygenSaturation]
  }
}

export interface Gradable {
  type: VitalType
  /** In the canonical unit of the type. */
  values: readonly number[]
  context: SugarContext | null
}

export const adultFromYears = 18

/** The worst grade among the numbers of a reading. The limits are for adults, so a child gets none. */
export function gradeReading({ type, values, context }: Gradable, ageInYears: number): Grade {
  if (ageInYears < adultFromYears) return 'askHealthWorker'
  const limits = limitsOf(type, context)
  const single = new Set(limits.map((one, nth) => gradeValue(values[nth] ?? NaN, one)))
  if (single.has('critical')) return 'critical'
  return single.has('abnormal') ? 'abnormal' : 'normal'
}

function gradeValue(value: number, { abnormal, critical }: Limits): Grade {
  if (value <= (critical.downTo ?? -Infinity) || value >= (critical.from ?? Infinity)) return 'critical'
  const { below = -Infinity, above = Infinity, from = Infinity } = abnormal
  return value < below || value > above || value >= from ? 'abnormal' : 'normal'
}

/** Whether a living person can have this value. */
export function isPossible(value: number, { possible }: Limits): boolean {
  return value >= possible.from && value <= possible.to
}

/** The normal values, both ends included. An abnormal `from` only occurs with whole numbers, hence `- 1`. */
export function normalBand({ possible, abnormal }: Limits): { from: number; to: number } {
  const { below, above, from } = abnormal
  return { from: below ?? possible.from, to: above ?? (from === undefined ? possible.to : from - 1) }
}
