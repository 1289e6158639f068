import { latinDigits } from '../kit/text/digits.ts'

/** How many digits a PIN has. */
export const pinDigits = { least: 4, most: 6 } as const
/** After so many wrong tries a PIN opens nothing any more. */
export const maxTries = 5
/** So long after a sign-in with the password the server helps to a new PIN, in milliseconds. */
export const freshForMs = 15 * 60_000

/** As typed, in any of the three scripts, spaces forgiven. */
export function readPin(typed: string): string {
  return latinDigits(typed).replace(/\s/g, '')
}

/** Why it cannot be a PIN, or null. */
export function judgePin(pin: string): 'pinDigits' | 'pinObvious' | null {
  const { least, most } = pinDigits
  if (!/^\d+$/.test(pin) || pin.length < least || pin.length > most) return 'pinDigits'
  return isObvious(pin) ? 'pinObvious' : null
}

/** One digit over and over, a pair over and over (1212), or the digits in their order (1234, 9876, 7890). */
function isObvious(pin: string): boolean {
  const steps = Array.from(pin.slice(1), (digit, at) => (Number(digit) - Number(pin[at]) + 10) % 10)
  const isEven = steps.every((step) => step === steps[0]) && [0, 1, 9].includes(steps[0] ?? 0)
  const isPair = /^(\d\d)\1+$/.test(pin)
  return isEven || isPair
}
