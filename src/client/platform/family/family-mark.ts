import { readStored } from '../storage.ts'

/**
 * Only on a phone that several people share: the place of whoever is at it, or a dash for nobody. Everywhere else
 * empty, and then nothing else of this folder is loaded.
 */
export function familyMark(): string {
  return readStored('nabz.family') ?? ''
}
