/** The five vitals of the specification, in its order. */
export const vitalTypes = [
  'bloodPressure',
  'heartRate',
  'bloodSugar',
  'temperature',
  'oxygenSaturation',
] as const
export type VitalType = (typeof vitalTypes)[number]

/** What the body mass index is made of: kept beside the vitals, graded by none of them. */
export const bodyTypes = ['height', 'weight'] as const

export const readingTypes = [...vitalTypes, ...bodyTypes] as const
export type ReadingType = (typeof readingTypes)[number]

/** UCUM codes: https://ucum.org. */
export const units = [
  'mm[Hg]',
  '/min',
  'mg/dL',
  'mmol/L',
  'Cel',
  '[degF]',
  '%',
  'cm',
  'm',
  '[ft_i]',
  'kg',
] as const
export type Unit = (typeof units)[number]

/** The unit in which the values of a type are kept, whatever they were said in. */
export const canonicalUnits = {
  bloodPressure: 'mm[Hg]',
  heartRate: '/min',
  bloodSugar: 'mg/dL',
  temperature: 'Cel',
  oxygenSaturation: '%',
  height: 'cm',
  weight: 'kg',
} as const satisfies Record<ReadingType, Unit>

const symbols: Record<Unit, string> = {
  'mm[Hg]': ' mmHg',
  '/min': '/min',
  'mg/dL': ' mg/dL',
  'mmol/L': ' mmol/L',
  Cel: ' °C',
  '[degF]': ' °F',
  '%': '%',
  cm: ' cm',
  m: ' m',
  '[ft_i]': ' ft',
  kg: ' kg',
}

/** Millimoles of glucose in a litre, as milligrams in a decilitre. */
const mgPerMmol = 18.02
const cmPerFoot = 30.48

/**
 * A value in the canonical unit of its type. Sugar becomes whole mg/dL, so that the limits of one unit are
 * those of the other: 3.0 mmol/L is 54 mg/dL, 11.1 is 200.
 */
export function toCanonical(value: number, unit: Unit): number {
  switch (unit) {
    case 'mmol/L':
      return Math.round(value * mgPerMmol)
    case '[degF]':
      return rounded(((value - 32) * 5) / 9, 2)
    case 'm':
      return rounded(value * 100, 1)
    case '[ft_i]':
      return rounded(value * cmPerFoot, 1)
    default:
      return rounded(value, 2)
  }
}

/** And back, as people read it: one decimal. */
export function inUnit(canonical: number, unit: Unit): number {
  switch (unit) {
    case 'mmol/L':
      return rounded(canonical / mgPerMmol, 1)
    case '[degF]':
      return rounded((canonical * 9) / 5 + 32, 1)
    case 'm':
      return rounded(canonical / 100, 2)
    case '[ft_i]':
      return rounded(canonical / cmPerFoot, 1)
    default:
      return rounded(canonical, 1)
  }
}

/** `120/80 mmHg`: the same in every language. */
export function valueText(values: readonly number[], unit: Unit): string {
  return `${values.map((value) => inUnit(value, unit)).join('/')}${symbols[unit]}`
}

/** What was understood: in the unit it was said in, and in the one it is kept in when that is another. */
export function readingText(reading: { values: readonly number[]; unit: Unit; saidUnit: Unit }): string {
  const kept = valueText(reading.values, reading.unit)
  // A body's height in feet with decimals is read by nobody.
  if (reading.saidUnit === reading.unit || reading.saidUnit === '[ft_i]') return kept
  return `${valueText(reading.values, reading.saidUnit)} (${kept})`
}

export function rounded(value: number, decimals: number): number {
  const scale = 10 ** decimals
  return Math.round(value * scale) / scale
}
