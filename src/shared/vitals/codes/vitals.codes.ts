import { meanPressure, readingTypes, type ReadingType } from '../vitals.units.ts'

/** LOINC codes as they are stored; blood pressure is a panel of two. Sources: docs/clinical-sources.md. */
export const readingCodes = {
  bloodPressure: '85354-9',
  heartRate: '8867-4',
  bloodSugar: '41653-7',
  temperature: '8310-5',
  oxygenSaturation: '59408-5',
  respiratoryRate: '9279-1',
  haemoglobin: '718-7',
  hba1c: '4548-4',
  armCircumference: '56072-2',
  height: '8302-2',
  weight: '29463-7',
} as const satisfies Record<ReadingType, string>

/** Systolic, diastolic. */
const pressureCodes = ['8480-6', '8462-4']

/** A reading's numbers as an observation has them: one, or each with its own code, or none. */
export interface CodedValues {
  code: string
  value: number | null
  component_codes: string[] | null
  component_values: number[] | null
}

/** `each`: the pressures of one reading or of two, as they were measured; of other types the one number, or none. */
export function codedValues(type: ReadingType, each: readonly (readonly number[])[]): CodedValues {
  const code = readingCodes[type]
  if (type !== 'bloodPressure') {
    return { code, value: each[0]?.[0] ?? null, component_codes: null, component_values: null }
  }
  return {
    code,
    value: null,
    component_codes: each.flatMap(() => pressureCodes),
    component_values: each.flat(),
  }
}

type Stored = Omit<CodedValues, 'code' | 'component_codes'>

/** What is shown and was graded: of two readings of blood pressure the mean. */
export function valuesOf(stored: Stored): number[] {
  const each = eachOf(stored)
  return each.length > 1 ? meanPressure(each) : [...(each[0] ?? [])]
}

/** The readings as they were measured: one, or two of blood pressure. */
export function eachOf({ value, component_values: components }: Stored): number[][] {
  if (components === null) return value === null ? [[]] : [[value]]
  return components.length > 2 ? [components.slice(0, 2), components.slice(2)] : [components]
}

/** Throws for what is no reading, such as a laboratory value. */
export function typeOfCode(code: string): ReadingType {
  const type = readingTypes.find((one) => readingCodes[one] === code)
  if (type === undefined) throw new Error(`The code ${code} is of no reading.`)
  return type
}
