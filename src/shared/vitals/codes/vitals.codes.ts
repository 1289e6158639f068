import { readingTypes, type ReadingType } from '../vitals.units.ts'

/** LOINC codes as they are stored; blood pressure is a panel of two. Sources: docs/clinical-sources.md. */
export const readingCodes = {
  bloodPressure: '85354-9',
  heartRate: '8867-4',
  bloodSugar: '41653-7',
  temperature: '8310-5',
  oxygenSaturation: '59408-5',
  height: '8302-2',
  weight: '29463-7',
} as const satisfies Record<ReadingType, string>

/** Systolic, diastolic. */
const pressureCodes = ['8480-6', '8462-4']

/** A reading's numbers as an observation has them: one, or each with its own code. */
export interface CodedValues {
  code: string
  value: number | null
  component_codes: string[] | null
  component_values: number[] | null
}

export function codedValues(type: ReadingType, values: readonly number[]): CodedValues {
  const code = readingCodes[type]
  if (type !== 'bloodPressure') {
    return { code, value: values[0] ?? null, component_codes: null, component_values: null }
  }
  return { code, value: null, component_codes: [...pressureCodes], component_values: [...values] }
}

export function valuesOf({
  value,
  component_values,
}: Omit<CodedValues, 'code' | 'component_codes'>): number[] {
  return component_values ?? (value === null ? [] : [value])
}

/** Throws for what is no reading, such as a laboratory value. */
export function typeOfCode(code: string): ReadingType {
  const type = readingTypes.find((one) => readingCodes[one] === code)
  if (type === undefined) throw new Error(`The code ${code} is of no reading.`)
  return type
}
