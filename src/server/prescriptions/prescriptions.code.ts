import { createHash, randomInt } from 'node:crypto'

/** Without what is mistaken for something else when it is read out. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
/** As platform/auth/paper-code.ts cuts it off. */
const numberLength = 8

/** The number of a prescription: short enough to be read out, too many to be guessed together with its signature. */
export function newNumber(): string {
  return Array.from({ length: numberLength }, () => letters[randomInt(letters.length)]).join('')
}

/** The same content has the same hash: its fields come in the order in which they are written here. */
export function hashOf(content: object): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}
