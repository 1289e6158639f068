import { latinDigits } from '../kit/text/digits.ts'

/** Digits of a recovery code: 53 bits. */
export const codeLength = 16

/** Digits of a code from the desk: 40 bits for half an hour. The length tells it from a recovery code. */
export const resetCodeLength = 12

/** Digits of a code from an authenticator app. */
export const appCodeLength = 6

export const resetCodeMinutes = 30

/** What a coordinator may ask to be sure who somebody is; `document`: a card with a photograph. */
export const identityChecks = ['name', 'age', 'village', 'phone', 'registration', 'document'] as const
export type IdentityCheck = (typeof identityChecks)[number]

/** One answer alone may be guessed or overheard. */
export const fewestChecks = 2

/** A code as typed: digits of any of the three scripts, with spaces, hyphens or dots between them. */
export function typedCode(typed: string): string {
  return latinDigits(typed).replace(/[\s.\u2010-\u2015-]/g, '')
}

/** In groups of four, as people read numbers of cards: `4821 9034 1175 2260`. */
export function writeCode(code: string): string {
  return (code.match(/.{1,4}/g) ?? []).join(' ')
}
