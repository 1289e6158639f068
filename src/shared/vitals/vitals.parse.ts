import { latinDigits } from '../kit/text/digits.ts'
import { isDoubtful, isPossible, possible } from './vitals.possible.ts'
import {
  canonicalUnits,
  toCanonical,
  type ReadingType,
  type SugarContext,
  type Unit,
} from './vitals.units.ts'
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
  respiratoryRate: 'respiratoryRateImpossible',
  haemoglobin: 'haemoglobinImpossible',
  hba1c: 'hba1cImpossible',
  armCircumference: 'armCircumferenceImpossible',
  height: 'heightImpossible',
  weight: 'weightImpossible',
} as const

export interface Reading {
  /** In the canonical unit: systolic and diastolic, or one number; none where the meter showed HI or LO. */
  values: number[]
  unit: Unit
  /** The unit that was typed, or the one assumed for a bare number. */
  saidUnit: Unit
  /** For blood sugar; null for everything else. */
  context: SugarContext | null
  /** A glucometer's HI or LO. */
  offScale: 'low' | 'high' | null
  /** The third number of a blood pressure machine, per minute. */
  pulse: number | null
  /** What to ask beside the value: "mg or mmol?", or "Is this right?". It is graded meanwhile. */
  doubt: 'unit' | 'value' | null
}

export interface Typed {
  type: ReadingType
  value: string
  /** The form's choice for blood sugar; a word in the value itself takes precedence. */
  context?: SugarContext | '' | undefined
}

const unitsOf: Record<ReadingType, readonly Unit[]> = {
  bloodPressure: ['mm[Hg]', '/min'],
  heartRate: ['/min'],
  bloodSugar: ['mg/dL', 'mmol/L'],
  temperature: ['Cel', '[degF]'],
  oxygenSaturation: ['%'],
  respiratoryRate: ['/min'],
  haemoglobin: ['g/dL'],
  hba1c: ['%'],
  armCircumference: ['cm', 'mm'],
  height: ['cm', 'm', '[ft_i]'],
  weight: ['kg'],
}

/** "120/80", "120/80 72", "98.6", "5.6 mmol", "HI", "੧੨੦/੮੦" → values in the canonical unit, or why not. */
export function readVital({ type, value, context }: Typed): Reading | { refusal: Unread } {
  const words = latinDigits(value.normalize('NFKC')).toLowerCase().trim()
  if (words === '') return { refusal: 'required' }
  const said = splitWords(words, type)
  if (said === null) return { refusal: 'unreadable' }
  if (said.offScale !== null && said.numbers.length === 0) return offScale(said.offScale, said, context)
  if (said.numbers.length === 0) return { refusal: 'unreadable' }
  if (said.units.some((unit) => !unitsOf[type].includes(unit))) return { refusal: 'unitUnfit' }
  const feet = said.units.includes('[ft_i]') ? joinFeet(said.numbers) : undefined
  if (feet === null) return { refusal: 'unreadable' }
  const numbers = feet === undefined ? said.numbers : [feet]
  const misshapen = shapeProblem(type, numbers)
  return misshapen ? { refusal: misshapen } : readNumbers(type, numbers, said, context)
}

function readNumbers(
  type: ReadingType,
  numbers: readonly number[],
  said: Said,
  context: Typed['context'],
): Reading | { refusal: Unread } {
  const saidUnit = type === 'bloodPressure' ? 'mm[Hg]' : (said.units[0] ?? guessUnit(type, numbers[0] ?? 0))
  if (saidUnit === null) return { refusal: 'sugarUnitNeeded' }
  const [values, pulse] = [numbers.slice(0, 2).map((one) => toCanonical(one, saidUnit)), numbers[2] ?? null]
  const problem = valueProblem(type, values, pulse)
  if (problem) return { refusal: problem }
  const isUnitDoubtful = type === 'bloodSugar' && said.units.length === 0 && (values[0] ?? 0) < mgFrom
  const valueDoubt = isDoubtful(type, values) ? 'value' : null
  return {
    values,
    unit: canonicalUnits[type],
    saidUnit,
    context: type === 'bloodSugar' ? contextOf(said, context) : null,
    offScale: null,
    pulse,
    doubt: isUnitDoubtful ? 'unit' : valueDoubt,
  }
}

function offScale(shown: 'low' | 'high', said: Said, context: Typed['context']): Reading {
  return {
    values: [],
    unit: 'mg/dL',
    saidUnit: 'mg/dL',
    context: contextOf(said, context),
    offScale: shown,
    pulse: null,
    doubt: null,
  }
}

function shapeProblem(type: ReadingType, numbers: readonly number[]): Unread | null {
  if (type === 'bloodPressure') return numbers.length === 2 || numbers.length === 3 ? null : 'pressureShape'
  return numbers.length === 1 ? null : 'oneNumber'
}

/**
 * Half of the world's meters use mmol/L: a bare number below this may mean that. Indian meters show mg/dL, and so is a
 * number taken that can be mg/dL at all; the screen asks.
 */
const mgFrom = 34

/** The unit of a bare number; null if it must be asked for. */
function guessUnit(type: ReadingType, number: number): Unit | null {
  // 77 °F is 25 °C, 113 °F is 45 °C: no possible value of one scale is possible in the other.
  if (type === 'temperature') return number >= 77 ? '[degF]' : 'Cel'
  if (type === 'bloodSugar') return number < possible.bloodSugar[0].from ? null : 'mg/dL'
  if (type === 'height') return number < 3 ? 'm' : 'cm'
  // The thickest arm is 60 cm, the thinnest 50 mm.
  if (type === 'armCircumference') return number > 60 ? 'mm' : 'cm'
  return canonicalUnits[type]
}

function contextOf(said: Said, chosen: SugarContext | '' | undefined): SugarContext {
  return said.context ?? (chosen || 'anyTime')
}

function valueProblem(type: ReadingType, values: readonly number[], pulse: number | null): Unread | null {
  if (!isPossible(type, values)) return impossible[type]
  if (pulse !== null && !isPossible('heartRate', [pulse])) return impossible.heartRate
  const [high = 0, low = 0] = values
  return type === 'bloodPressure' && low >= high ? 'pressureOrder' : null
}
