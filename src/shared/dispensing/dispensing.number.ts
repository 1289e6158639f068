import { latinDigits } from '../kit/text/digits.ts'

/** Letters that look alike on paper are one: as the index `prescriptions_by_number_as_read` has it. */
const alike: readonly (readonly [string, string])[] = [
  ['Z', '2'],
  ['S', '5'],
  ['B', '8'],
  ['G', '6'],
  ['Q', 'D'],
  ['V', 'U'],
]
/** Not in a number at all, but typed where a D is read. */
const misread: readonly (readonly [string, string])[] = [
  ['O', 'D'],
  ['0', 'D'],
]

const scanned = /^[2-9A-Z]{8}-[\w-]{20}$/

/** What was scanned or typed: the code with its signature, or a number as the index has it; null for anything else. */
export function readCode(given: string): { code: string } | { number: string } | null {
  const text = (/\/verify\/([\w-]+)/.exec(given)?.[1] ?? given).trim()
  if (scanned.test(text)) return { code: text }
  const letters = latinDigits(text)
    .toUpperCase()
    .replace(/[\s.·-]/g, '')
  return /^[0-9A-Z]{8}$/.test(letters) ? { number: asRead(letters) } : null
}

/** The number with each letter as its look-alike. */
export function asRead(number: string): string {
  const folds = new Map([...alike, ...misread])
  return number.replace(/./g, (letter) => folds.get(letter) ?? letter)
}
