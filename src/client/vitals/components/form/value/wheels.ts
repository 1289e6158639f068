import { latinDigits } from '../../../../../shared/kit/text/digits.ts'
import type { GradedType } from '../../../../../shared/vitals/vitals.units.ts'

/** A number of a machine's display, set by two wheels: 184 is 18 and 4, 98.6 is 98 and 6. */
export interface WheelNumber {
  /** The first and the last row of the first wheel. The second has 0 to 9. */
  from: number
  to: number
  /** The first wheel stands above this row until it is turned. Nothing is chosen then. */
  start: number
  /** Whether a point stands between the wheels. */
  hasPoint?: boolean
  /** Whether its machine shows HI and LO outside its range. */
  hasOffScale?: boolean
  /** What machines write beside the number. */
  mark?: string
  unit: string
  /** The unit in the value, which is not that of a bare number. */
  written?: 'mmol'
}

/** What each wheel is turned to; null: not yet. */
export type Turned = readonly [first: number | null, second: number | null]

/** What is in view of a machine. */
export type MachineDisplay = readonly WheelNumber[]

const pressures: MachineDisplay = [
  { from: 3, to: 30, start: 12, mark: 'SYS', unit: 'mmHg' },
  { from: 1, to: 20, start: 8, mark: 'DIA', unit: 'mmHg' },
]
const pulse: WheelNumber = { from: 2, to: 30, start: 7, unit: '/min' }

/**
 * The displays of a type: the usual one, then another one that some machines have. Their ends hold what these machines can
 * show; what is rarer is typed.
 */
export const displays: Record<GradedType, readonly [MachineDisplay, ...MachineDisplay[]]> = {
  bloodPressure: [pressures, [...pressures, pulse]],
  heartRate: [[pulse]],
  bloodSugar: [
    [{ from: 1, to: 60, start: 11, hasOffScale: true, unit: 'mg/dL' }],
    [{ from: 1, to: 33, start: 6, hasPoint: true, hasOffScale: true, unit: 'mmol/L', written: 'mmol' }],
  ],
  temperature: [
    [{ from: 86, to: 112, start: 99, hasPoint: true, unit: '°F' }],
    [{ from: 30, to: 44, start: 37, hasPoint: true, unit: '°C' }],
  ],
  oxygenSaturation: [[{ from: 3, to: 10, start: 9, mark: 'SpO₂', unit: '%' }]],
  respiratoryRate: [[{ from: 0, to: 15, start: 2, unit: '/min' }]],
  haemoglobin: [[{ from: 1, to: 25, start: 11, hasPoint: true, mark: 'Hb', unit: 'g/dL' }]],
  hba1c: [[{ from: 3, to: 20, start: 6, hasPoint: true, mark: 'HbA1c', unit: '%' }]],
  armCircumference: [[{ from: 5, to: 59, start: 13, hasPoint: true, unit: 'cm' }]],
}

/** What a glucometer shows outside its range. */
export const offScales = ['HI', 'LO'] as const

/** Stands for a digit that was not chosen: readVital refuses it. */
const missing = '_'

/** What the wheels write into the value: `184/112`, `120/80 72`, `98.6`, `5.6 mmol`, `18_/112` while a digit is missing. */
export function writeWheels(display: MachineDisplay, turned: readonly Turned[]): string {
  const texts = display.map((number, nth) => writeNumber(number, turned[nth] ?? [null, null]))
  const [upper, lower, third = ''] = texts
  // A pulse alone must not be read as the lower number.
  if (third !== '') return `${upper || missing + missing}/${lower || missing + missing} ${third}`
  return texts.every((text) => text === '') ? '' : texts.slice(0, 2).join('/')
}

function writeNumber({ hasPoint, written }: WheelNumber, [first, second]: Turned): string {
  if (first === null && second === null) return ''
  const unit = written ? ` ${written}` : ''
  if (hasPoint && second === null) return `${first}${unit}`
  return `${first ?? missing}${hasPoint ? '.' : ''}${second ?? missing}${unit}`
}

/** Where the wheels stand for a value, nowhere for `HI` and `LO`; null for what is typed, such as `38 C`. */
export function readWheels(display: MachineDisplay, value: string): readonly Turned[] | null {
  const text = latinDigits(value.normalize('NFKC')).trim()
  const isOffScale = display[0]?.hasOffScale && offScales.some((one) => one === text)
  const numbers = isOffScale ? '' : withoutUnit(text, display[0]?.written)
  if (numbers === null) return null
  const texts = numbers.split(/\s*\/\s*|\s+/)
  if (texts.length > display.length || (texts.length === 1 && texts[0] !== '' && display.length > 1))
    return null
  const turned = display.map((number, nth) => readNumber(number, texts[nth] ?? ''))
  return turned.every((one) => one !== null) ? turned : null
}

/** `5.6` of `5.6 mmol`; null for a bare number, which has another unit. */
function withoutUnit(text: string, unit: WheelNumber['written']): string | null {
  if (unit === undefined || text === '') return text
  return text.endsWith(` ${unit}`) ? text.slice(0, -unit.length - 1) : null
}

function readNumber({ from, to, hasPoint }: WheelNumber, text: string): Turned | null {
  if (text === '') return [null, null]
  const match = (hasPoint ? /^(\d+|_)(?:\.([\d_]))?$/ : /^(\d+|_)([\d_])$/).exec(text)
  if (!match) return null
  const [first = null, second = null] = match.slice(1).map(readDigits)
  return first === null || (first >= from && first <= to) ? [first, second] : null
}

function readDigits(digits: string | undefined): number | null {
  return digits === undefined || digits === missing ? null : Number(digits)
}
