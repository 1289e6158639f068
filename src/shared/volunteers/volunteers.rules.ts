import { phoneDigits } from '../kit/text/digits.ts'

const digitsOfMobile = 10

/**
 * The field's content after typing or pasting: only Latin digits, without +91 or a leading 0 if ten remain, ten at
 * most.
 */
export function typedMobile(text: string): string {
  return phoneDigits(text).slice(0, digitsOfMobile)
}
