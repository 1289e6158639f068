export interface LegalHoldsProps {
  patientId: string
  /** The doctor's own, which may be marked; without it all visits are listed. */
  visit?: { id: string; date: string }
}

/** The name of what was typed of a mark. */
export function draftOf(encounterId: string): string {
  return `legalholds.mark.${encounterId}`
}
