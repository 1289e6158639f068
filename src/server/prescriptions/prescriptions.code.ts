import { createHash } from 'node:crypto'

/** The same content has the same hash: its fields come in the order in which they are written here. */
export function hashOf(content: object): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}
