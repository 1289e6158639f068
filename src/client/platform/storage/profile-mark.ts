import type { Role } from '../../../shared/kit/endpoint.ts'
import { readStored, store } from './storage.ts'

const askedKey = 'nabz.familyAsked'

/**
 * Only on a phone that several people share: the place of whoever is at it, or a dash for nobody. Everywhere else
 * empty, and then nothing else of this folder is loaded.
 */
export function familyMark(): string {
  return readStored('nabz.family') ?? ''
}

/** Whether this person may still be asked if others use the phone. Staff share a clinic's computer, not a phone. */
export function isFamilyQuestionOpen(role: Role): boolean {
  return role === 'patient' && familyMark() === '' && readStored(askedKey) === null
}

/** Answered for good, whatever the answer was. */
export function closeFamilyQuestion(): void {
  store(askedKey, '1')
}
