import { randomInt, timingSafeEqual } from 'node:crypto'
import type { Keys } from './keys.ts'

/** Without what is mistaken for something else when it is read out. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const numberLength = 8
/** Of the HMAC: 120 bits. */
const signatureBytes = 15

interface Signed {
  number: string
  contentHash: string
}

/** A number for paper: short enough to be read out, too many to be guessed. */
export function newNumber(): string {
  return Array.from({ length: numberLength }, () => letters[randomInt(letters.length)]).join('')
}

/** Number and signature, as the QR code of a prescription has them; nothing of patient or medicines. */
export function codeOf({ digest }: Keys, signed: Signed): string {
  return `${signed.number}-${signatureOf(digest(textOf(signed)))}`
}

export function numberIn(code: string): string {
  return code.slice(0, numberLength).toUpperCase()
}

/** With any root that is not dropped: paper is older than the last rotation. */
export function isGenuine({ digests }: Keys, code: string, signed: Signed): boolean {
  const given = Buffer.from(code.slice(numberLength + 1))
  return digests(textOf(signed)).some((digest) => {
    const right = Buffer.from(signatureOf(digest))
    return given.length === right.length && timingSafeEqual(given, right)
  })
}

function textOf({ number, contentHash }: Signed): string {
  return `prescription ${number} ${contentHash}`
}

function signatureOf(digest: Buffer): string {
  return digest.subarray(0, signatureBytes).toString('base64url')
}
