import { rounded } from './vitals.units.ts'

export const bmiStatuses = ['underweight', 'normal', 'overweight', 'obese', 'askHealthWorker'] as const
export type BmiStatus = (typeof bmiStatuses)[number]

// LOINC and UCUM: height 8302-2 in cm, weight 29463-7 in kg, body mass index 39156-5 in kg/m2.

/** The cut-offs are for adults. */
const adultFromYears = 18

/** Body mass index, kg/m², to one decimal. */
export function bodyMassIndex(heightCm: number, weightKg: number): number {
  return rounded(weightKg / (heightCm / 100) ** 2, 1)
}

/**
 * The consensus cut-offs for Asian Indians: normal 18.5 to 22.9, overweight 23.0 to 24.9, obesity from 25.
 * Source: Misra A et al., J Assoc Physicians India 2009;57:163–70. Adults only. See docs/clinical-sources.md.
 */
export function bmiStatus(bmi: number, ageInYears: number): BmiStatus {
  if (ageInYears < adultFromYears) return 'askHealthWorker'
  if (bmi < 18.5) return 'underweight'
  if (bmi < 23) return 'normal'
  return bmi < 25 ? 'overweight' : 'obese'
}
