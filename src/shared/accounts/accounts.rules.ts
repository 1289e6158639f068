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

/**
 * An address in place of the e-mail that somebody does not have: nobody can own one under `.invalid` (RFC 2606), and
 * nothing is sent there.
 */
export function addressInPlaceOfEmail(random: string): string {
  return `none-${random}${inPlaceOfEmail}`
}

export function hasNoEmail(email: string): boolean {
  return email.endsWith(inPlaceOfEmail)
}

const inPlaceOfEmail = '@no-mail.invalid'

const longestSuggestion = 20

/** A username that is probably free: a word of the name, in one script as usernames are, and two digits. */
export function suggestUsername(name: string, number: number): string {
  const words = name
    .normalize('NFC')
    .toLowerCase()
    .split(/[\s.,_-]+/)
  const word = words.find((one) => /^(?:[a-z]{3,}|\p{sc=Deva}{3,}|\p{sc=Guru}{3,})$/u.test(one))
  const fits = word !== undefined && word.length <= longestSuggestion
  return `${fits ? word : 'user'}${String(number % 100).padStart(2, '0')}`
}
