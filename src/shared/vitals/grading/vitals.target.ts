import type { LongConditionCode } from '../../conditions/conditions.codes.ts'

/** Upper and lower number below which doctors often aim with one of `targetConditions`. Grades nothing. */
const target = { systolic: 130, diastolic: 80 }

export const targetConditions = [
  'diabetes',
  'heartDisease',
  'heartFailure',
  'kidneyDisease',
] as const satisfies LongConditionCode[]

/** `values`: systolic and diastolic in mmHg. */
export function isOverTarget([systolic = 0, diastolic = 0]: readonly number[]): boolean {
  return systolic >= target.systolic || diastolic >= target.diastolic
}
