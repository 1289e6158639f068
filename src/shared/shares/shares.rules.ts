import type { FhirSection } from '../kit/fhir-sections.ts'
import { everySection } from '../kit/fhir-sections.ts'

/** What a share holds: the record, what a doctor asks first, or readings. */
export const shareContents = ['summary', 'all', 'readings'] as const
export type ShareContent = (typeof shareContents)[number]

export const sectionsOfShare = {
  summary: ['allergies', 'medications', 'problems', 'pregnancy'],
  all: everySection,
  readings: ['vitalSigns', 'results'],
} as const satisfies Record<ShareContent, readonly FhirSection[]>

/** The newest ones; a share is sent from a phone and opened on another. */
export const readingsInShare = 60

/** Minutes: half an hour, a day, a week. */
export const shareMinutes = [30, 1_440, 10_080] as const
export type ShareMinutes = (typeof shareMinutes)[number]

/** A link that lives longer is forwarded, and found: a PIN is proposed for a day, and must be for a week. */
export function isPinProposed(minutes: ShareMinutes): boolean {
  return minutes > 30
}
export function isPinNeeded(minutes: ShareMinutes): boolean {
  return minutes > 1_440
}

/** Over the whole life of a share; then it is over. */
export const mostWrongPins = 5

export const mostCiphertext = 60_000
export const mostActiveShares = 20
