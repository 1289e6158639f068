import type { Role } from '../../../shared/kit/endpoint.ts'
import { readStored, store } from './storage.ts'

const askedKey = 'nabz.familyAsked'

/**
 * On a shared phone: the place of the current user, or a dash for nobody. Empty on any other phone, which then loads
 * nothing else of the profile code.
 */
export function familyMark(): string {
  return readStored('nabz.family') ?? ''
}

/** Whether to ask this patient if others use the phone too. Not staff: they share a clinic's computer, not a phone. */
export function isFamilyQuestionOpen(role: Role): boolean {
  return role === 'patient' && familyMark() === '' && readStored(askedKey) === null
}

/** Remembers that the question was answered, so that it is not asked again. */
export function closeFamilyQuestion(): void {
  store(askedKey, '1')
}
