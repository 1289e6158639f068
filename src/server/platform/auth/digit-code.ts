import { randomInt } from 'node:crypto'

/** A random code of decimal digits, which can be read aloud in every language (decision 0048). */
export function newDigitCode(length: number): string {
  return Array.from({ length }, () => randomInt(10)).join('')
}
