import { latinDigits } from '../kit/text/digits.ts'
import { possibleBody } from './vitals.bmi.ts'
import { isPossible, limitsOf, type SugarContext } from './vitals.thresholds.ts'
import { canonicalUnits, toCanonical, type ReadingType, type Unit } from './vitals.units.ts'
import { joinFeet, splitWords, type Said } from './vitals.words.ts'

/** Why typed text is no reading: codes of `vitals.fields`. */
export type Unread =
  | 'required'
  | 'unreadable'
  | 'unitUnfit'
  | 'pressureShape'
  | 'pressureOrder'
  | 'oneNumber'
  | 'sugarUnitNeeded'
  | (typeof impossible)[ReadingType]

const impossible = {
  bloodPressure: 'bloodPressureImpossible',
  heartRate: 'heartRateImpossible',
  bloodSugar: 'bloodSugarImpossible',
  temperature: 'temperatureImpossible',
  oxygenSaturation: 'oxygenSaturationImpossible',
  height: 'heightImpossible',
  weight: 'weightImpossible',
} as const

export interface Reading {
  /** In the canonical unit: systolic and diastolic, or one number. */
  values: number[]
  unit: Unit
  /** The unit that was typed, or the one assumed for a bare number. */
  saidUnit: Unit
  /** For blood sugar; null for everything else. */
  context: SugarContext | null
}

export interface Typed {
  type: ReadingType
  value: string
  /** The form's choice for blood sugar; a word in the value itself takes precedence. */
  context?: SugarContext | '' | undefined
}

const unitsOf: Record<ReadingType, readonly Unit[]> = {
  bloodPressure: ['mm[Hg]'],
  heartRate: ['/min'],
  bloodSugar: ['mg/dL', 'mmol/L'],
  temperature: ['Cel', '[degF]'],
  oxygenSaturation: ['%'],
  height: ['cm', 'm', '[ft_i]'],
  weight: ['kg'],
}

/** "120/80", "98.6", "37 C", "5.6 mmol", "੧੨੦/੮੦" → values in the canonical unit, or the reason for refusal. */
export function readVital({ type, value, context }: Typed): Reading | { refusal: Unread } {
  const words = latinDigits(value.normalize('NFKC')).toLowerCase().trim()
  if (words === '') return { refusal: 'required' }
  const said = splitWords(words, type)
  if (said === null || said.numbers.length === 0) return { refusal: 'unreadable' }
  if (said.units.some((unit) => !unitsOf[type].includes(unit))) return { refusal: 'unitUnfit' }
  const feet = said.units.includes('[ft_i]') ? joinFeet(said.numbers) : undefined
  if (feet === null) return { refusal: 'unreadable' }
  const numbers = feet === undefined ? said.numbers : [feet]
  const misshapen = shapeProblem(type, numbers)
  if (misshapen) return { refusal: misshapen }

  const saidUnit = said.units[0] ?? guessUnit(type, numbers[0] ?? 0)
  if (saidUnit === null) return { refusal: 'sugarUnitNeeded' }
  const values = numbers.map((number) => toCanonical(number, saidUnit))
  const saidContext = type === 'bloodSugar' ? contextOf(said, context) : null
  const problem = valueProblem(type, values)
  return problem
    ? { refusal: problem }
    : { values, unit: canonicalUnits[type], saidUnit, context: saidContext }
}

function shapeProblem(type: ReadingType, numbers: readonly number[]): Unread | null {
  if (type === 'bloodPressure') return numbers.length === 2 ? null : 'pressureShape'
  return numbers.length === 1 ? null : 'oneNumber'
}

/** Half of the world's meters use mmol/L: a bare number below this may mean that. */
const mgFrom = 34

/** The only possible unit of a bare number; null if ambiguous. */
function guessUnit(type: ReadingType, number: number): Unit | null {
  // 77 °F is 25 °C, 113 °F is 45 °C: no possible value of one scale is possible in the other.
  if (type === 'temperature') return number >= 77 ? '[degF]' : 'Cel'
  if (type === 'bloodSugar') return number >= mgFrom ? 'mg/dL' : null
  if (type === 'height') return number < 3 ? 'm' : 'cm'
  return canonicalUnits[type]
}

function contextOf(said: Said, chosen: SugarContext | '' | undefined): SugarContext {
  return said.context ?? (chosen || 'random')
}

function valueProblem(type: ReadingType, values: readonly number[]): Unread | null {
  if (type === 'height' || type === 'weight') {
    const { from, to } = possibleBody[type]
    return values.every((value) => value >= from && value <= to) ? null : impossible[type]
  }
  // The possible range of blood sugar does not depend on meals.
  const limits = limitsOf(type, null)
  if (!values.every((value, nth) => limits[nth] && isPossible(value, limits[nth]))) return impossible[type]
  const [high = 0, low = 0] = values
  return type === 'bloodPressure' && low >= high ? 'pressureOrder' : null
}
