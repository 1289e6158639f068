import type { Approval } from './doctors.contract.ts'

/** What is known of a doctor's approval before the profile is saved. */
export interface ApprovalBefore {
  approval: Approval
  registrationNumber: string
  /** A coordinator has decided about this doctor, at any time. */
  wasJudged: boolean
}

/**
 * What saving the profile does to a doctor's approval. Where a coordinator checks registrations, another
 * number than the checked one must be checked anew. A suspension only a coordinator ends, and nobody about
 * whom a coordinator decided becomes approved by a setting.
 */
export function approvalAfterSaving(
  before: ApprovalBefore | null,
  registrationNumber: string,
  policy: 'automatic' | 'coordinator',
): Approval {
  if (before?.approval === 'suspended') return 'suspended'
  const isSameNumber = before?.registrationNumber === registrationNumber
  if (before?.approval === 'refused') return isSameNumber ? 'refused' : 'awaiting'
  if (policy === 'automatic')
    return before?.approval === 'awaiting' && before.wasJudged ? 'awaiting' : 'approved'
  return before && isSameNumber ? before.approval : 'awaiting'
}
