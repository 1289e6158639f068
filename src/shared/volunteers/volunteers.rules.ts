import { phoneDigits } from '../kit/text/digits.ts'

const digitsOfMobile = 10

/**
 * What stands in the field after somebody typed or pasted this: digits only, Indian ones as Latin ones, +91 or
 * a leading 0 taken off where ten remain, ten at most.
 */
export function typedMobile(text: string): string {
  return phoneDigits(text).slice(0, digitsOfMobile)
}
