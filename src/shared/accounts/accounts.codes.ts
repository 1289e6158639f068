import { latinDigits } from '../kit/text/digits.ts'

/** Digits of a recovery code: 53 bits. */
export const codeLength = 16

/** A code as typed: digits of any of the three scripts, with spaces, hyphens or dots between them. */
export function typedCode(typed: string): string {
  return latinDigits(typed).replace(/[\s.\u2010-\u2015-]/g, '')
}

/** In groups of four, as people read numbers of cards: `4821 9034 1175 2260`. */
export function writeCode(code: string): string {
  return (code.match(/.{1,4}/g) ?? []).join(' ')
}
