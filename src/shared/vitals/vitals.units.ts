/** The five vitals of the specification, in its order. */
export const vitalTypes = [
  'bloodPressure',
  'heartRate',
  'bloodSugar',
  'temperature',
  'oxygenSaturation',
] as const
export type VitalType = (typeof vitalTypes)[number]

/** Under "more" on the screen. */
export const moreTypes = ['respiratoryRate', 'haemoglobin', 'hba1c', 'armCircumference'] as const
export type MoreType = (typeof moreTypes)[number]

export const gradedTypes = [...vitalTypes, ...moreTypes] as const
export type GradedType = (typeof gradedTypes)[number]

/** The inputs of the body mass index: stored with the vitals, but not graded. */
export const bodyTypes = ['height', 'weight'] as const

export const readingTypes = [...gradedTypes, ...bodyTypes] as const
export type ReadingType = (typeof readingTypes)[number]

/** When sugar was measured. `random` stands with readings of before: after food or at any time. */
export const sugarContexts = ['fasting', 'afterFood', 'anyTime', 'random'] as const
export type SugarContext = (typeof sugarContexts)[number]

/** What the form asks today. */
export const askedContexts = ['fasting', 'afterFood', 'anyTime'] as const satisfies SugarContext[]

/** UCUM codes: https://ucum.org. */
export const units = [
  'mm[Hg]',
  '/min',
  'mg/dL',
  'mmol/L',
  'g/dL',
  'Cel',
  '[degF]',
  '%',
  'cm',
  'mm',
  'm',
  '[ft_i]',
  'kg',
] as const
export type Unit = (typeof units)[number]

/** The unit in which values of a type are stored, whatever was typed. */
export const canonicalUnits = {
  bloodPressure: 'mm[Hg]',
  heartRate: '/min',
  bloodSugar: 'mg/dL',
  temperature: 'Cel',
  oxygenSaturation: '%',
  respiratoryRate: '/min',
  haemoglobin: 'g/dL',
  hba1c: '%',
  armCircumference: 'cm',
  height: 'cm',
  weight: 'kg',
} as const satisfies Record<ReadingType, Unit>

const symbols: Record<Unit, string> = {
  'mm[Hg]': ' mmHg',
  '/min': '/min',
  'mg/dL': ' mg/dL',
  'mmol/L': ' mmol/L',
  'g/dL': ' g/dL',
  Cel: ' °C',
  '[degF]': ' °F',
  '%': '%',
  cm: ' cm',
  mm: ' mm',
  m: ' m',
  '[ft_i]': ' ft',
  kg: ' kg',
}

/** As it follows a value, with a space where one belongs; undefined for a code that readings do not have. */
export function symbolOf(code: string): string | undefined {
  return units.some((unit) => unit === code) ? symbols[code as Unit] : undefined
}

/** mg/dL of glucose per mmol/L. */
const mgPerMmol = 18.02
const cmPerFoot = 30.48

/**
 * Converts to the canonical unit of its type. Sugar is rounded to whole mg/dL, so that limits match in both units:
 * 3.0 mmol/L is 54 mg/dL, 11.1 is 200.
 */
export function toCanonical(value: number, unit: Unit): number {
  switch (unit) {
    case 'mmol/L':
      return Math.round(value * mgPerMmol)
    case '[degF]':
      return rounded(((value - 32) * 5) / 9, 2)
    case 'mm':
      return rounded(value / 10, 1)
    case 'm':
      return rounded(value * 100, 1)
    case '[ft_i]':
      return rounded(value * cmPerFoot, 1)
    default:
      return rounded(value, 2)
  }
}

/** Converts back for display: one decimal. */
export function inUnit(canonical: number, unit: Unit): number {
  switch (unit) {
    case 'mmol/L':
      return rounded(canonical / mgPerMmol, 1)
    case '[degF]':
      return rounded((canonical * 9) / 5 + 32, 1)
    case 'mm':
      return rounded(canonical * 10, 0)
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
  return numbersText(values, unit) + symbols[unit]
}

/** Without the unit, where it stands beside it. */
export function numbersText(values: readonly number[], unit: Unit): string {
  return values.map((value) => inUnit(value, unit)).join('/')
}

export interface Readable {
  values: readonly number[]
  unit: Unit
  saidUnit: Unit
  /** The meter showed HI or LO and no number. */
  offScale?: 'low' | 'high' | null | undefined
}

/** The parsed value in the unit that was typed, and in the stored unit if that differs; `HI` as the meter shows it. */
export function readingText({ values, unit, saidUnit, offScale }: Readable): string {
  if (offScale) return offScale === 'high' ? 'HI' : 'LO'
  const kept = valueText(values, unit)
  // Nobody reads a height in decimal feet.
  if (saidUnit === unit || saidUnit === '[ft_i]') return kept
  return `${valueText(values, saidUnit)} (${kept})`
}

/**
 * The mean of two readings of blood pressure, to whole numbers; half goes up. Returns the only one where there is one.
 */
export function meanPressure(each: readonly (readonly number[])[]): number[] {
  const mean = (nth: number) => each.reduce((sum, one) => sum + (one[nth] ?? NaN), 0) / each.length
  return each.length === 1 ? [...(each[0] ?? [])] : [rounded(mean(0), 0), rounded(mean(1), 0)]
}

export function rounded(value: number, decimals: number): number {
  const scale = 10 ** decimals
  return Math.round(value * scale) / scale
}
