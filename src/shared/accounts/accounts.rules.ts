import type { Role } from '../kit/endpoint.ts'
import { latinDigits, phoneDigits } from '../kit/text/digits.ts'

const hour = 3_600_000

/** Session length in milliseconds: a family's phone stays signed in, a doctor's desk does not. */
export const sessionLengthMs: Readonly<Record<Role, number>> = {
  patient: 30 * 24 * hour,
  doctor: 12 * hour,
  coordinator: 12 * hour,
}

/** Normalizes a username or email for comparison: case and Unicode form do not count. */
export function uniqueKey(text: string): string {
  return text.normalize('NFKC').trim().toLowerCase()
}

/** The ten digits if the name typed at the sign-in is a phone number, with +91 or 0 before it or not; else null. */
export function phoneTyped(identifier: string): string | null {
  if (!/^\+?[\d\s().-]+$/.test(latinDigits(identifier).trim())) return null
  const digits = phoneDigits(identifier)
  return digits.length === 10 ? digits : null
}

/** The page a person lands on after signing in. */
export function landingPath(role: Role): '/doctor' | '/patient' {
  return role === 'doctor' ? '/doctor' : '/patient'
}
