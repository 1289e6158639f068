import { latinDigits } from '../kit/text/digits.ts'

/** How many digits a PIN has. */
export const pinDigits = { least: 4, most: 6 } as const
/** After this many wrong tries the PIN no longer works. */
export const maxTries = 5
/** How long after a password sign-in the server allows setting a new PIN, in milliseconds. */
export const freshForMs = 15 * 60_000

/** As typed, in any of the three scripts, ignoring spaces. */
export function readPin(typed: string): string {
  return latinDigits(typed).replace(/\s/g, '')
}

/** Why this PIN is refused, or null. */
export function judgePin(pin: string): 'pinDigits' | 'pinObvious' | null {
  const { least, most } = pinDigits
  if (!/^\d+$/.test(pin) || pin.length < least || pin.length > most) return 'pinDigits'
  return isObvious(pin) ? 'pinObvious' : null
}

/** One digit repeated, a pair repeated (1212), or consecutive digits (1234, 9876, 7890). */
function isObvious(pin: string): boolean {
  const steps = Array.from(pin.slice(1), (digit, at) => (Number(digit) - Number(pin[at]) + 10) % 10)
  const isEven = steps.every((step) => step === steps[0]) && [0, 1, 9].includes(steps[0] ?? 0)
  const isPair = /^(\d\d)\1+$/.test(pin)
  return isEven || isPair
}
